import { putInto } from '#scripts/figures.ts';
import type { FaultResult } from './result.ts';

/** The table as Markdown, which a terminal shows as well. */
export function tableOf(results: FaultResult[]): string {
  const rows = results.map(({ fault, times, meanwhile, afterwards, problems }) => {
    const isHeld = problems.length === 0;
    // What was found otherwise says more than what should have been.
    const found = isHeld ? [afterwards, 'holds'] : [problems.join('; '), '**does not hold**'];
    return `| ${[fault, times, meanwhile, ...found].join(' | ')} |`;
  });
  return [
    '| what happens | times | what people see | what is found afterwards | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Puts the table into docs/faults.md. */
export async function writeFaultReport(results: FaultResult[], leftOut: string[]): Promise<void> {
  await putInto('docs/faults.md', 'figures', [tableOf(results), ...leftOut].join('\n\n'));
}
