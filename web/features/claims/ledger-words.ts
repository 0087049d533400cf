import type { Ledger, LedgerClaim, LedgerSentence, Origin } from '#contract/claims.ts';
import type { PartMarks } from '#web/ui/word-notes/marked-text.tsx';
import type { MarkedWords } from '#web/ui/word-notes/marked-words.ts';
import type { ApprovalStatus } from './look-up-approval.ts';

/** What a ledger says, in the words of the screen. */

/** Sentences with something that nothing known says, confirmed or not. */
export const sentencesToConfirm = ({ sentences }: Ledger): LedgerSentence[] =>
  sentences.filter(({ claims }) => claims.some(({ origin }) => origin === null));

/** As in “Facts in this post: 5 from your answers, 1 from Census 2023, 2 yours to confirm”. */
export function ledgerSummary(ledger: Ledger, kind: 'post' | 'article'): string {
  const counts = new Map<string, Set<string>>();
  for (const { claims, isConfirmed } of ledger.sentences) {
    for (const claim of claims) {
      const name = originName(claim.origin, isConfirmed);
      const facts = counts.get(name) ?? new Set();
      counts.set(name, facts.add(claim.text.toLowerCase()));
    }
  }
  const parts = [...counts]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([name, facts]) => `${facts.size} ${name}`);
  return `Facts in this ${kind}: ${parts.join(', ') || 'none found'}`;
}

const toConfirm = 'yours to confirm';

const confirmed = 'confirmed by you';

/** The agent's own first, then what others say; what is to be done comes last, where it is read. */
function rank(name: string): number {
  if (name === toConfirm) return 3;
  if (name === confirmed) return 2;
  return name.includes(' your ') ? 0 : 1;
}

function originName(origin: Origin | null, isConfirmed: boolean): string {
  if (!origin) return isConfirmed ? confirmed : toConfirm;
  const { kind, label } = origin;
  return kind === 'local data' || kind === 'figure' ? `from ${shortSource(label)}` : names[kind];
}

const names: Record<Exclude<Origin['kind'], 'local data' | 'figure'>, string> = {
  answer: 'from your answers',
  'remembered answer': 'from your saved answers',
  profile: 'from your profile',
  source: 'from sources',
  request: 'from your request',
};

/** "US Census Bureau, American Community Survey 2019-2023" is "Census 2023". */
function shortSource(label: string): string {
  const known = /\b(?:Census|NOAA|FHFA|ATTOM)\b/.exec(label)?.[0];
  const year = label.match(/\b(?:19|20)\d\d\b/g)?.at(-1);
  if (known) return year ? `${known} ${year}` : known;
  return label === 'Calendar' ? 'the calendar' : label.split(',')[0] || 'local data';
}

/** Where a fact comes from, as a sentence. */
export function originLine({ kind, label }: Origin): string {
  const to = label ? ` to “${label}”` : '';
  if (kind === 'answer') return `From your answer${to}`;
  if (kind === 'remembered answer') return `From your saved answer${to}`;
  if (kind === 'profile') return 'From your profile';
  if (kind === 'request')
    return `From ${label.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
  return kind === 'source' ? `From “${label}”` : `From ${label}`;
}

/** As in “Your broker has not approved this version, and 3 facts are yours to confirm”. Nothing where there is no question. */
export function questionOf(count: number, approval: ApprovalStatus): string {
  const facts = count === 1 ? '1 fact is yours to confirm' : `${count} facts are yours to confirm`;
  return [approvalWords[approval], count > 0 && facts].filter(Boolean).join(', and ');
}

const approvalWords: Record<ApprovalStatus, string> = {
  'no question': '',
  missing: 'Your broker has not approved this version',
  'not saved': 'Your broker has not approved this version',
  unknown: 'We couldn’t check whether your broker has approved this version',
};

const asks = 'Your admin asks for a broker’s approval before anything is published.';

/** What there is to know about it. */
export const approvalAdvice: Record<Exclude<ApprovalStatus, 'no question'>, string> = {
  missing: `${asks} You can send this to your broker from its page in Saved Content.`,
  'not saved': `${asks} A piece that isn’t saved has no approval: save it, then send it to your broker from its page in Saved Content.`,
  unknown:
    'Your admin may ask for a broker’s approval before anything is published. You can look it up on the page of the piece in Saved Content.',
};

/** Open facts to underline where they stand, and the origin of the others for whoever points at them. */
export function marksOf(ledger: Ledger, isListed: boolean): PartMarks {
  const marks: Record<LedgerSentence['where'], MarkedWords[]> = { title: [], content: [] };
  for (const { where, claims, isConfirmed } of ledger.sentences) {
    for (const claim of claims) marks[where].push(markOf(claim, isConfirmed, isListed));
  }
  return marks;
}

function markOf(claim: LedgerClaim, isConfirmed: boolean, isListed: boolean): MarkedWords {
  const { text: words, start, origin } = claim;
  if (!origin && !isConfirmed)
    return {
      words,
      start,
      tone: 'open',
      note: 'Yours to confirm: we don’t know where this is from.',
    };
  const note = origin ? `${originLine(origin)}: ${origin.text}` : 'You confirmed this.';
  return { words, start, tone: 'known', note, isQuiet: !isListed };
}
