import { expect, test } from 'vitest';
import { splitTitles } from './catalog/topic-forms.ts';

test.each([
  ['One, two,, three ', ['One', 'two', 'three']],
  ['"Sell, then buy", Other', ['Sell, then buy', 'Other']],
  ['Other,  “Sell, then buy”', ['Other', 'Sell, then buy']],
  ['"Quiet" streets, loud kitchens', ['"Quiet" streets', 'loud kitchens']],
  ['5" pipes, and 7" ones', ['5" pipes', 'and 7" ones']],
  ['"Never closed, here', ['"Never closed', 'here']],
  ['"", " "', []],
  ['"A"', ['A']],
])('%j holds %j', (text, titles) => expect(splitTitles(text)).toEqual(titles));
