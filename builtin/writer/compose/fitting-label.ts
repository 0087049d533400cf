import type { Fact, SentenceFrames } from '#builtin/writer/understand/brief.ts';
import { linkIn } from '#builtin/writer/understand/segments.ts';

/**
 * Labels come from the question; what was answered may be something else: asked for a rebate, agents
 * tell of a permit. These labels fit what was said.
 */
export function withFittingLabels(facts: readonly Fact[], title: string): Fact[] {
  return facts.map((fact) => {
    const { labels } = fact;
    const typed = fact.typed.replace(new RegExp(linkIn.source, 'giu'), '');
    // An address alone says what it leads to.
    if (!/\p{L}/u.test(typed) && labels.includes('Worth a look') && /rebate/i.test(fact.typed))
      return { ...fact, labels: ['Rebates'], frames: { any: ['Rebates are listed at {x}.'] } };
    const found = fitting.find(
      ([label, said, , inTitle]) =>
        labels.some((each) => label.test(each)) &&
        said.test(typed) &&
        (!inTitle || inTitle.test(title)),
    );
    // "I work with all of them": nobody is named behind a label that names somebody.
    if (namesSomebody.test(labels[0] ?? '') && /^(?:I|We)\b(?!['’])/.test(typed))
      return { ...fact, labels: [], frames: undefined };
    if (!found) return fact;
    // A sentence made for the question would say the same as its label.
    const said = (text: string) =>
      found[2] === 'Permits'
        ? text
            .replace(/^(?:an? )?permits? (?=(?:from|for|through)\b)/i, '')
            .replace(/^no permits? (?=for\b)/i, 'none ')
        : text.replace(
            /^((?:always )?included with) (?:the |my |a )?listings?(?=[.,]|$)/i,
            '$1 every listing',
          );
    return {
      ...fact,
      labels: [found[2]],
      frames: found[4],
      typed: said(fact.typed),
      head: fact.head && { ...fact.head, text: said(fact.head.text) },
    };
  });
}

const namesSomebody = /\b(?:to know|to ask|people|help)\b/i;

type Fitting = [
  label: RegExp,
  said: RegExp,
  fits: string,
  inTitle?: RegExp,
  frames?: SentenceFrames,
];

const fitting: Fitting[] = [
  [
    /^Good people to ask$/,
    /\b(?:class|classes|course|courses|workshops?|seminars?)\b/i,
    'Classes to look into',
  ],
  [
    /^Stops to know$/,
    /^(?=[^,]*\b(?:trail|greenway|path)s?\b)(?:[^,]*\b(?:trail|greenway|path|parkway)s?\b[^,]*(?:,|$))+\.?$/i,
    'Trails to know',
  ],
  [
    /^Stops to know$/,
    /^(?:[^,]*\b(?:park|preserve|gardens?)s?\b[^,]*(?:,|$)){2,}\.?$/i,
    'Parks to know',
  ],
  [
    /^(?:Worth a look|Programs to check)$/,
    /^(?!.*\b(?:rebate|program|credit|grant|discount)).*\bpermits?\b/i,
    'Permits',
  ],
  [
    /^(?:Local help|Good to know about)$/,
    /^(?!.*\d{3}-\d{4}).*\b(?:alerts?|map|website|portal|app)\b/i,
    'Good to have',
  ],
  [
    /^(?:What it runs here|A realistic local budget)$/,
    /^(?:keep|stay|stick|if you)\b|\bdon['’]t bother\b/i,
    'My rule',
  ],
  [/^(?:What it runs here|A realistic local budget)$/, /^[^\d$]+$/, 'On cost'],
  [
    /^(?:Current incentives|Incentives right now)$/,
    /^(?=[^\d$]+$).*\b(?:change|ask|depends?|vary|varies)\b/i,
    'Incentives',
  ],
  [
    /^(?:Local costs|What owning here costs)$/,
    /^(?!.*(?:\$|\d%|\b(?:tax|insur|hoa|flood|fee|cost|premium|assess|dues|utilit|escrow|bill|rate|deductible|cdd|millage|homestead|pay|price|expens))).*/i,
    'Good to know here',
  ],
  [
    /^(?:What I bring|Staging help from me)$/,
    /^(?:it['’]s |always |all |both )?(?:included|free|complimentary|part of|comes with)\b/i,
    'Staging help',
  ],
  [
    /^(?:What I have for you|What I offer)$/,
    /^(?!.*\b(?:class|workshop|seminar|clase|consult|webinar|meeting|coffee|happy hour|talk)).*\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/i,
    'My next buyer class',
  ],
];
