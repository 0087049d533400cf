import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import type { ProvidedServer } from './fake-provider.ts';
import { test as base } from './journey.ts';

/** Begins, in pieces that are shown one after another, and goes on when the journey says `resume`. */
export const paused = { kind: 'answer', pauseAfter: 20, chunkDelay: 20 } as const;

/** A test on a server of its own, whose texts come from a provider that does as it is told. */
export const test = base.extend<{ server: ProvidedServer; provider: FakeProvider }>({
  server: ({ providedServer }, use) => use(providedServer),
  provider: [
    async ({ server }, use) => {
      server.provider.reset();
      await use(server.provider);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  // The browser reports every failed call; the page tells the person.
  consoleErrors: { allowed: [/the server responded with a status of 50[0234]/] },
});
