import { expect, test } from 'vitest';
import { sizeInWords } from './storage.ts';

test.each([
  [0, '0 MB'],
  [1, '0.1 MB'],
  [400 * 1024, '0.4 MB'],
  [1024 ** 2, '1 MB'],
  [1.25 * 1024 ** 2, '1.3 MB'],
  [12.4 * 1024 ** 2, '12 MB'],
  [812 * 1024 ** 2, '812 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 3 + 1, '1 GB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
])('%d bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
