/** "an Austin home", "a Eugene home": the article goes by the sound a name begins with. */
export function indefiniteArticle(name: string): 'a' | 'an' {
  const word = /[\p{L}\p{N}]+/u.exec(name)?.[0] ?? '';
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (plain.length === 1) return 'aefhilmnorsx8'.includes(plain) ? 'an' : 'a';
  if (soundsLikeYouOrOne.test(plain)) return 'a';
  if (/^(?:[aeio]|u(?!ni[^mn]))|^(?:heir|honest|hour|yps|8|11$|18)/.test(plain)) return 'an';
  return 'a';
}

/** Utica, Union City, Eugene, Ewing and Oneonta's opposite: a consonant heard before a vowel seen. */
const soundsLikeYouOrOne =
  /^(?:eu|ew|one$|once|ouray|u(?:kiah|kia|lysses|matilla|niv|nion|nit|nic|nique|ranus|ta|te|ti|valda|valde|pola|ra[vn]))/;
