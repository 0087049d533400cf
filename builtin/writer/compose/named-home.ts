import { countWords } from '#builtin/writer/language/sentences.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { inSentence } from './behind-label.ts';
import { namesCity, type Writing } from './writing.ts';

/** "just listed 3 bed brick ranch on a corner lot": what it is, in the agent's words. */
export function homeNamedIn({ subject, material }: Writing): string | undefined {
  const said = (subject?.text ?? '')
    .replace(
      /^(?:just listed|new(?:est)? listing(?: alert)?|coming soon|now listed|for sale|listing alert)[\s:,!–-]*/i,
      '',
    )
    .replace(/[.!]+$/, '');
  const isHome =
    said !== subject?.text &&
    countWords(said) <= 12 &&
    /\b(?:house|home|ranch|bungalow|condo|townhome|townhouse|duplex|triplex|colonial|cape|cottage|craftsman|farmhouse|cabin|loft|rambler|tudor|victorian|split[- ]level|(?:two|one)-story|lot|acres)\b/i.test(
      said,
    ) &&
    !/^(?:in|on|at|near|off|my|our|the|this|today|tomorrow)\b|[?!;]/i.test(said) &&
    !namesCity(said, material.place.city);
  if (!isHome) return undefined;
  return /^\d+[- ](?:bed|acre)|^(?:1[89]|20)\d\d |^(?!(?:an?|one|two)\b(?!-story))\p{L}/iu.test(
    said,
  )
    ? `${indefiniteArticle(said)} ${inSentence(said)}`
    : inSentence(said);
}

/** "vacant lot for sale": what is listed, where nothing more is said of it; a home unless the subject says otherwise. */
export function kindListed({ subject }: Pick<Writing, 'subject'>): string {
  const kind =
    /\b(?:vacant |building |corner |buildable )?(?:lot|land|acreage|farm|ranch|condo|townhome|townhouse|duplex|triplex|fourplex|cabin|bungalow|horse property|mobile home|tiny home|office building|office space|warehouse|storefront)\b/i
      .exec(subject?.text ?? '')?.[0]
      .toLowerCase();
  if (!kind) return 'a home';
  return /\b(?:land|acreage)$/.test(kind) ? kind : `${indefiniteArticle(kind)} ${kind}`;
}
