import { strong } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { startsWithKnownName } from '#builtin/writer/understand/names.ts';
import { usStates } from '#contract/us-states.ts';
import { startsWithStyle, startsWithWord, withSmallStart } from './inside-sentence.ts';

/** Words behind a label begin small, unless with a name. */
export const afterLabel = (
  {
    startsWithName,
    head,
    text,
  }: { startsWithName?: boolean; head?: { text: string }; text?: string },
  words: string,
) =>
  startsWithName
    ? words
    : // What was typed small is no name.
      /^\p{Ll}/u.test(head?.text ?? text ?? '') && /^\p{Lu}\p{Ll}/u.test(words)
      ? lowerStart(words)
      : inSentence(words);

/** Words behind their label, in bold, as a line of a list. */
export const behindLabel = (
  label: string | undefined,
  words: string,
  of: Parameters<typeof afterLabel>[0] = {},
) => {
  const again = countWords(words) <= 5 ? /\b(\p{L}{4,}s)$/u.exec(label ?? '')?.[1] : undefined;
  const said =
    splitSentences(words).length > 1
      ? words
      : words.replace(/(?<!\b[ap]\.m)\.$/, '').replace(again ? new RegExp(` ${again}$`) : /$^/, '');
  // "Compare Madison and Harvest by drive time" says what its label would.
  const isOrderOfLabel = /\bcompare\b/i.test(label ?? '') && /^compare\b/i.test(said);
  return label && !isOrderOfLabel && !/^[^:.!?"]{3,30}: /.test(said)
    ? `${strong(`${label}:`)} ${/^["“]/.test(said) ? said : /^[^.!?]+\?$/.test(said) ? capitalise(said) : afterLabel(of, said)}`
    : capitalise(said);
};

export const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Words inside a sentence of ours. A name of several words keeps its letters. */
export const inSentence = (text: string) =>
  // "Texas, Kansas City", "My Safe Florida Home".
  startsWithState.test(text) ||
  startsWithKnownName(text) ||
  startsWithStyle.test(text) ||
  /^(?:My|Our|The) \p{Lu}\p{Ll}+ \p{Lu}/u.test(text) ||
  /^(?:Route|Highway|Interstate|County Road) [\dA-Z]|^(?:Zoom|FaceTime|Facebook|Instagram|Google|YouTube|Christmas|Thanksgiving|Realtor)s?\b/.test(
    text,
  )
    ? text
    : withSmallLetter(text);

const startsWithState = new RegExp(`^(?:${usStates.map(({ name }) => name).join('|')})\\b`);

const withSmallLetter = (text: string) =>
  // "Apex, Cary and Garner, by drive time".
  /^\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}/u.test(text) ? text : withSmallWord(text);

const withSmallWord = (text: string) =>
  /^(?:Any|All|Some|Most|Every|Each|Both) \p{Ll}|^(?:Roughly|About|Around|Between|Along|It|You|They|We|He|She|There|That|A|An|My|Our|Your|This|In|On|At|For|From|With|By)(?:['’]| )|^The \p{Ll}|^\p{Lu}\p{Ll}{2,}ing (?:the|an?|my|our|your|their|it|to|off|on|in|for|at|until|before)\b/u.test(
    text,
  ) ||
  (/^\p{Lu}\p{Ll}+[.!,] /u.test(text) &&
    // "Meridian, Eagle, Nampa" are names, whatever else the first of them means.
    !/^\p{Lu}\p{Ll}+, (?:\p{Lu}[^,.]*, )*(?:and )?\p{Lu}[^,.]*(?:\.|$)/u.test(text) &&
    !/^(?:St|Mt|Ft|Dr|Mr|Mrs)\. /.test(text) &&
    (startsWithWord(text) || /^\p{Lu}\p{Ll}+ing[.!,]/u.test(text)))
    ? lowerStart(text)
    : /^\p{Lu}\S*\s+(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:(?:&|of|the|for) )*\p{Lu}|^\p{Lu}\.? \d|^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/u.test(
          text,
        )
      ? text
      : lowerFirst(withSmallStart(text));

/** "Local help: Tri-R Gutters." One such line reads well, three read like a form. */
export const hasLabel = (text: string) => /^[^:.!?"]{3,48}: /.test(text);
