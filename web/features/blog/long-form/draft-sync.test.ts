import { expect, test } from 'vitest';
import { emptyDraft } from '#contract/empty-long-form.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { isSame, mergeLongForm } from '#contract/merge-long-form.ts';
import { type DraftServer, DraftSync, type SyncState } from './draft-sync.ts';

/** Windows of one person on one server, without a browser. */

const start: LongFormDraft = {
  ...emptyDraft,
  step: 'questions',
  sections: ['a', 'b', 'c'].map((id) => ({
    id,
    title: id,
    question: 'Why?',
    answer: '',
    text: null,
    problem: null,
  })),
};

/** As the real one: one change on each version, and merging for a page that closes. */
function createServer() {
  let stored: SyncState = { version: 1, json: start };
  let calls = 0;
  const server: DraftServer = {
    async keep({ json, version, base }) {
      calls += 1;
      await Promise.resolve();
      const isStale = version !== stored.version;
      if (isStale && !base) return 'stale';
      const kept =
        isStale && base && stored.json
          ? mergeLongForm({ base, theirs: stored.json, mine: json })
          : json;
      stored = { version: (stored.version ?? 100) + 1, json: kept };
      return { version: stored.version as number };
    },
    async find() {
      return structuredClone(stored);
    },
    async drop() {
      stored = { version: null, json: null };
    },
  };
  return { server, stored: () => stored.json as LongFormDraft, calls: () => calls };
}

function openWindow(server: DraftServer) {
  let draft = start;
  const sync = new DraftSync({ version: 1, json: start }, server, {
    read: () => draft,
    adopt: (next) => {
      draft = next;
    },
    onSynced: () => {},
  });
  return {
    sync,
    answers: () => draft.sections.map(({ answer }) => answer),
    draft: () => draft,
    type(id: string, answer: string) {
      const sections = draft.sections.map((each) => (each.id === id ? { ...each, answer } : each));
      draft = { ...draft, sections };
      sync.change();
    },
  };
}

test('what is typed in two windows is in both, and on the server', async () => {
  const { server, stored } = createServer();
  const [one, other] = [openWindow(server), openWindow(server)];
  one.type('a', 'oaks');
  other.type('b', 'brick');
  await Promise.all([one.sync.send(), other.sync.send()]);
  await one.sync.refresh();
  expect(one.answers()).toEqual(['oaks', 'brick', '']);
  expect(other.answers()).toEqual(['oaks', 'brick', '']);
  expect(stored().sections.map(({ answer }) => answer)).toEqual(['oaks', 'brick', '']);
});

test('what is typed while a change is on its way is kept, too', async () => {
  const { server, stored } = createServer();
  const [one, other] = [openWindow(server), openWindow(server)];
  other.type('c', 'clay');
  await other.sync.send();
  one.type('a', 'oaks');
  const sent = one.sync.send();
  one.type('b', 'brick');
  await sent;
  await one.sync.send();
  expect(stored().sections.map(({ answer }) => answer)).toEqual(['oaks', 'brick', 'clay']);
});

test('one field in two windows asks, in both, with both texts', async () => {
  const { server } = createServer();
  const [one, other] = [openWindow(server), openWindow(server)];
  one.type('a', 'oaks');
  other.type('a', 'maples');
  await one.sync.send();
  await other.sync.send();
  await one.sync.refresh();
  for (const window of [one, other]) {
    expect(window.answers()[0]).toBe('maples');
    expect(window.draft().clashes).toEqual([{ part: 'answer', sectionId: 'a', other: 'oaks' }]);
  }
});

test('a window that closes loses nothing', async () => {
  const { server, stored } = createServer();
  const [one, other] = [openWindow(server), openWindow(server)];
  one.type('a', 'oaks');
  await one.sync.send();
  other.type('b', 'brick');
  other.sync.sendLast();
  await other.sync.refresh();
  expect(stored().sections.map(({ answer }) => answer)).toEqual(['oaks', 'brick', '']);
});

test('what was finished elsewhere is begun anew by who types on', async () => {
  const { server, stored } = createServer();
  const [one, other] = [openWindow(server), openWindow(server)];
  await one.sync.drop();
  other.type('b', 'brick');
  await other.sync.send();
  expect(stored().sections[1]?.answer).toBe('brick');
});

test('windows that only look do not send', async () => {
  const { server, calls } = createServer();
  const [one, other] = [openWindow(server), openWindow(server)];
  one.type('a', 'oaks');
  await one.sync.send();
  await other.sync.refresh();
  await one.sync.refresh();
  expect(calls()).toBe(1);
  expect(isSame(one.draft(), other.draft())).toBe(true);
});

test('a failure is tried again with the next change', async () => {
  const { server, stored } = createServer();
  let isDown = true;
  const shaky: DraftServer = {
    ...server,
    keep: (...change) => (isDown ? Promise.reject(new Error('down')) : server.keep(...change)),
  };
  const window = openWindow(shaky);
  window.type('a', 'oaks');
  await window.sync.send();
  isDown = false;
  window.type('b', 'brick');
  await window.sync.send();
  expect(stored().sections.map(({ answer }) => answer)).toEqual(['oaks', 'brick', '']);
});
