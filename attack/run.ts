/**
 * npm run attack [-- --only name] [--write] [--quick]
 *
 * Does to a server what somebody hostile would do: a stranger, or one person with an account. The
 * server is started here with its limits on, as it is installed, on a DATA_DIR of its own. While an
 * attack runs, another user asks for something light every 50 ms from a process of their own. For
 * every attack it is measured what it costs the server in processor and memory, what it answers and
 * how long the other user waits; and judged: the server goes on, refuses with a sentence in a small
 * answer, and never makes the other one wait for a second.
 *
 * Everything stays on this machine's loopback, is bounded in number and time, and ends by itself.
 */
import { parseArgs } from 'node:util';
import { startChild } from '#server/testing/child.ts';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { allowedTextProbes } from './allowed-texts.ts';
import { bodyProbes } from './bodies.ts';
import { connectionProbes } from './connections.ts';
import type { ProbeResult } from './harness/judge.ts';
import type { Group, Probe } from './harness/probe.ts';
import { probeLines, writeAttackReport } from './harness/report.ts';
import { type AttackRun, adminPassword, runProbe } from './harness/run-probe.ts';
import { hostProbes } from './hosts.ts';
import { listProbes } from './lists.ts';
import { moneyProbes } from './money.ts';
import { pictureProbes } from './pictures.ts';
import { signInProbes } from './sign-in.ts';
import { storageProbes } from './storage.ts';
import { textProbes } from './texts.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
// What was started ends with us, also on Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const groups: Group[] = [
  ...[connectionProbes, bodyProbes, listProbes, textProbes, allowedTextProbes],
  ...[storageProbes, signInProbes, pictureProbes, moneyProbes, hostProbes],
];

const chosen = groups
  .map((group) => ({ ...group, probes: group.probes.filter((probe) => isChosen(group, probe)) }))
  .filter(({ probes }) => probes.length > 0);
if (chosen.length === 0) {
  throw new Error(`--only takes ${groups.map(namesOf).join('; ')}.`);
}

const lightCaller = startChild(new URL('harness/light-calls.ts', import.meta.url));
const results: ProbeResult[] = [];
for (const group of values.quick ? [together(chosen)] : chosen) {
  results.push(...(await runGroup(group)));
}
await lightCaller.stop();

const held = results.filter(({ problems }) => problems.length === 0).length;
say(`\n${held} of ${results.length} hold.`);
if (values.write) await writeAttackReport(results);
process.exit(held === results.length ? 0 : 1);

/** A server as it is installed, with a password for the admin that is known here. */
async function runGroup({ probes, needsProvider }: Group): Promise<ProbeResult[]> {
  const provider = needsProvider && (await startFakeProvider());
  const server = await startTestServer({
    // As installed: what is not set has its usual value.
    RATE_LIMITS: '',
    SAVED_CONTENT_LIMIT: '',
    ADMIN_PASSWORD: adminPassword,
    ...(provider && {
      AI_TEXT: 'compatible:some-model',
      AI_API_KEY: 'secret-key',
      AI_BASE_URL: `${provider.address}/compatible/v1`,
    }),
  });
  const stage: AttackRun = { server, lightCaller, isQuick: values.quick, provider };
  const found: ProbeResult[] = [];
  try {
    for (const probe of probes) {
      const result = await runProbe(stage, probe);
      say(probeLines(result));
      found.push(result);
    }
    return found;
  } catch (error) {
    say(server.output().split('\n').slice(-30).join('\n'));
    throw error;
  } finally {
    await server.close();
    await provider?.close();
  }
}

function isChosen(group: Group, probe: Probe): boolean {
  if (values.quick && !probe.isQuick) return false;
  return !values.only || values.only === group.name || values.only === probe.name;
}

/** The short form has one server for all. */
function together(all: Group[]): Group {
  return { name: 'all', probes: all.flatMap(({ probes }) => probes) };
}

function namesOf({ name, probes }: Group): string {
  return `${name} (${probes.map((probe) => probe.name).join(', ')})`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
