import { expect, test } from 'vitest';
import { byteSize } from './byte-size.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [400 * 1024, '400 KB'],
  [1024 ** 2, '1 MB'],
  [1.25 * 1024 ** 2, '1.3 MB'],
  [12.4 * 1024 ** 2, '12 MB'],
  [812 * 1024 ** 2, '812 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [1024 ** 3, '1 GB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
])('%d bytes are %s', (bytes, words) => expect(byteSize(bytes)).toBe(words));
