import path from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { pieceText } from '#contract/limits.ts';
import { textTasks } from './text-tasks.ts';
import { work } from './text-worker.ts';
import { createTextWorkers, type TextWorkers } from './text-workers.ts';

const log = pino({ level: 'silent' });
const file = path.join(import.meta.dirname, 'testing/test-worker.ts');
const opened: TextWorkers[] = [];

function open(settings: Parameters<typeof createTextWorkers>[1] = {}): TextWorkers {
  const workers = createTextWorkers(log, settings);
  opened.push(workers);
  return workers;
}
afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close();
});

type Options = Parameters<TextWorkers['run']>[2];

/** Any job of the test worker, under the name of one that is never done at once. */
const ask = (workers: TextWorkers, input: object, options?: Options) =>
  workers.run('tagAnswer', input as never, options) as Promise<unknown>;

/** A job that lasts until it is let go. */
function holding() {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  return {
    input: { kind: 'wait', signal },
    letGo() {
      Atomics.store(signal, 0, 1);
      Atomics.notify(signal, 0);
    },
  };
}

describe('a job', () => {
  test('is done in a thread that knows no secrets', async () => {
    const { NODE_COMPILE_CACHE } = process.env;
    const thread = { NODE_COMPILE_CACHE };
    expect(await ask(open({ file }), { kind: 'echo' })).toEqual({ thread, kind: 'echo' });
  });

  test('that is refused is refused here', async () => {
    await expect(ask(open({ file }), { kind: 'refuse' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'too_large',
      message: 'no',
    });
  });

  test('with a bug is a bug here', async () => {
    await expect(ask(open({ file }), { kind: 'bug' })).rejects.toThrow(new TypeError('a bug'));
  });

  test.each(['loop', 'pattern'])(
    'that never ends (%s) is ended, and the next works',
    async (kind) => {
      const workers = open({ file, deadline: 1_500, starvedAtMost: 100, threads: 1 });
      await expect(ask(workers, { kind })).rejects.toMatchObject({
        code: 'too_large',
        message: 'This text is too long to work on at once. Please shorten it and try again.',
      });
      expect(await ask(workers, { kind: 'echo' })).toMatchObject({ kind: 'echo' });
    },
  );

  test('that stands still because nobody gives it the processor is not called too long', async () => {
    const workers = open({ file, deadline: 1_500, threads: 1 });
    const held = holding();
    const starved = ask(workers, held.input);
    await wait(2_500);
    held.letGo();
    expect(await starved).toBe('waited');
    // Nobody waits for it for ever.
    await expect(ask(workers, holding().input)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('whose thread does not begin is not called too long', async () => {
    const workers = open({ file, startTimeout: 8_000, deadline: 60_000, threads: 1 });
    await expect(ask(workers, { kind: 'never begun' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await ask(workers, { kind: 'echo' })).toMatchObject({ kind: 'echo' });
  });

  test('has begun when its code is loaded, which on a busy machine takes longer than any text', async () => {
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const done = work({ name: 'plainTexts', input: ['<p>a</p>'], begun });
    expect(begun[0]).toBe(0);
    expect(await done).toEqual({ value: ['a'] });
    expect(begun[0]).toBe(1);
  });

  test('that takes all memory is ended, and the next works', async () => {
    const workers = open({ file, memory: 32, threads: 1 });
    await expect(ask(workers, { kind: 'memory' })).rejects.toMatchObject({ code: 'too_large' });
    expect(await ask(workers, { kind: 'echo' })).toMatchObject({ kind: 'echo' });
  });
});

describe('waiting', () => {
  test('nobody has more than one thread, so that another user is served at once', async () => {
    const workers = open({ file });
    const held = holding();
    const mine = [1, 2, 3].map(() => ask(workers, held.input, { userId: 1 }));
    // Both threads would be taken for good if user 1 had them.
    expect(await ask(workers, { kind: 'echo' }, { userId: 2 })).toMatchObject({ kind: 'echo' });
    held.letGo();
    expect(await Promise.all(mine)).toEqual(['waited', 'waited', 'waited']);
  });

  test('users take turns, whoever sent how much', async () => {
    const workers = open({ file, threads: 1 });
    const held = holding();
    const order: string[] = [];
    const send = (userId: number, name: string, input: object = { kind: 'echo' }) =>
      ask(workers, input, { userId }).then(() => order.push(name));
    const all = [
      send(1, 'a1', held.input),
      send(1, 'a2'),
      send(1, 'a3'),
      send(1, 'a4'),
      send(2, 'b1'),
      send(2, 'b2'),
      send(3, 'c1'),
    ];
    held.letGo();
    await Promise.all(all);
    expect(
      order
        .filter((name) => name !== 'a1')
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['a2', 'b1', 'c1']);
    expect(order.at(-1)).toBe('a4');
  });

  test('has its end, with a polite answer', async () => {
    const workers = open({ file, threads: 1, waiting: { ofOne: 1, inAll: 2 }, waitTimeout: 1_000 });
    const held = holding();
    const first = ask(workers, held.input, { userId: 1 });
    const second = ask(workers, { kind: 'echo' }, { userId: 1 });
    const late = expect(second).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    await expect(ask(workers, { kind: 'echo' }, { userId: 1 })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    const third = ask(workers, { kind: 'echo' });
    const alsoLate = expect(third).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask(workers, { kind: 'echo' })).rejects.toMatchObject({
      code: 'unavailable',
      message: 'We’re working on a lot of texts right now. Try again in a moment.',
    });
    await Promise.all([late, alsoLate]);
    held.letGo();
    expect(await first).toBe('waited');
  });

  test('is over for who leaves, and what was begun goes on', async () => {
    const workers = open({ file, threads: 1 });
    const held = holding();
    const leaving = new AbortController();
    const begun = ask(workers, held.input, { signal: leaving.signal });
    await setImmediate();
    const waiting = ask(workers, { kind: 'echo' }, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(ask(workers, {}, { signal: leaving.signal })).rejects.toThrow('left');
    held.letGo();
    expect(await begun).toBe('waited');
  });

  test('is over when the threads close', async () => {
    const workers = open({ file, threads: 1 });
    const begun = ask(workers, { kind: 'loop' });
    const ended = expect(begun).rejects.toThrow();
    const waiting = expect(ask(workers, { kind: 'echo' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await workers.close();
    await Promise.all([ended, waiting]);
    await expect(ask(workers, { kind: 'echo' })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the worst that may be sent', () => {
  const { characters, tags, levels } = pieceText;
  const nested = `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;
  const wording = { title: '', hashtags: [], imagePrompt: '', location: 'Austin', state: 'TX' };

  test.each([
    ['tags', nested.repeat(tags / levels)],
    ['entities', '&amp;'.repeat(characters / 5)],
    ['words', 'near Church Hill '.repeat(characters / 17)],
  ])('%s cost another thread the time, not this one', async (_, content) => {
    const workers = open();
    // Threads are started and what they need is loaded.
    await workers.run('checkWording', { ...wording, content: '<p>a</p>' });
    const check = { ...wording, content };
    const here = await processorTime(() => textTasks.checkWording.run(check));
    const meanwhile = await processorTime(() => workers.run('checkWording', check));
    expect(meanwhile.ofThisThread).toBeLessThan(here.ofThisThread / 2);
    expect(meanwhile.ofOthers).toBeGreaterThan(meanwhile.ofThisThread);
  });

  test('a short text is read at once', async () => {
    const workers = open({ file });
    expect(await workers.run('plainTexts', ['<p>a</p>', 'b'])).toEqual(['a', 'b']);
    // The test worker would have answered this.
    expect(await workers.run('plainTexts', ['a'.repeat(4_001)])).toMatchObject({ thread: {} });
  });
});

async function processorTime(work: () => Promise<unknown>) {
  const [thread, whole] = [process.threadCpuUsage(), process.cpuUsage()];
  await work();
  const spent = process.threadCpuUsage(thread);
  const all = process.cpuUsage(whole);
  const ofThisThread = spent.user + spent.system;
  return { ofThisThread, ofOthers: all.user + all.system - ofThisThread };
}
