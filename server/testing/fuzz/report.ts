import { cpus } from 'node:os';
import type { EndpointReport } from './fuzz-endpoint.ts';

/** What `npm run fuzz` found, as docs/fuzz-report.md keeps it. */
export function fuzzReport(reports: EndpointReport[], minutes: number): string {
  const calls = reports.reduce((sum, { bodies }) => sum + bodies, 0);
  const problems = reports.flatMap((report) => report.problems);
  const [cpu] = cpus();
  return [
    '# Fuzzing report',
    '',
    'Written by `npm run fuzz`: calls made from each endpoint’s own schema, valid and broken, as a visitor,',
    'a user and an admin, over the wire to a real server on its own PostgreSQL. None may end in a failure',
    'of the server or without an answer, a refusal is a message for a person and nothing internal, and what',
    'is refused changes nothing that is kept. `npm run fuzz -- --seed <number> --only <path>` repeats a part.',
    '',
    `${number(calls)} calls to ${reports.length} endpoints in ${minutes.toFixed(0)} minutes on ${cpus().length} × ${cpu?.model.trim()}, Node ${process.version}. Problems: ${problems.length}.`,
    '',
    '| endpoint | calls | answers by status | slowest, ms | seed |',
    '|---|---:|---|---:|---:|',
    ...reports.map(reportRow),
    '',
    ...(problems.length > 0 ? ['## Problems', '', '```', ...problems, '```', ''] : []),
  ].join('\n');
}

export function reportRow({ name, bodies, statuses, slowest, seed }: EndpointReport): string {
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${number(count)}`);
  const cells = [
    `\`${name}\``,
    number(bodies),
    answers.join(', '),
    number(Math.round(slowest)),
    seed,
  ];
  return `| ${cells.join(' | ')} |`;
}

const number = (value: number) => value.toLocaleString('en-US');
