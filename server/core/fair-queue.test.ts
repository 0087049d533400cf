import { setImmediate as settled } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { atOnce: 2, waiting: { ofOne: 3, inAll: 7 } };

type Job = {
  asker: string;
  state: 'waiting' | 'running' | 'done' | 'refused' | 'left';
  finish(): void;
  leave(): void;
  error?: unknown;
};

/** A queue whose jobs end when the test says so, with what happened to each, oldest first. */
function watchedQueue() {
  const queue = new FairQueue({
    ...limits,
    refusal: { ofOne: () => new Error('of one'), inAll: () => new Error('in all') },
  });
  const jobs: Job[] = [];
  const begun: Job[] = [];

  function add(asker: string): Job {
    const end = Promise.withResolvers<void>();
    const caller = new AbortController();
    const job: Job = {
      asker,
      state: 'waiting',
      finish: end.resolve,
      leave: () => caller.abort(new Error('left')),
    };
    jobs.push(job);
    const work = () => {
      job.state = 'running';
      begun.push(job);
      return end.promise;
    };
    queue.run(asker, work, caller.signal).then(
      () => {
        job.state = 'done';
      },
      (error: Error) => {
        job.state = error.message === 'left' ? 'left' : 'refused';
        job.error = error.message;
      },
    );
    return job;
  }

  const inState = (state: Job['state'], asker?: string) =>
    jobs.filter((job) => job.state === state && (asker === undefined || job.asker === asker));
  return { add, inState, begun };
}

/** Lets whoever runs first finish until nobody is left. */
async function finishAll({ inState }: ReturnType<typeof watchedQueue>): Promise<void> {
  await settled();
  for (let [job] = inState('running'); job; [job] = inState('running')) {
    job.finish();
    await settled();
  }
}

const names = (jobs: Job[]) => jobs.map(({ asker }) => asker).join('');

describe('a fair queue', () => {
  test('takes turns between those who ask, each in the order of their own', async () => {
    const watched = watchedQueue();
    for (const asker of 'aaaaabbcb') watched.add(asker);
    await finishAll(watched);
    // Two of a run at once; then a, b and c by turns.
    expect(names(watched.begun)).toBe('aaabcabab');
  });

  test('refuses the excess of one, and lets everybody else wait', async () => {
    const watched = watchedQueue();
    for (const asker of 'aaaaaaaa') watched.add(asker);
    const other = watched.add('b');
    await settled();
    expect(watched.inState('refused').map(({ error }) => error)).toEqual(Array(3).fill('of one'));
    expect(other.state).toBe('waiting');
    await finishAll(watched);
    expect(names(watched.begun)).toBe('aaabaa');
  });

  test('when it is full, who has fewer waiting takes the place of who has more', async () => {
    const watched = watchedQueue();
    for (const asker of 'xxaaabbbc') watched.add(asker);
    const newcomer = watched.add('d');
    await settled();
    expect(newcomer.state).toBe('waiting');
    expect(watched.inState('refused').map(({ asker, error }) => [asker, error])).toEqual([
      ['a', 'in all'],
    ]);
    // Whoever has one waiting takes nothing from whoever has two.
    for (const asker of 'efc') watched.add(asker);
    await settled();
    expect(names(watched.inState('waiting'))).toBe('abbcdef');
    expect(watched.inState('refused').at(-1)).toMatchObject({ asker: 'c', error: 'in all' });
  });

  test('forgets who leaves while waiting: the place is free at once and the work never begins', async () => {
    const watched = watchedQueue();
    for (const asker of 'xxaa') watched.add(asker);
    const [first] = watched.inState('waiting');
    await settled();
    const leaving = watched.add('a');
    leaving.leave();
    await settled();
    expect(leaving.state).toBe('left');
    expect(watched.add('a').state).toBe('waiting');
    await finishAll(watched);
    expect(names(watched.begun)).toBe('xxaaa');
    expect(watched.begun).not.toContain(leaving);
    expect(first?.state).toBe('done');
  });

  test('goes on after work that fails', async () => {
    const queue = new FairQueue({
      atOnce: 1,
      waiting: { ofOne: 9, inAll: 9 },
      refusal: { ofOne: () => new Error(), inAll: () => new Error() },
    });
    const failing = queue.run('a', () => Promise.reject(new Error('no luck')));
    const next = queue.run('a', async () => 'done');
    await expect(failing).rejects.toThrow('no luck');
    await expect(next).resolves.toBe('done');
  });
});

type Step = { kind: 'add' | 'leave' | 'finish'; asker: string; which: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'add', 'add', 'add', 'finish', 'leave'),
    asker: fc.constantFrom('a', 'a', 'a', 'b', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'),
    which: fc.nat(20),
  }),
  { minLength: 20, maxLength: 100 },
);

test('whatever comes in whatever order: bounded, busy, in order, and by turns', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const watched = watchedQueue();
      const { add, inState, begun } = watched;
      /** Since when somebody's oldest waiting job is the oldest, counted in jobs begun. */
      const headSince = new Map<Job, number>();

      for (const { kind, asker, which } of taken) {
        if (kind === 'add') add(asker);
        const among = inState(kind === 'finish' ? 'running' : 'waiting');
        const chosen = among[which % Math.max(1, among.length)];
        if (kind === 'finish') chosen?.finish();
        if (kind === 'leave') chosen?.leave();
        await settled();

        const waiting = inState('waiting');
        expect(inState('running').length).toBeLessThanOrEqual(limits.atOnce);
        expect(waiting.length).toBeLessThanOrEqual(limits.waiting.inAll);
        if (waiting.length > 0) expect(inState('running')).toHaveLength(limits.atOnce);
        for (const each of new Set(waiting.map((job) => job.asker))) {
          const [head, ...rest] = inState('waiting', each);
          expect(rest.length).toBeLessThan(limits.waiting.ofOne);
          if (head && !headSince.has(head)) headSince.set(head, begun.length);
          // Nobody waits behind two of anybody else's.
          const before = begun.slice(head && headSince.get(head));
          const others = before.map((job) => job.asker);
          expect(new Set(others).size).toBe(others.length);
        }
      }

      await finishAll(watched);
      expect(inState('waiting')).toEqual([]);
      for (const { asker } of begun) {
        expect(begun.filter((job) => job.asker === asker)).toEqual(inState('done', asker));
      }
    }),
    { numRuns: 100 },
  );
});
