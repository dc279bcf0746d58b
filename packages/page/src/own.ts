/**
 * Own references to the DOM's getters and methods, taken when the script starts. A form whose fields are called
 * `children`, `id` or `getAttribute` shadows those names on itself; called through the prototype they tell the truth.
 */
const call = Function.prototype.call;
const bind = Function.prototype.bind;

/** A method of `prototype` as a function whose first argument is the receiver. */
export function method<F>(prototype: object, name: string): F {
	const value: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
	if (typeof value !== "function") throw new Error(`this browser has no ${name}`);
	return bind.call(call, value) as F;
}

/** A getter of `prototype` as a function of the receiver. */
export function getter<N, V>(prototype: object, name: string): (node: N) => V {
	const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
	if (!get) throw new Error(`this browser has no ${name}`);
	return bind.call(call, get) as (node: N) => V;
}
