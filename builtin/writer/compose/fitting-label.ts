import type { Fact } from '#builtin/writer/understand/brief.ts';

/**
 * Labels come from the question; what was answered may be something else: asked for a rebate, agents
 * tell of a permit. These labels fit what was said.
 */
export function withFittingLabels(facts: readonly Fact[], title: string): Fact[] {
  return facts.map((fact) => {
    const { labels, typed } = fact;
    const found = fitting.find(
      ([label, said, , inTitle]) =>
        labels.some((each) => label.test(each)) &&
        said.test(typed) &&
        (!inTitle || inTitle.test(title)),
    );
    if (!found) return fact;
    // A sentence made for the question would say the same as its label.
    const said = (text: string) =>
      found[2] === 'Permits'
        ? text
            .replace(/^(?:an? )?permits? (?=(?:from|for|through)\b)/i, '')
            .replace(/^no permits? (?=for\b)/i, 'none ')
        : text;
    return {
      ...fact,
      labels: [found[2]],
      frames: undefined,
      typed: said(typed),
      head: fact.head && { ...fact.head, text: said(fact.head.text) },
    };
  });
}

type Fitting = [label: RegExp, said: RegExp, fits: string, inTitle?: RegExp];

const fitting: Fitting[] = [
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
    /^(?:What I'd check first|What I'd have inspected first)$/,
    /./,
    'Back at the inspection',
    /\bwalk-?through\b/i,
  ],
];
