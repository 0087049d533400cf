import type { Block } from '#builtin/writer/blocks.ts';
import {
  blocksOfReadyPost,
  localLine,
  type ReadyPost,
} from '#builtin/writer/knowledge/ready-posts.ts';
import { localFact } from '#builtin/writer/place/local-facts.ts';
import { callToAction, plainCall } from './calls.ts';
import { sourceOf } from './from-knowledge.ts';
import { sayAllElse } from './say-facts.ts';
import { sayNotes } from './say-notes.ts';
import { besideScope, readerQuestion, scopeSentence } from './say-scope.ts';
import { line, say, type Writing } from './writing.ts';

/** A post as it was written, with the agent's own call where they gave one. */
export function fromReadyPost(lines: ReadyPost): (writing: Writing) => Block[] {
  return (writing) => {
    const known = lines.includes(localLine)
      ? localFact(writing.title, writing.material)
      : undefined;
    const local = known && !writing.isWornOut(known.line) ? known : undefined;
    const filled = lines
      .map((text) => (text === localLine ? (local?.line ?? '') : say(writing, text)))
      .filter(Boolean);
    const question = readerQuestion(writing);
    const told = question ? besideScope(writing) : scopeSentence(writing);
    const offered = writing.brief.facts.filter(({ role }) => role === 'offer');
    const remarks = writing.brief.facts.filter((fact) => !offered.includes(fact));
    const offers = sayAllElse(remarks, writing);
    const { nextStep } = writing.brief;
    const isTheirs = question !== undefined || offers.length > 0 || nextStep !== undefined;
    return [
      ...(remarks.length > 0 ? sayNotes(remarks, {}, writing) : []),
      ...blocksOfReadyPost(filled.slice(0, -1)),
      ...(told ? [line(told)] : []),
      ...offers,
      ...(isTheirs ? [ownCall(question, writing)] : blocksOfReadyPost(filled.slice(-1))),
      ...sourceOf(local),
    ];
  };
}

/** The agent's own, asked in by which homes it is about: "Own a 1950s ranch? Call me at ..." */
const ownCall = (question: string | undefined, writing: Writing) =>
  line(question, question ? plainCall(writing) : callToAction(writing));
