import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createAi } from '#server/adapters/ai/ai.ts';
import { readConfig } from '#server/config.ts';
import { checkText } from './evaluate/checks.ts';
import { reportOf } from './evaluate/report.ts';
import { evaluationRequests } from './evaluate/requests.ts';
import { writeAll } from './evaluate/write.ts';

/**
 * Has the fixed set of requests written by a provider and writes a report:
 * `npm run evaluate -- --provider openai:gpt-5.4-mini`. Keys and addresses come from the usual variables.
 */

const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'builtin' },
    /** Where the report goes. */
    out: { type: 'string' },
    /** Where the bare answers go, to be played back by the tests. */
    record: { type: 'string' },
  },
});

const { ai } = readConfig(process.env);
const { text: writer } = createAi({ ...ai, text: values.provider });
const written = await writeAll(writer, evaluationRequests, ({ request }) =>
  process.stdout.write(`${request.name}\n`),
);
const judged = written.map((each) => ({ ...each, findings: checkText(each) }));

const name = values.provider.replace(/[^\w.-]+/g, '-');
const out = path.resolve(values.out ?? `evaluations/${name}.md`);
await mkdir(path.dirname(out), { recursive: true });
await writeFile(out, reportOf(writer, judged));
if (values.record) {
  const answers = Object.fromEntries(
    written.map(({ request, answered }) => [request.name, answered]),
  );
  await writeFile(values.record, `${JSON.stringify(answers, null, 1)}\n`);
}
const clean = judged.filter(({ findings }) => findings.length === 0).length;
process.stdout.write(`${clean} of ${judged.length} without a finding. The texts are in ${out}\n`);
