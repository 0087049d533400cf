import type { QuestionAnswer } from '#contract/facts.ts';
import { addressIn } from './segments.ts';

/**
 * What an agent asks to keep out of print: the address, its house or unit number, the price. It may
 * be typed in another answer than the one that says so, also in one that was remembered, so all
 * answers are read first. What a remembered answer asked for was of another piece.
 */
export function withoutWithheld(
  answers: readonly QuestionAnswer[],
  rememberedAnswers: readonly QuestionAnswer[] = [],
): { answers: QuestionAnswer[]; rememberedAnswers: QuestionAnswer[]; hint?: string } {
  const all = answers.map(({ answer }) => answer).join('\n');
  const hides = {
    address: hidden('address').test(all),
    number: hidden('(?:house |street |home )?numbers?').test(all),
    unit: hidden('(?:unit|apt|apartment|condo|suite) (?:number|#)').test(all),
    price: hidden('(?:sale |sold |final |list |exact )?price').test(all),
  };
  if (!Object.values(hides).some(Boolean))
    return { answers: [...answers], rememberedAnswers: [...rememberedAnswers] };
  const withheld = new Set<string>();
  const shown = (each: QuestionAnswer): QuestionAnswer => {
    let { answer } = each;
    const address = addressIn.exec(answer)?.[0];
    if (address && hides.address) {
      withheld.add('the address');
      answer = answer.replace(address, '').replace(/^[\s,;.-]+/, '');
    } else if (address) {
      let street = address;
      if (hides.number && /^\d/.test(address)) {
        withheld.add('the house number');
        street = street.replace(/^\d[\w-]*\s+/, '');
      }
      if ((hides.unit || hides.number) && unitIn.test(street)) {
        withheld.add('the unit number');
        street = street.replace(unitIn, '');
      }
      answer = answer.replace(address, street);
    }
    if (
      hides.price &&
      /\b(?:beds?|size|price(?! range| band)|how did it go)\b/i.test(each.question)
    ) {
      const unpriced = answer.replace(homePrice, '');
      if (unpriced !== answer) withheld.add('the price');
      answer = unpriced.replace(/(?:\s*[,;]\s*)+(?=$|[,;])/g, '').replace(/^[\s,;]+/, '');
    }
    return { ...each, answer };
  };
  const left = { answers: answers.map(shown), rememberedAnswers: rememberedAnswers.map(shown) };
  return {
    ...left,
    hint:
      withheld.size > 0
        ? `You asked not to print ${[...withheld].join(' and ')}: it is left out.`
        : undefined,
  };
}

const unitIn = /,? ?(?:#|apt\.?|unit|suite|ste\.?) ?[\w-]+$/i;

/** The price of a home, and no credit or amount over list. */
const homePrice =
  /(?:\b(?:sold|listed|closed|went) (?:for|at) |\b(?:for|at) )?(?:\$ ?\d{3}(?:,\d{3})+|\$ ?\d(?:,\d{3}){2}|(?<![\d.])\d{3}(?:,\d{3})|\$?\d{3} ?k\b|\$?\d(?:\.\d+)? ?m(?:il|illion)?\b)(?! (?:over|under|above|below|credit))/gi;

/** "no address please", "dont use the house number", "leave the price out". */
const hidden = (what: string) =>
  new RegExp(
    [
      `(?:^|[,;.!?(\\n] ?|\\b(?:but|and|so|with|please|pls|just|ok|okay|fine|yes) )(?:no|skip|without|not) (?:the )?(?:exact |full |actual )?${what}(?=$|[,;.!?)\\n]| (?:please|pls|yet|on this|though|and|or|in|for now|thanks))`,
      `\\b(?:don['’]?t|do not|can['’]?t|cannot|rather not|prefer not(?: to)?|never) (?:use|name|print|post|mention|say|share|give|show|put|include|list|publish|quote) (?:out )?(?:the |my |our |an? |any |exact |full |actual )*(?:(?:\\p{L}+ (?:and|or) )?(?:the )?)${what}\\b`,
      `\\b(?:leave|keep|take) (?:off |out )?(?:the |my |our |exact |full )*${what} (?:out|off|private|quiet|to (?:yourself|ourselves))\\b`,
      `\\b(?:leave|keep|take) (?:off|out) (?:the |my |our |exact |full )*${what}\\b`,
    ].join('|'),
    'iu',
  );
