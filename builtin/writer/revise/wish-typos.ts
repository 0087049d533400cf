/** Words of wishes that are often typed in a hurry. */
const wishWords =
  `make shorter longer shorten punchier punchy bolder stronger warmer friendlier friendly simpler professional formal casual
  title headline opening ending sentence paragraph remove delete change replace mention include hashtags hashtag emoji emojis
  bullets bullet points first person tone words spanish funny rewrite start with`.split(/\s+/);
const known = new Set(wishWords);

/** "mkae it shroter" as it was meant. What stands in quotation marks and what has capitals stays. */
export function withoutTypos(request: string): string {
  return request.replace(/["“][^"”]*["”]|(?<![\p{L}'’#@])\p{Ll}{4,}(?![\p{L}'’])/gu, (word) =>
    /^["“]/.test(word) || known.has(word)
      ? word
      : (wishWords.find((each) => isOneSlip(word, each)) ?? word),
  );
}

/**
 * Two letters that changed places, or one letter doubled or dropped. A letter in place of another is
 * no slip here: it makes other words, such as "tone" and "tune".
 */
function isOneSlip(typed: string, meant: string): boolean {
  if (meant.length < 4 || Math.abs(typed.length - meant.length) > 1) return false;
  if (typed.length === meant.length) {
    const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
    return (
      at >= 0 &&
      typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      typed.slice(at + 2) === meant.slice(at + 2)
    );
  }
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed];
  if (short.length < 5) return false;
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  const isEnd = at === long.length - 1;
  return !isEnd && long.slice(0, at) + long.slice(at + 1) === short;
}
