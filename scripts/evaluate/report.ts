import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { Finding } from './checks.ts';
import type { Evaluated } from './write.ts';

export type JudgedText = Evaluated & { findings: Finding[] };

/** A report to be read: what the checks found first, then every text. */
export function reportOf(
  writer: { provider: string; model: string },
  judged: JudgedText[],
): string {
  const clean = judged.filter(({ findings }) => findings.length === 0).length;
  return [
    `# ${judged.length} texts of ${writer.provider}, ${writer.model}`,
    `${clean} of ${judged.length} without a finding. The checks see titles, numbers, names, wording, lengths and structure. They don’t see whether a text is good: read them.`,
    ['| request | findings |', '|---|---|', ...judged.map(toRow)].join('\n'),
    ...judged.map(toText),
    '',
  ].join('\n\n');
}

const toRow = ({ request, findings }: JudgedText) =>
  `| ${request.name} | ${findings.map(({ check, problem }) => `**${check}**: ${inCell(problem)}`).join('<br>') || 'none'} |`;

const inCell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

function toText({ request, title, html, items, note }: JudgedText): string {
  const { place, answers = [] } = request;
  const asked = answers.map(({ question, answer }) => `- ${question} ${answer}`);
  const revision = 'revision' in request && request.revision;
  return [
    `## ${request.name}`,
    [`${place.city}, ${place.state}: ${request.title}`, ...asked].join('\n'),
    revision && `Request: ${revision.request}`,
    `> **${plainTextOf(title)}**`,
    quote(html ? plainTextOf(html) : items.join('\n')),
    note && `Note: ${note}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const quote = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
