import { once } from '#builtin/once.ts';
import type { Severity } from '#contract/post.ts';
import type { Language } from './clauses.ts';
import type { Frame, FrameKind, LooseFrame } from './frame.ts';
import { composition, judgments } from './frames-areas.ts';
import { exclude } from './frames-exclude.ts';
import { englishLooseFrames } from './frames-loose.ts';
import { prefer, preferTopics } from './frames-prefer.ts';
import { questions } from './frames-questions.ts';
import { papers, require, terms } from './frames-require.ts';
import { spanishFrames } from './frames-spanish.ts';
import { topics } from './frames-topics.ts';
import type { CodedClause } from './mentions.ts';
import type { Span } from './spans.ts';

/** `isLoose`: no frame is sure, a group and a cue only stand in one clause. */
export type FrameFind = Span & {
  kind: FrameKind;
  severity: Severity;
  class: string;
  isLoose?: boolean;
};

/** `first`: one of these words has to be there, or the pattern need not be tried. */
type CompiledPattern = { pattern: RegExp; first: string[] | undefined };
type Compiled = Frame & { compiled: CompiledPattern[]; needed?: RegExp };

const englishFrames: Frame[] = [
  ...exclude,
  ...prefer,
  ...preferTopics,
  ...require,
  ...papers,
  ...terms,
  ...composition,
  ...judgments,
  ...topics,
  ...questions,
];

const getFrames = once((): Record<Language, Compiled[]> => {
  return { english: englishFrames.map(compile), spanish: spanishFrames.map(compile) };
});

/** What the frames find in one clause: those that are sure, otherwise those that are not. */
export function findFrames(clause: CodedClause, language: Language): FrameFind[] {
  const frames = getFrames()[language].filter(({ needed }) =>
    needed ? needed.test(clause.code) : clause.hasGroup,
  );
  // Most clauses name nobody and nothing that a frame is about.
  if (frames.length === 0) return [];
  const words = new Set(clause.code.split(' '));
  const sure: FrameFind[] = [];
  for (const frame of frames) {
    for (const { pattern, first } of frame.compiled) {
      if (first && !first.some((word) => words.has(word))) continue;
      pattern.lastIndex = 0;
      if (pattern.test(clause.code)) sure.push(...findPattern(clause, frame, pattern));
    }
  }
  // What stands in quotes is somebody's wording, not a choice of who may live somewhere.
  if (sure.length > 0 || !clause.hasGroup || clause.code.includes('"')) return sure;
  return language === 'spanish'
    ? []
    : getLooseFrames()
        .flatMap((frame) => findLoosely(clause, frame))
        .slice(0, 1);
}

const getLooseFrames = once(() => englishLooseFrames.map(compileLoose));
type CompiledLoose = { frame: LooseFrame; groups: RegExp; cues: RegExp; context: RegExp };

function compileLoose(frame: LooseFrame): CompiledLoose {
  return {
    frame,
    groups: toPattern(frame.groups),
    cues: toPattern(frame.cues),
    context: toPattern(frame.context ?? '{W}'),
  };
}

function findLoosely(clause: CodedClause, { frame, groups, cues, context }: CompiledLoose) {
  for (const pattern of [groups, cues, context]) pattern.lastIndex = 0;
  const isCase = cues.test(clause.code) && context.test(clause.code);
  if (!isCase) return [];
  const { kind } = frame;
  const found = findPattern(clause, { kind, class: frame.class, severity: 'caution' }, groups);
  return found.map((find) => ({ ...find, isLoose: true }));
}

function findPattern(
  clause: CodedClause,
  frame: Omit<Frame, 'patterns'>,
  pattern: RegExp,
): FrameFind[] {
  const finds: FrameFind[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(clause.code); match; match = pattern.exec(clause.code)) {
    const end = match.index + match[0].trimEnd().length;
    const [, name = ''] = /[@=^%]([a-z_]+)/.exec(match[0]) ?? [];
    finds.push({
      ...clause.spanOf(match.index, end),
      kind: frame.kind,
      severity: frame.severity,
      class: frame.class ?? (name === 'assistance_animal' ? 'disability' : name),
    });
    pattern.lastIndex = Math.max(match.index + 1, end);
  }
  return finds;
}

const word = '[^ ,.;:!?"()]+';

/** Short names in patterns. */
const names: Record<string, string> = {
  /** People of a class; also those that count only where somebody is chosen. */
  G: '@[a-z_]+',
  GW: '[@^][a-z_]+',
  /** People, or what they have: "no wheelchairs". */
  GT: '[@=][a-z_]+',
  /** The same with people that count only where somebody is chosen: "singles need not apply". */
  GA: '[@=^][a-z_]+',
  ANY: '[@=^%][a-z_]+',
  /** Race, origin and religion, as people or as a description. */
  ORIGIN: '[@%](?:race_color|national_origin|religion|sogi)',
  P: '[^ ]+~p',
  A: '[^ ]+~a',
  W: word,
  /** Up to so many words in between. */
  1: `(?:${word} ){0,1}`,
  2: `(?:${word} ){0,2}`,
  3: `(?:${word} ){0,3}`,
  4: `(?:${word} ){0,4}`,
  5: `(?:${word} ){0,5}`,
  6: `(?:${word} ){0,6}`,
  8: `(?:${word} ){0,8}`,
  /** The same over commas. */
  FAR: '(?:[^ ]+ ){0,8}',
  /** Others in a list before the one that matters: "pets, smokers or children". */
  LIST: `(?:(?:${word} ){1,3}(?:, (?:or |and |nor |no |ni )?|(?:or|and|nor|/|y|o|ni|no) )){0,4}`,
  BE: '(?:is|are|was|were|be|been|being|am)',
  NOT: '(?:not|never)',
  MODAL: '(?:will|would|may|might|should|must|can|could|need|do|does)',
};

function compile(frame: Frame): Compiled {
  const needed = frame.needs === undefined ? undefined : new RegExp(` (?:${frame.needs})[ ~]`);
  const compiled = frame.patterns.map((source) => {
    return { pattern: toPattern(source), first: firstWords(withNames(source)) };
  });
  return { ...frame, needed, compiled };
}

function toPattern(pattern: string): RegExp {
  const source = withNames(pattern);
  // `^ ` stands for the beginning of a clause, where the code has a space.
  if (source.startsWith('^ ')) return new RegExp(`(?<=^ )(?:${source.slice(2)})(?= |$)`, 'g');
  return new RegExp(`(?<= )(?:${source})(?= |$)`, 'g');
}

const withNames = (pattern: string) =>
  pattern.replace(/\{([A-Z0-9]+)\}/g, (_, name) => names[name] ?? unknown(name));

/** The words a pattern can begin with, where it begins with plain words in every case. */
function firstWords(source: string): string[] | undefined {
  if (hasTopLevelChoice(source)) return undefined;
  const [, choice = '', single = ''] = /^(?:\(\?:([^()]*)\)|([a-z~]+))(?= )/.exec(source) ?? [];
  const words = (choice || single)
    .split('|')
    .map((each) => /^[a-z~]+(?= |$)/.exec(each)?.[0] ?? '');
  return words.includes('') ? undefined : words;
}

function hasTopLevelChoice(source: string): boolean {
  let depth = 0;
  for (const character of source) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) return true;
  }
  return false;
}

function unknown(name: string): never {
  throw new Error(`{${name}} is no short name in a pattern`);
}
