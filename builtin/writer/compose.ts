import { tagAnswer } from '#builtin/tagger/tagger.ts';
import type { Facts, TextKind } from '#contract/facts.ts';
import { writeBlog } from './blog/write-blog.ts';
import { writeFrame } from './long-form/frame.ts';
import { writeOutline } from './long-form/outline.ts';
import { writeSection } from './long-form/section.ts';
import { inWishedLength } from './post/wished-length.ts';
import { type WrittenPost, writePost } from './post/write-post.ts';
import { writeQuestions } from './questions.ts';
import { revise } from './revise/revise.ts';
import { versionsForPlatforms } from './versions/write-versions.ts';
import { inVoice, revisedInVoice } from './voice/in-voice.ts';

export type ComposeInput = { kind: TextKind; facts: Facts; seed: number; today: Date };

export type Composed = {
  draft: object;
  note?: string;
  /** The template a post was built by, none when it was built from what the agent said. */
  template?: string;
  /** General advice of ours in it: there is nothing for the agent to confirm. */
  advice?: string;
};

/** The whole of a text at once. It tries many wordings where it has much to choose from. */
export function compose({ kind, facts, seed, today }: ComposeInput): Composed {
  if (facts.revision) {
    return revisedInVoice(kind, facts, revise(facts, facts.revision, kind, seed, today));
  }
  switch (kind) {
    case 'post':
      return inVoice(kind, facts, seed, (each) => writeWished(facts, each, today));
    case 'blog':
      return inVoice(kind, facts, seed, (each) => writeBlog(facts, each, today));
    case 'questions':
      return { draft: writeQuestions(facts, today) };
    case 'outline':
      return { draft: writeOutline(facts, seed, today) };
    case 'section':
      return inVoice(kind, facts, seed, (each) => writeSection(facts, each, today));
    case 'frame':
      return inVoice(kind, facts, seed, (each) => ({ draft: writeFrame(facts, each, today) }));
    case 'tags':
      return { draft: { tags: facts.answers.flatMap(tagAnswer) } };
    case 'versions':
      return { draft: versionsOf(facts) };
  }
}

/** A post of the wished length. The second of two versions keeps away from what the first one says. */
function writeWished(facts: Facts, seed: number, today: Date): WrittenPost {
  const write = (wanted: Facts, each: number) =>
    inWishedLength(wanted, writePost(wanted, each, today), each, today);
  if (!facts.isSecondVersion) return write(facts, seed);
  const first = write({ ...facts, isSecondVersion: undefined }, seed);
  return write({ ...facts, recent: [...(facts.recent ?? []), first.draft.content] }, seed + 1);
}

function versionsOf({ title, place, finished }: Facts): Record<string, string> {
  const { html = '', hashtags = [], reserved } = finished ?? {};
  const piece = { title, content: html, hashtags, city: place.city, reserved };
  const versions = Object.entries(versionsForPlatforms(piece));
  return Object.fromEntries(versions.map(([key, { text }]) => [key, text]));
}
