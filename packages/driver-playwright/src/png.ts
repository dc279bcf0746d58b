/** Just enough PNG to paint rectangles on what Chromium writes: 8 bits a channel, RGB or RGBA, not interlaced. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

export interface Rectangle {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const SIGNATURE_BYTES = 8;
const GREY = 0x80;

interface Image {
	readonly width: number;
	readonly height: number;
	readonly channels: number;
	readonly header: Buffer;
	/** Rows without their filter byte, channels interleaved. */
	readonly pixels: Buffer;
}

/** The same picture with these areas, in pixels, painted grey. Throws on a picture of another kind. */
export function paintOver(png: Buffer, areas: readonly Rectangle[]): Buffer {
	const image = decode(png);
	for (const area of areas) paint(image, area);
	return encode(image);
}

function paint(image: Image, area: Rectangle): void {
	const left = Math.max(0, Math.floor(area.x));
	const right = Math.min(image.width, Math.ceil(area.x + area.width));
	const bottom = Math.min(image.height, Math.ceil(area.y + area.height));
	for (let y = Math.max(0, Math.floor(area.y)); y < bottom && left < right; y++) {
		const start = (y * image.width + left) * image.channels;
		image.pixels.fill(GREY, start, start + (right - left) * image.channels);
	}
}

function decode(png: Buffer): Image {
	const data: Buffer[] = [];
	let header: Buffer | undefined;
	for (let at = SIGNATURE_BYTES; at < png.length; ) {
		const length = png.readUInt32BE(at);
		const type = png.toString("latin1", at + 4, at + 8);
		const body = png.subarray(at + 8, at + 8 + length);
		if (type === "IHDR") header = body;
		if (type === "IDAT") data.push(body);
		at += length + 12;
	}
	const channels = { 2: 3, 6: 4 }[header?.[9] ?? 0];
	if (!header || !channels || header[8] !== 8 || header[12] !== 0) {
		throw new Error("a picture of this kind cannot be painted on");
	}
	const width = header.readUInt32BE(0);
	const height = header.readUInt32BE(4);
	const pixels = unfilter(inflateSync(Buffer.concat(data)), { width, height, channels });
	return { width, height, channels, header, pixels };
}

function unfilter(
	raw: Buffer,
	size: { readonly width: number; readonly height: number; readonly channels: number },
): Buffer {
	const { height, channels } = size;
	const stride = size.width * channels;
	const pixels = Buffer.alloc(stride * height);
	for (let y = 0; y < height; y++) {
		const filter = raw[y * (stride + 1)] ?? 0;
		const row = y * stride;
		for (let x = 0; x < stride; x++) {
			const value = raw[y * (stride + 1) + 1 + x] ?? 0;
			const left = x >= channels ? (pixels[row + x - channels] ?? 0) : 0;
			const up = y > 0 ? (pixels[row - stride + x] ?? 0) : 0;
			const corner = y > 0 && x >= channels ? (pixels[row - stride + x - channels] ?? 0) : 0;
			pixels[row + x] = value + predict(filter, { left, up, corner });
		}
	}
	return pixels;
}

function predict(
	filter: number,
	near: { readonly left: number; readonly up: number; readonly corner: number },
): number {
	const { left, up } = near;
	switch (filter) {
		case 1:
			return left;
		case 2:
			return up;
		case 3:
			return (left + up) >> 1;
		case 4:
			return paeth(near);
		default:
			return 0;
	}
}

/** PNG specification, filter type 4: whichever neighbour is nearest to their linear estimate. */
function paeth(near: {
	readonly left: number;
	readonly up: number;
	readonly corner: number;
}): number {
	const { left, up, corner } = near;
	const estimate = left + up - corner;
	const [a, b, c] = [left, up, corner].map((each) => Math.abs(estimate - each));
	if (a === undefined || b === undefined || c === undefined) return 0;
	if (a <= b && a <= c) return left;
	return b <= c ? up : corner;
}

function encode(image: Image): Buffer {
	const stride = image.width * image.channels;
	const raw = Buffer.alloc((stride + 1) * image.height);
	for (let y = 0; y < image.height; y++) {
		image.pixels.copy(raw, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
	}
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", image.header),
		chunk("IDAT", deflateSync(raw)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, body: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
	const framed = Buffer.alloc(named.length + 8);
	framed.writeUInt32BE(body.length, 0);
	named.copy(framed, 4);
	framed.writeUInt32BE(crc32(named), named.length + 4);
	return framed;
}
