import { createHash } from 'node:crypto';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Ledger, LedgerSentence, Origin } from '#contract/claims.ts';
import { claimLimits } from '#contract/claims.ts';
import { type Place, placeLabel } from '#contract/place.ts';
import { type CheckedClaim, matchClaims } from './match-claims.ts';
import { askedForLabel } from './origins.ts';

export type TextToCheck = {
  /** HTML. */
  title: string;
  /** HTML. */
  content: string;
  place: Place;
  origins: Origin[];
};

type Part = LedgerSentence['where'];

/** Every sentence with a claim in it. What the agent has confirmed is not known here. */
export function buildLedger({ title, content, place, origins }: TextToCheck): Ledger {
  const options = { place: placeLabel(place), atMost: claimLimits.listed + 1 };
  const found = Object.entries({ title, content }).flatMap(([where, html]) =>
    matchClaims(plainTextOf(html), origins, options)
      .filter((claim) => !isAskedFor(claim))
      .map((claim) => ({ ...claim, where: where as Part })),
  );
  return {
    sentences: bySentence(found.slice(0, claimLimits.listed)),
    isWhole: found.length <= claimLimits.listed,
  };
}

/** The name of the place or the topic is what the text is to be about, not something it says. */
const isAskedFor = ({ kind, origin }: CheckedClaim) =>
  kind === 'name' && origin?.label === askedForLabel;

function bySentence(claims: (CheckedClaim & { where: Part })[]): LedgerSentence[] {
  const sentences: (LedgerSentence & { start: number })[] = [];
  for (const { where, sentence, kind, text, start, end, origin } of claims) {
    const claim = { kind, text, start, end, origin: origin ? shortened(origin) : null };
    const last = sentences.at(-1);
    // The same sentence may stand in a text twice, each with claims of its own.
    const isSame =
      last?.where === where && last.text === sentence && start - last.start < sentence.length;
    if (isSame) last.claims.push(claim);
    else {
      const key = wordingKey(sentence);
      sentences.push({ where, text: sentence, key, isConfirmed: false, claims: [claim], start });
    }
  }
  return sentences.map(({ start: _, ...sentence }) => sentence);
}

/** Characters of an origin that are shown. */
const shown = 300;

const shortened = ({ kind, label, text }: Origin): Origin => ({
  kind,
  label: clipped(label),
  text: clipped(text),
});

const clipped = (text: string) =>
  text.length > shown ? `${text.slice(0, shown).toWellFormed()}…` : text;

/** The same for the same wording: quotes, spaces, letter case and the mark at the end do not count. */
export function wordingKey(sentence: string): string {
  const wording = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”"]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!?…"'\s]+$/, '')
    .trim();
  return createHash('sha256').update(wording).digest('base64url');
}
