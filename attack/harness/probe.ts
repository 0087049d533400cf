import type { FakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import type { Findings } from '#server/testing/findings.ts';
import type { TestStore } from '#server/testing/store.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import type { AttackUser } from './attack-user.ts';
import type { HttpAnswer } from './client.ts';

/** One thing somebody hostile does, and which answers to it are right. */
export type Probe = {
  /** For `--only`. */
  name: string;
  /** A line of the table. */
  what: string;
  /** Statuses that are right. Every one from 400 up needs its sentence besides. */
  allowed: number[];
  /** Bytes of an answer, where what was asked for is larger by its nature; 64 kB otherwise. */
  answerAtMost?: number;
  /** Also part of the short form. */
  isQuick?: true;
  /** Makes what it needs, which is not measured. What it gives is the attack, which is. */
  prepare(scene: ProbeContext): Promise<() => Promise<HttpAnswer[]>>;
};

/** What a probe finds there. */
export type ProbeContext = {
  server: TestServer;
  port(): number;
  isQuick: boolean;
  /** A new account. */
  register(): Promise<AttackUser>;
  /** A new account for which the admin password was given. */
  registerAdmin(): Promise<AttackUser>;
  /** The database of the server, seen from outside. */
  openStore(): TestStore;
  /** The paid model, where there is one. */
  provider?: FakeProvider;
  /** For what has to hold besides the answers. */
  expect: Findings['expect'];
  /** Something else that was measured, for the table. */
  note(words: string): void;
};

/** Probes that share a server, each group its own. */
export type Group = { name: string; probes: Probe[]; needsProvider?: true };

/** The short form is smaller where numbers only make it longer. */
export const fullOrQuick = (scene: ProbeContext, full: number, quick: number) =>
  scene.isQuick ? quick : full;

/** That many at once, or at most `atOnce` of them. */
export async function repeat(
  count: number,
  ask: (turn: number) => Promise<HttpAnswer>,
  atOnce = count,
): Promise<HttpAnswer[]> {
  const answers: HttpAnswer[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const turn = next++;
      answers[turn] = await ask(turn);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return answers;
}
