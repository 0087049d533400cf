import { crc32, deflateSync } from 'node:zlib';

/** A real picture of the given size: two plain colours, sky over lawn. */
export function drawPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, row) => drawRow(width, row < height / 2));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A valid picture that weighs as much as asked, by way of a long comment. */
export function drawHeavyPng(bytes: number): Buffer {
  const small = drawPng(64, 64);
  const end = small.length - emptyChunkBytes;
  const comment = Buffer.alloc(Math.max(8, bytes - small.length - emptyChunkBytes), ' ');
  comment.set(Buffer.from('Comment\0'));
  return Buffer.concat([small.subarray(0, end), chunk('tEXt', comment), small.subarray(end)]);
}

/** Each row begins with the number of its filter; 0 is none. */
function drawRow(width: number, isSky: boolean): Buffer {
  const pixels = Buffer.alloc(width * 3, isSky ? '9cc9f0' : '6aa84f', 'hex');
  return Buffer.concat([Buffer.from([0]), pixels]);
}

/** Length, type and checksum. */
const emptyChunkBytes = 12;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
