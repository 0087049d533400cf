import { FileProblem } from './topic-columns.ts';

/** Bytes of a file, and of what is pasted. */
export const fileMaxBytes = 2 * 1024 * 1024;

export const importTooLarge = 'This is larger than 2 MB. Import it in smaller parts.';

/** The text of a file, however the program that wrote it encodes letters. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes.length > fileMaxBytes) throw new FileProblem(importTooLarge);
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    throw new FileProblem('This is a workbook or an archive. Save it as CSV and choose that file.');
  }
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (text.includes('\0')) throw new FileProblem('This is not a text file.');
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  // Without a mark: of the first letter, which is a plain one, one half is zero.
  if (bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const startsWith = (bytes: Uint8Array, start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
