import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';

/** Words of requests that are often typed in a hurry. */
const requestWords =
  `make shorter longer shorten punchier punchy bolder stronger warmer friendlier friendly simpler professional formal casual
  title headline opening ending sentence sentences paragraph paragraphs remove delete change replace mention include hashtags hashtag
  emoji emojis bullets bullet points first person tone words spanish funny rewrite start with instead question exclamation capitalize
  spelling address number phone price beginning bottom direct directly salesy conversational persuasive exciting professional
  grammar translate tighten tighter concise shorten switch swap without intro introduction conclusion engaging interesting
  buyers sellers checklist between another different about should because sounds please story action`.split(
    /\s+/,
  );
const known = new Set(requestWords);

/** What is typed short on a phone. */
const shortForms: Record<string, string> = {
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  cant: "can't",
  im: "I'm",
  ive: "I've",
  abt: 'about',
  em: 'them',
  ppl: 'people',
  id: "I'd",
  idk: "I don't know",
  bc: 'because',
  cuz: 'because',
  w: 'with',
  tho: 'though',
  n: 'and',
  appt: 'appointment',
  appts: 'appointments',
  yrs: 'years',
  smth: 'something',
  sth: 'something',
  thats: "that's",
  hastags: 'hashtags',
  exclaimation: 'exclamation',
  exclamtion: 'exclamation',
  sentance: 'sentence',
  sentances: 'sentences',
  paragragh: 'paragraph',
  professionel: 'professional',
  proffesional: 'professional',
  profesional: 'professional',
  adress: 'address',
  begining: 'beginning',
  definately: 'definitely',
  seperate: 'separate',
  convo: 'conversational',
};

/** "mkae it shroter" as it was meant. What stands in quotation marks and what has capitals stays. */
export function withoutTypos(request: string): string {
  const written = request
    .replace(/\bw\/ ?(?=\w)/gi, 'with ')
    .replace(
      /["“][^"”]*["”]|(?<![\p{L}\p{N}'’#@./-])[a-z]{1,12}(?![\p{L}\p{N}'’@/]|\.\w)/gu,
      (word) => shortForms[word] ?? word,
    );
  return written.replace(/["“][^"”]*["”]|(?<![\p{L}'’#@])\p{Ll}{4,}(?![\p{L}'’])/gu, (word) =>
    /^["“]/.test(word) || known.has(word) || isEverydayWord(word)
      ? word
      : (requestWords.find((each) => isOneSlip(word, each)) ?? word),
  );
}

/**
 * Two letters that changed places, or one letter doubled or dropped. A letter in place of another is
 * no slip here: it makes other words, such as "tone" and "tune".
 */
export function isOneSlip(typed: string, meant: string): boolean {
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
