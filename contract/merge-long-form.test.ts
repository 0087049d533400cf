import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from './empty-long-form.ts';
import type { LongFormDraft, Section } from './long-form-draft.ts';
import { mergeLongForm } from './merge-long-form.ts';

const section = (id: string, part: Partial<Section> = {}): Section => ({
  id,
  title: `Title ${id}`,
  question: `Question ${id}?`,
  answer: '',
  text: null,
  problem: null,
  ...part,
});

const base: LongFormDraft = {
  ...emptyDraft,
  step: 'questions',
  subject: { topic: 'Sellers', location: 'Austin', state: 'TX' },
  mainTitle: 'Selling',
  sections: [section('a'), section('b'), section('c')],
};

const withSections = (...sections: Section[]): LongFormDraft => ({ ...base, sections });
const merge = (theirs: LongFormDraft, mine: LongFormDraft, from = base) =>
  mergeLongForm({ base: from, theirs, mine });
const text = (content: string, seconds: number | null = 2) => ({ title: 'T', content, seconds });

describe('sections', () => {
  test('answers of different sections, and fields of one, come together', () => {
    const theirs = withSections(section('a', { answer: 'oaks' }), section('b'), section('c'));
    const mine = withSections(
      section('a', { title: 'Trees' }),
      section('b', { answer: 'brick' }),
      section('c'),
    );
    const { sections, clashes } = merge(theirs, mine);
    expect(sections).toEqual([
      section('a', { title: 'Trees', answer: 'oaks' }),
      section('b', { answer: 'brick' }),
      section('c'),
    ]);
    expect(clashes).toEqual([]);
  });

  test('moved in one window and answered in the other', () => {
    const theirs = withSections(section('c'), section('a'), section('b'));
    const mine = withSections(section('a'), section('b', { answer: 'x' }), section('c'));
    expect(merge(theirs, mine).sections.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(merge(mine, theirs).sections.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('added in both, removed in one', () => {
    const theirs = withSections(section('a'), section('b'), section('c'), section('d'));
    const mine = withSections(section('a'), section('c'), section('e'));
    expect(merge(theirs, mine).sections.map(({ id }) => id)).toEqual(['a', 'c', 'e', 'd']);
  });

  test('one that was removed here and answered there stays', () => {
    const theirs = withSections(section('a'), section('b', { answer: 'typed' }), section('c'));
    const mine = withSections(section('a'), section('c'));
    expect(merge(theirs, mine).sections).toContainEqual(section('b', { answer: 'typed' }));
    expect(merge(mine, theirs).sections).toContainEqual(section('b', { answer: 'typed' }));
  });

  test('a text that was written to an answer which has changed is no longer it', () => {
    const theirs = withSections(section('a', { text: text('old') }), section('b'), section('c'));
    const mine = withSections(section('a', { answer: 'new' }), section('b'), section('c'));
    expect(merge(theirs, mine).sections[0]).toEqual(section('a', { answer: 'new' }));
  });

  test('of two written texts the kept one stays, and what the agent wrote before either', () => {
    const theirs = withSections(section('a', { text: text('theirs') }));
    const mine = withSections(section('a', { text: text('mine') }));
    const from = withSections(section('a'));
    expect(merge(theirs, mine, from).sections[0]?.text?.content).toBe('theirs');
    const own = withSections(section('a', { text: text('own', null) }));
    expect(merge(theirs, own, from).sections[0]?.text?.content).toBe('own');
    expect(merge(own, mine, from).sections[0]?.text?.content).toBe('own');
    const other = withSections(section('a', { text: text('other', null) }));
    expect(merge(other, own, from).clashes).toMatchObject([{ part: 'text', sectionId: 'a' }]);
  });

  test('a text that is to be written again is gone', () => {
    const from = withSections(section('a', { text: text('old') }));
    const mine = withSections(section('a'));
    expect(merge(from, mine, from).sections[0]?.text).toBeNull();
    expect(merge(mine, from, from).sections[0]?.text).toBeNull();
  });
});

describe('a true clash', () => {
  const theirs = { ...withSections(section('a', { answer: 'oaks' })), mainTitle: 'Oaks' };
  const mine = { ...withSections(section('a', { answer: 'maples' })), mainTitle: 'Maples' };
  const from = withSections(section('a'));

  test('keeps both texts', () => {
    const merged = merge(theirs, mine, from);
    expect(merged.sections[0]?.answer).toBe('maples');
    expect(merged.clashes).toEqual([
      { part: 'mainTitle', other: 'Oaks' },
      { part: 'answer', sectionId: 'a', other: 'oaks' },
    ]);
  });

  test('that is settled in one window is settled', () => {
    const asked = merge(theirs, mine, from);
    const settled = { ...asked, clashes: [] };
    expect(merge(settled, asked, asked).clashes).toEqual([]);
    expect(merge(asked, settled, asked).clashes).toEqual([]);
    expect(merge(asked, asked, asked).clashes).toHaveLength(2);
  });

  test('needs two texts of which neither holds the other', () => {
    const longer = withSections(section('a', { answer: 'maples and oaks' }));
    expect(merge(theirs, { ...longer, mainTitle: 'Oaks' }, from)).toMatchObject({
      sections: [{ answer: 'maples and oaks' }],
      clashes: [],
    });
  });
});

test('two outlines are not mixed', () => {
  const from = { ...emptyDraft, input: { ...emptyDraft.input, location: 'Austin' } };
  const theirs = { ...base, mainTitle: 'Theirs' };
  const mine = { ...base, mainTitle: 'Mine', sections: [section('x'), section('y')] };
  const merged = merge(theirs, mine, from);
  expect(merged.sections.map(({ id }) => id)).toEqual(['x', 'y']);
  expect(merged.clashes).toMatchObject([{ part: 'outline', other: { mainTitle: 'Theirs' } }]);
  // Whoever has not changed anything takes the new outline.
  expect(merge(mine, base, base).sections.map(({ id }) => id)).toEqual(['x', 'y']);
});

test('an article from one window, an edit from the other, and two edits', () => {
  const article = { title: 'A', content: '<p>A</p>', hashtags: ['One'] };
  const theirs = { ...base, step: 'complete' as const, article };
  expect(merge(theirs, base)).toMatchObject({ step: 'questions', article });
  const edit = (content: string) => ({ ...theirs, edited: { ...article, content } });
  expect(merge(edit('<p>B</p>'), theirs, theirs).edited?.content).toBe('<p>B</p>');
  expect(merge(edit('<p>B</p>'), edit('<p>C</p>'), theirs)).toMatchObject({
    edited: { content: '<p>C</p>' },
    clashes: [{ part: 'edited', other: { content: '<p>B</p>' } }],
  });
});

/** What people do to a draft. */
const words = fc.constantFrom('', 'oaks', 'maples', 'brick', 'the old pier', 'a porch swing');
const change = fc.tuple(
  fc.constantFrom('answer', 'title', 'remove', 'add', 'move', 'mainTitle'),
  fc.nat(4),
  words,
  fc.uuid(),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function apply(draft: LongFormDraft, [kind, at, said, id]: Change): LongFormDraft {
  const sections = draft.sections;
  const chosen = sections[at % Math.max(1, sections.length)];
  if (kind === 'mainTitle') return { ...draft, mainTitle: said };
  if (kind === 'add') return { ...draft, sections: [...sections, section(id, { answer: said })] };
  if (!chosen) return draft;
  const rest = sections.filter((each) => each !== chosen);
  if (kind === 'remove') return { ...draft, sections: rest };
  if (kind === 'move') return { ...draft, sections: [...rest, chosen] };
  const changed = sections.map((each) => (each === chosen ? { ...each, [kind]: said } : each));
  return { ...draft, sections: changed };
}

test('nothing typed in either window is lost, whatever both did', () => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), (theirChanges, myChanges) => {
      const theirs = theirChanges.reduce(apply, base);
      const mine = myChanges.reduce(apply, base);
      const merged = merge(theirs, mine);
      const all = JSON.stringify(merged);
      for (const side of [theirs, mine]) {
        for (const { id, answer, title } of side.sections) {
          const before = base.sections.find((each) => each.id === id);
          const isRemoved = !merged.sections.some((each) => each.id === id);
          if (answer !== (before?.answer ?? '')) expect(all).toContain(answer);
          if (title !== (before?.title ?? '') && !isRemoved) expect(all).toContain(title);
        }
      }
      expect(new Set(merged.sections.map(({ id }) => id)).size).toBe(merged.sections.length);
      // Who takes the result over has nothing more to merge.
      expect(merge(merged, theirs, theirs)).toEqual(merged);
    }),
    { numRuns: 500 },
  );
});
