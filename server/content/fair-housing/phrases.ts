import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '#builtin/once.ts';
import type { CheckedPart, Severity } from '#contract/post.ts';

/** One line of data-files/fair-housing/phrases.json. */
export type Phrase = {
  id: string;
  severity: Severity | 'fine';
  class: string;
  regex: string;
  flags: string;
  /** Which parts it is for, joined by `+`; without it, all. `text` is all but the image prompt. */
  scope?: string;
  /** HOPA: allowed in verified housing for older persons. */
  verify?: 'HOPA';
  why: string;
  /** Advice; absent where the phrase is fine. */
  replacement?: string;
  /** Words that can stand in its place. */
  wording?: string;
  /** The wording may be used only if it is true here, or if the housing is verified. */
  wordingNeeds?: 'fact' | 'HOPA';
  source: string;
  example: string;
  /** What was changed against the list we started from, and why. */
  changed?: string;
};

export type CompiledPhrase = Phrase & { severity: Severity; pattern: RegExp };

type Phrases = { risky: CompiledPhrase[]; allowed: RegExp[] };

/** Read and compiled once, at the first check. */
export const getPhrases = once((): Phrases => compile(readPhrases()));

export function readPhrases(): Phrase[] {
  const file = path.join(import.meta.dirname, '../../../data-files/fair-housing/phrases.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function compile(phrases: Phrase[]): Phrases {
  const isRisky = (phrase: CompiledPhrase | Phrase): phrase is CompiledPhrase =>
    phrase.severity !== 'fine';
  const all = phrases.map((phrase) => ({ ...phrase, pattern: patternOf(phrase) }));
  return {
    risky: all.filter(isRisky),
    allowed: all.filter(({ severity }) => severity === 'fine').map(({ pattern }) => pattern),
  };
}

/**
 * The list allows any run of spaces and hyphens between words. The checked text has single ones
 * (see readable-text.ts), so one character does, and no run is ever walked twice.
 */
function patternOf({ regex, flags }: Phrase): RegExp {
  const source = regex
    .replaceAll('[\\s\\u00a0-]+', '[ -]')
    .replaceAll('[\\s\\u00a0-]??', '[ -]?')
    .replaceAll('[\\s-]+', '[ -]');
  return new RegExp(source, `${flags}g`);
}

export function appliesTo({ scope }: Phrase, part: CheckedPart): boolean {
  return scope === undefined || scope.split('+').includes(part === 'imagePrompt' ? part : 'text');
}
