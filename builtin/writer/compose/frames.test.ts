import { describe, expect, it } from 'vitest';
import { createRandom } from '#builtin/random.ts';
import type { SentenceFrames } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { framed } from './frames.ts';
import type { Writing } from './writing.ts';

const writing = {
  random: createRandom(1),
  material: { place: { city: 'Omaha' } },
  isWornOut: () => false,
} as unknown as Writing;

function told(frames: SentenceFrames, text: string) {
  const items = splitItems(text);
  const kind = phraseKind(text);
  return framed(
    frames,
    { kind: kind === 'sentence' ? 'noun' : kind, text },
    items.length > 1 ? items : [],
    writing,
  );
}

describe('a few words in a sentence made for their grammar', () => {
  it.each<[SentenceFrames, string, string | undefined]>([
    [
      { pair: ['Compare {x}.'] },
      'Madison vs Hampton Cove vs downtown',
      'Compare Madison, Hampton Cove and downtown.',
    ],
    [
      { paper: ["You'll need {a x}."] },
      'city permit for plumbing',
      "You'll need a city permit for plumbing.",
    ],
    [
      { office: ['Check with {the x}.'] },
      'historic district commission if you are on Elm',
      'Check with the historic district commission if you are on Elm.',
    ],
    [{ when: ["I'd inspect {x}."] }, 'before drywall', "I'd inspect before drywall."],
    [
      { class: ['Come to my {x}.'] },
      'free class on December 8',
      'Come to my free class on December 8.',
    ],
    [
      { money: ['Plan on {x}.'] },
      '$420,000 to $600,000, mostly ranches',
      'Plan on $420,000 to $600,000, mostly ranches.',
    ],
    [
      { order: ['Most of my clients {x}.'] },
      'sell first almost always, rent back 30 days',
      'Most of my clients sell first, then rent back 30 days.',
    ],
    [
      { order: ['Most of my clients {x}.'] },
      'buy first if you can swing it',
      'Most of my clients buy first if they can swing it.',
    ],
    [
      { list: ['Start with {x}.'] },
      'Perry, Highland, Toll',
      'Start with Perry, Highland and Toll.',
    ],
    [
      { any: ['Local help: {x}.'] },
      'Arrowhead Heat and Air, 918-555-0131 (friends of mine)',
      'Local help: Arrowhead Heat and Air, 918-555-0131 (friends of mine).',
    ],
    [{ noun: ['Ask about {x} before you sign.'] }, 'the deposit, if there is one', undefined],
    [{ noun: ['Before you settle, price {x}.'] }, 'water bills, by a wide margin', undefined],
    [{ noun: ['Plan on {x}.'] }, 'from the first thaw', undefined],
    [{ noun: ['Plan on {x}.'] }, 'the survey the county wants by spring', undefined],
    [
      { any: ['How it works here: {x}.'] },
      'attorney closings here',
      'How it works here: attorney closings.',
    ],
  ])('%j %s', (frames, text, said) => {
    expect(told(frames, text)).toBe(said);
  });

  it('that were typed with care keep their marks and articles', () => {
    const said = (frame: string) =>
      framed(
        { list: [frame] },
        { kind: 'noun', text: 'Impact glass, a dock, and a lift', isAsTyped: true },
        ['Impact glass', 'a dock', 'a lift'],
        writing,
      );
    expect(said('Buyers ask me for {x}.')).toBe(
      'Buyers ask me for impact glass, a dock, and a lift.',
    );
    expect(said('Each home has {a x}.')).toBe('Each home has impact glass, a dock, and a lift.');
  });
});
