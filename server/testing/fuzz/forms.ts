import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { jpegPicture, pngPicture, webpPicture } from '#server/testing/pictures.ts';

/** Forms with a file, good and bad. The fields are strings: a form knows nothing else. */

const good = await Promise.all([pngPicture(), jpegPicture(), webpPicture()]);
const png = good[0] as Buffer;

/** Says that it is 60,000 pixels wide and high. */
function hugeDimensions(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

const bad = [
  Buffer.alloc(0),
  Buffer.from('no picture at all'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  png.subarray(0, 40),
  png.subarray(0, png.length - 20),
  Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]),
  hugeDimensions(),
];

const fileArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...good) },
  { weight: 3, arbitrary: fc.constantFrom(...bad) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
);

const boundary = 'porchlight-boundary';

export type FuzzForm = { type: string; bytes: Buffer };

/** Everything about the file of a form; its other fields are made by their schema. */
export const filePart = fc.record({
  bytes: fileArbitrary,
  name: fc.constantFrom('file', 'file', 'file', 'file', 'File', 'picture', '__proto__', ''),
  filename: fc.constantFrom(
    'a.png',
    '../../a.png',
    'a\u202egnp.exe',
    'a"b.png',
    'x'.repeat(500),
    '',
  ),
  type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', '', 'x'),
  times: fc.constantFrom(1, 1, 1, 1, 1, 0, 2),
});
export type FilePart = typeof filePart extends fc.Arbitrary<infer Part> ? Part : never;

export const formDamage = fc.constantFrom(
  ...Array<string>(8).fill('none'),
  'no end',
  'other boundary',
  'no boundary',
  'cut',
  'many fields',
);

export function damagedForm(
  fields: Record<string, string>,
  file: FilePart,
  damage: string,
): FuzzForm {
  const parts = Object.entries(fields).map(([name, value]) => field(name, value));
  if (damage === 'many fields') parts.push(...Array.from({ length: 40 }, () => field('a', 'b')));
  for (let count = 0; count < file.times; count += 1) parts.push(fileHead(file));
  const end = damage === 'no end' ? '' : `--${boundary}--\r\n`;
  const bytes = Buffer.concat([...parts, Buffer.from(end)]);
  const named = damage === 'other boundary' ? 'another' : boundary;
  return {
    type:
      damage === 'no boundary' ? 'multipart/form-data' : `multipart/form-data; boundary=${named}`,
    bytes: damage === 'cut' ? bytes.subarray(0, bytes.length >> 1) : bytes,
  };
}

const field = (name: string, value: string) =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );

const fileHead = ({ name, filename, type, bytes }: FilePart) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
