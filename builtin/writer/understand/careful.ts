import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { saysToWriter } from './said-to-writer.ts';

/**
 * A sentence that was typed with care: a capital, an end mark, apostrophes where they belong and nothing of what is
 * typed on a phone. It is printed as it stands or not at all: what sets hurried notes right would bend it.
 */
export const isCarefulSentence = (sentence: string): boolean =>
  countWords(sentence) >= fewestWords &&
  /^["“'‘(]?[\p{Lu}\d$]/u.test(sentence) &&
  /\p{L}\p{Ll}/u.test(sentence) &&
  /[^\s.!?,;:][.!?]["”'’)]*$/u.test(sentence) &&
  !typedInAHurry.test(sentence) &&
  !articleLeftOut.test(sentence) &&
  !saysToWriter(sentence);

/** Shorter ones are replies: "Yes.", "Mine.", "Under $500." */
const fewestWords = 4;

/** "No rebates that I can confirm." */
const saysNothing = /^(?:No|None|Not|Nothing|Nobody)\b/;
const mostWordsOfNothing = 8;

/** All that was typed. A short sentence among careful ones is as careful as they are: "Insurance. Quotes for it ..." */
export function isCareful(text: string): boolean {
  const sentences = splitSentences(text);
  return (
    !text.trim().includes('\n') &&
    sentences.some(isCarefulSentence) &&
    sentences.every((each) => isCarefulSentence(each) || isShortSentence.test(each))
  );
}

const isShortSentence = /^["“']?[\p{Lu}\d$][^.!?:;]*\p{L}[.!?]["”']?$/u;

const typedInAHurry = new RegExp(
  [
    // Apostrophes that were left out, and "i".
    String.raw`\b(?:i|im|ive|dont|doesnt|didnt|isnt|arent|wasnt|werent|cant|couldnt|wouldnt|shouldnt|wont|hasnt|havent|hadnt|thats|theyre|theyll|youre|youll|theres|whats|lets not|Im|Ive|Dont|Cant|Thats|Theyre|Youre)\b`,
    // Forms for the phone.
    String.raw`\b(?:bc|cuz|w|u|ur|abt|thru|pls|plz|thx|tho|idk|tbh|lol|haha|gonna|wanna|kinda|yr|yrs|wk|wks|mo|mos|hrs|mins|bd|ba|br|sf|sqft|bldg|mkt|dom|nbr|info re)\b`,
    String.raw`\b(?:its) (?:an?|the|not|been|going|free|all|my|our|your)\b`,
    // Marks instead of words, and figures without what they are.
    String.raw`\d ?k\b|\b[a-z]\/|(?<=\p{Ll}) [+&@] (?=[\p{Ll}\d])|\S [-–] \S|[!?.]{2}| ,|,(?=\p{L})|=|\d-\d{1,2} (?:a\.?m|p\.?m)`,
  ].join('|'),
  'u',
);

/** "Inspector found mold": notes leave out what a sentence has. */
const articleLeftOut =
  /^(?:Seller|Buyer|Inspector|Lender|Appraiser|Owner|Tenant|House|Home|Roof|Furnace|Basement|Kitchen|Client|Couple) (?!who\b|of\b|and\b|or\b|in\b|to\b)\p{Ll}/u;

/** One of these stands for a careful sentence while what is around it is set right. */
const tokens = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';

/** The answer with its careful sentences out of reach, and how to put them back. */
export function withCareKept(
  answer: string,
  isPrinted = true,
): { open: string; restored: (text: string) => string } {
  const asTyped = { open: answer, restored: (text: string) => text };
  if (!isPrinted || /[①-⑳]/.test(answer)) return asTyped;
  const kept: string[] = [];
  const open = answer
    .split('\n')
    .map((line) =>
      splitSentences(line)
        .map((sentence, index) => {
          const [, reply = '', said = ''] =
            (index === 0 && /^(Yes)[,:] (\p{L}.+)$/su.exec(sentence)) || [];
          const whole = reply ? said.charAt(0).toUpperCase() + said.slice(1) : sentence;
          const isNothing =
            index === 0 && saysNothing.test(sentence) && countWords(sentence) <= mostWordsOfNothing;
          if (isNothing || !isCarefulSentence(whole) || kept.length === tokens.length)
            return sentence;
          kept.push(whole);
          return `${reply ? `${reply}. ` : ''}${tokens[kept.length - 1]}.`;
        })
        .join(' '),
    )
    .join('\n');
  if (kept.length === 0) return asTyped;
  return {
    open,
    restored: (text) =>
      text.replace(/([①-⑳])[.]?/g, (_, token: string) => kept[tokens.indexOf(token)] ?? ''),
  };
}
