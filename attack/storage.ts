import { randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { megabytes } from '#scripts/numbers.ts';
import type { AttackUser } from './harness/attack-user.ts';
import type { HttpAnswer } from './harness/client.ts';
import { fullOrQuick, type Group, type Probe, type ProbeContext, repeat } from './harness/probe.ts';
import { filled } from './harness/text-calls.ts';

/** One account that keeps more than its share. */

const megabyte = 1024 * 1024;

/** The largest text there may be: just under 200,000 characters, and 2 MB of a picture that does not shrink. */
function largestText(): string {
  const picture = randomBytes(2 * megabyte - 1_000).toString('base64');
  return `<p><img src="data:image/png;base64,${picture}"></p><p>${filled('shade ', 190_000)}</p>`;
}

const saveLargest = (person: AttackUser, content = largestText()) =>
  person.post('/api/saved-content', { title: 'Porches', content });

/** Bytes of the database and of the stored files. */
async function bytesKept(scene: ProbeContext): Promise<number> {
  const store = scene.openStore();
  const [row] = await store.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  await store.close();
  return Number(row?.size ?? 0) + (await bytesIn(path.join(scene.server.dataDir, 'files')));
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => stat(path.join(parentPath, name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

/** Bytes by which one account may let the disk grow before it is stopped, dead rows included. */
const growthAtMost = 512 * megabyte;

/** Attacks, and looks how much more there is afterwards. */
async function growing(
  scene: ProbeContext,
  attack: () => Promise<HttpAnswer[]>,
): Promise<HttpAnswer[]> {
  const before = await bytesKept(scene);
  const answers = await attack();
  const growth = (await bytesKept(scene)) - before;
  scene.note(`database and files grew by ${megabytes(growth)}`);
  scene.expect(growth <= growthAtMost, `the disk lost ${megabytes(growth)}`);
  return answers;
}

/** Until somebody says no. */
async function roundsUntilRefused(
  rounds: number,
  round: () => Promise<HttpAnswer[]>,
): Promise<HttpAnswer[]> {
  const answers: HttpAnswer[] = [];
  for (let turn = 0; turn < rounds && answers.every(({ status }) => status < 400); turn += 1) {
    answers.push(...(await round()));
  }
  return answers;
}

const kept = [200, 201, 409, 413, 429];
const remove = (person: AttackUser, id: number) =>
  person.send({ method: 'DELETE', path: `/api/saved-content/${id}` });

/** Makes an item in some way and deletes it, which keeps it for a day. */
function makeAndDelete(
  name: string,
  what: string,
  make: (person: AttackUser, first: number, content: string) => Promise<HttpAnswer>,
): Probe {
  return {
    ...{ name, what, allowed: kept, answerAtMost: 4 * megabyte },
    async prepare(scene) {
      const person = await scene.register();
      const content = largestText();
      const { id: first } = idOf(await saveLargest(person));
      return () =>
        growing(scene, () =>
          roundsUntilRefused(250, async () => {
            const made = await make(person, first, content);
            return made.status < 400 ? [made, await remove(person, idOf(made).id)] : [made];
          }),
        );
    },
  };
}

/** Answers of 3 MB are kept by their beginning, where the id is. */
const idOf = ({ text }: HttpAnswer) => ({ id: Number(/"id":(\d+)/.exec(text)?.[1]) });

const keys: Probe = {
  name: 'idempotency-keys',
  what: '64 changes of one item of 3 MB, each with a key of its own',
  allowed: [200, 409, 429],
  answerAtMost: 4 * megabyte,
  isQuick: true,
  async prepare(scene) {
    const person = await scene.register();
    const content = largestText();
    const { id } = idOf(await saveLargest(person, content));
    const sizes = async () => {
      const store = scene.openStore();
      const [row] = await store.query<{ size: string }>(
        `select pg_total_relation_size('idempotency_keys') as size`,
      );
      await store.close();
      return Number(row?.size ?? 0);
    };
    return async () => {
      const before = await sizes();
      const body = JSON.stringify({ content });
      const ask = () => person.send({ method: 'PATCH', path: `/api/saved-content/${id}`, body });
      const answers = await repeat(fullOrQuick(scene, 64, 4), ask, 2);
      const growth = (await sizes()) - before;
      scene.note(`the table of keys grew by ${megabytes(growth)}`);
      scene.expect(growth <= megabyte, `the table of keys grew by ${megabytes(growth)}`);
      return answers;
    };
  },
};

const draftRewrites: Probe = {
  name: 'draft-rewrites',
  what: 'one draft of 6 MB, kept anew 150 times',
  allowed: kept,
  async prepare(scene) {
    const person = await scene.register();
    const json = { text: largestText(), before: largestText() };
    return () =>
      growing(scene, () => repeat(150, () => person.post('/api/drafts/long-form', { json }), 2));
  },
};

/** Somebody who has kept as much as there may be, as far as it was taken. */
async function registerFull(scene: ProbeContext, items: number): Promise<AttackUser> {
  const person = await scene.register();
  const answers = await repeat(items, () => saveLargest(person), 1);
  const saved = answers.filter(({ status }) => status === 201).length;
  scene.note(`${saved} items were taken`);
  return person;
}

const savedList: Probe = {
  name: 'saved-list',
  what: 'the list of 20 items of 3 MB, 12 at once',
  allowed: [200],
  async prepare(scene) {
    const person = await registerFull(scene, 20);
    return () => repeat(12, () => person.send({ method: 'GET', path: '/api/saved-content' }));
  },
};

const exports: Probe = {
  name: 'exports',
  what: 'all of an account’s data with 20 items of 3 MB, 12 at once',
  allowed: [200, 429],
  answerAtMost: 256 * megabyte,
  async prepare(scene) {
    const person = await registerFull(scene, 20);
    return () => repeat(12, () => person.send({ method: 'GET', path: '/api/account/data' }));
  },
};

const oneItem: Probe = {
  name: 'one-item',
  what: 'one item of 3 MB, 60 at once',
  allowed: [200, 429],
  answerAtMost: 4 * megabyte,
  async prepare(scene) {
    const person = await scene.register();
    const { id } = idOf(await saveLargest(person));
    return () => repeat(60, () => person.send({ method: 'GET', path: `/api/saved-content/${id}` }));
  },
};

export const storageProbes: Group = {
  name: 'storage',
  probes: [
    makeAndDelete(
      'save-and-delete',
      'an item of 3 MB saved and deleted until refused, at most 250 times',
      (person, _first, content) => saveLargest(person, content),
    ),
    makeAndDelete(
      'duplicate-and-delete',
      'an item of 3 MB duplicated and the copy deleted until refused, at most 250 times',
      (person, first) =>
        person.send({ method: 'POST', path: `/api/saved-content/${first}/duplicate` }),
    ),
    keys,
    draftRewrites,
    savedList,
    oneItem,
    exports,
  ],
};
