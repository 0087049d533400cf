import { putInto } from '#scripts/figures.ts';
import { kilobytes, megabytes, ms } from '#scripts/numbers.ts';
import type { HttpAnswer } from './client.ts';
import type { ProbeResult } from './judge.ts';

/** For a terminal, while it runs. */
export function probeLines(result: ProbeResult): string {
  const { name, what, notes, problems } = result;
  const verdict = problems.length === 0 ? 'holds' : `DOES NOT HOLD: ${problems.join('; ')}`;
  const figures = figuresOf(result).join(', ');
  return [
    `${name}: ${what}`,
    `  ${figures}`,
    ...notes.map((note) => `  ${note}`),
    `  ${verdict}`,
  ].join('\n');
}

const figuresOf = (result: ProbeResult) => [
  `answers ${statusesOf(result.answers)}`,
  `the largest ${kilobytes(largestOf(result.answers))}`,
  `processor ${ms(result.cpu)}`,
  `memory ${megabytes(result.peak)}`,
  `others waited at most ${ms(result.others.longest)} (median ${ms(result.others.median)}, ${result.others.calls} calls)`,
];

/** The table as Markdown. */
function tableOf(results: ProbeResult[]): string {
  const head = ['what is sent', 'answers', 'largest', 'processor', 'memory', 'another waits', ''];
  const rows = results.map((result) => [
    [result.what, ...result.notes].join('; '),
    statusesOf(result.answers),
    kilobytes(largestOf(result.answers)),
    ms(result.cpu),
    megabytes(result.peak),
    ms(result.others.longest),
    result.problems.length === 0 ? 'holds' : `**does not hold**: ${inShort(result.problems)}`,
  ]);
  return [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

const inShort = (problems: string[]) =>
  problems.length > 3
    ? `${problems.slice(0, 3).join('; ')} and ${problems.length - 3} more`
    : problems.join('; ');

/** Puts the table into docs/security.md. */
export async function writeAttackReport(results: ProbeResult[]): Promise<void> {
  await putInto('docs/security.md', 'attack', tableOf(results));
}

const largestOf = (answers: HttpAnswer[]) => Math.max(0, ...answers.map(({ size }) => size));

/** How many of each, with the words of the first that has some. */
function statusesOf(answers: HttpAnswer[]): string {
  const groups = Map.groupBy(answers, ({ status }) => status);
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([status, group]) => {
      const message = group.find((each) => each.message)?.message;
      const words = message ? ` "${message.slice(0, 100)}"` : '';
      return `${group.length} × ${status || 'none'}${words}`;
    })
    .join(', ');
}
