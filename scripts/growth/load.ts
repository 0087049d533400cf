import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { pngPicture } from '#server/testing/pictures.ts';
import { newKey, Person, type ProcessAnswer } from './person.ts';
import { makeMany } from './site.ts';

/** What one writer was told, and what it was left in doubt about. */
type Ledger = {
  person: Person;
  /** Acknowledged, by title. */
  saved: Set<string>;
  deleted: Set<string>;
  /** Addresses of pictures. */
  uploaded: Set<string>;
  /** Never answered: they may be there or not. */
  doubtful: Set<string>;
};

export type Load = {
  acknowledged(): number;
  /** Requests that got no answer, or one of the 500s. */
  failed: string[];
  /** Resolves after so many further acknowledged writes. */
  further(count: number): Promise<void>;
  stop(): Promise<void>;
  /** Compares everything that was acknowledged with what is there. */
  verify(): Promise<{ checked: number }>;
};

const most = 18;

/** People who save, delete, upload and read all the time. */
export async function startLoad(site: string, writers: number): Promise<Load> {
  const people = await Promise.all(makeMany(writers, () => Person.joined(site)));
  const ledgers = people.map(
    (person): Ledger => ({
      person,
      saved: new Set(),
      deleted: new Set(),
      uploaded: new Set(),
      doubtful: new Set(),
    }),
  );
  const picture = await pngPicture();
  const failed: string[] = [];
  let count = 0;
  let isOver = false;

  /** Undefined when there was no usable answer. */
  async function attempt(
    what: string,
    send: () => Promise<ProcessAnswer>,
  ): Promise<ProcessAnswer | undefined> {
    const answer = await send().catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.status < 500) return answer;
    failed.push(`${what}: ${answer instanceof Error ? answer.message : answer.body.toString()}`);
    return undefined;
  }

  async function save(ledger: Ledger, ids: Map<string, number>, title: string): Promise<void> {
    const item = { title, content: `<p>${title}</p>` };
    const answer = await attempt('save', () =>
      ledger.person.post('/api/saved-content', item, { key: newKey() }),
    );
    if (!answer) {
      ledger.doubtful.add(title);
      return;
    }
    assert.equal(answer.status, 201, answer.body.toString());
    ledger.saved.add(title);
    ids.set(title, answer.json().id);
    count += 1;
  }

  async function drop(ledger: Ledger, ids: Map<string, number>): Promise<void> {
    const [title, id] = [...ids][0] ?? [];
    if (!title) return;
    ids.delete(title);
    ledger.saved.delete(title);
    const answer = await attempt('delete', () => ledger.person.delete(`/api/saved-content/${id}`));
    if (!answer) {
      ledger.doubtful.add(title);
      return;
    }
    assert.equal(answer.status, 200, answer.body.toString());
    ledger.deleted.add(title);
    count += 1;
  }

  async function upload(ledger: Ledger): Promise<void> {
    const answer = await attempt('upload', () =>
      ledger.person.upload('/api/user-assets', picture, { type: 'logo' }),
    );
    if (!answer) return;
    assert.equal(answer.status, 201, answer.body.toString());
    ledger.uploaded.add(answer.json().path);
    count += 1;
  }

  async function write(ledger: Ledger): Promise<void> {
    const ids = new Map<string, number>();
    for (let step = 0; !isOver; step += 1) {
      // Those in doubt may hold a place as well.
      if (ids.size + ledger.doubtful.size < most) await save(ledger, ids, `Post ${step}`);
      else await drop(ledger, ids);
      if (step % 8 === 0 && ledger.uploaded.size < 50) await upload(ledger);
      await attempt('list', () => ledger.person.get('/api/saved-content'));
      await attempt('page', () => ledger.person.get('/'));
    }
  }

  const running = Promise.all(ledgers.map(write));
  // A writer that meets what must not be ends the load; the reason is thrown by stop().
  running.catch(() => {
    isOver = true;
  });
  return {
    failed,
    acknowledged: () => count,
    async further(wanted) {
      const goal = count + wanted;
      while (count < goal && !isOver) await wait(20);
    },
    async stop() {
      isOver = true;
      await running;
    },
    async verify() {
      let checked = 0;
      for (const ledger of ledgers) checked += await verifyOne(ledger);
      return { checked };
    },
  };
}

async function verifyOne({ person, saved, deleted, uploaded, doubtful }: Ledger): Promise<number> {
  const titles: string[] = (await person.get('/api/saved-content'))
    .json()
    .map(({ title }: { title: string }) => title.replace(/<[^>]+>/g, ''));
  assert.equal(new Set(titles).size, titles.length, 'a save was done twice');
  const there = new Set(titles);
  for (const title of saved) assert.ok(there.has(title), `lost: ${title} of ${person.name}`);
  for (const title of deleted) assert.ok(!there.has(title), `came back: ${title}`);
  for (const title of there) assert.ok(saved.has(title) || doubtful.has(title), `odd: ${title}`);
  for (const path of uploaded) {
    const { status, body } = await person.get(path);
    assert.equal(status, 200, `lost: ${path}`);
    assert.ok(body.length > 0);
  }
  return saved.size + deleted.size + uploaded.size;
}
