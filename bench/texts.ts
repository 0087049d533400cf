import { pino } from 'pino';
import { factsFor, seededTemplates, seededTopics } from '#builtin/writer/testing/facts.ts';
import { pieceText } from '#contract/limits.ts';
import { ms } from '#scripts/numbers.ts';
import {
  readAtOnce,
  type TextTaskInput,
  type TextTaskName,
  textTasks,
} from '#server/core/text-tasks.ts';
import { createTextWorkers } from '#server/core/text-workers.ts';
import { isQuick, report } from './support/report.ts';

/**
 * What work on texts costs where it is done, for the worst of four texts of the length that is read at
 * once and of nearly the longest that may be sent; and how much of it the thread that answers everybody spends
 * when another one does it.
 * Run: npx node bench/texts.ts [--quick]
 */

const { characters, tags, levels } = pieceText;
const workers = createTextWorkers(pino({ level: 'silent' }));
const rounds = isQuick ? 1 : 5;
// Cleaning makes some of them a little longer, and what it makes is measured, too.
const longest = isQuick ? 20_000 : characters * 0.9;

const units = {
  tags: '<em>no kids </em>',
  levels: `${'<ul>'.repeat(levels - 2)}x${'</ul>'.repeat(levels - 2)}`,
  entities: '&amp;',
  words: 'a safe and quiet street near Church Hill ',
};

/** As many of the tags as are allowed, and words to the end. */
function worstTexts(length: number): string[] {
  return Object.values(units).map((unit) => {
    const perUnit = Math.max(1, unit.split('<').length - 1);
    const count = Math.min(Math.floor(length / unit.length), Math.floor((tags - 2) / perUnit));
    const text = unit.repeat(count);
    return text + units.words.repeat(characters / 40).slice(0, length - text.length);
  });
}

type Measured = { [Name in TextTaskName]?: (content: string) => TextTaskInput<Name> };

const place = { location: 'Austin', state: 'TX' };
const piece = (content: string) => ({ title: 'Porches', content });
const document = (content: string) => ({
  ...piece(content),
  hashtags: [],
  sources: [],
  signature: '',
});

const byText: Measured = {
  cleanEdited: piece,
  describeContent: (content) => content,
  plainTexts: (content) => [content],
  checkWording: (content) => ({
    ...{ ...piece(content), ...place, hashtags: [], imagePrompt: '' },
  }),
  toMarkdown: document,
  toHtmlPage: document,
  toWordHtml: document,
};

/** Milliseconds of the processor that this thread has spent. */
async function ownTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ownTime(work));
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

async function compare<Name extends TextTaskName>(name: Name, inputs: TextTaskInput<Name>[]) {
  const run = textTasks[name].run as (input: TextTaskInput<Name>) => Promise<unknown>;
  let here = 0;
  let elsewhere = 0;
  for (const input of inputs) {
    // What it needs is loaded on both sides.
    await Promise.all([run(input), workers.run(name, input)]);
    here = Math.max(here, await median(() => run(input)));
    elsewhere = Math.max(elsewhere, await median(() => workers.run(name, input)));
  }
  return { here, elsewhere };
}

const rows: string[][] = [];
for (const [name, inputOf] of Object.entries(byText) as [TextTaskName, () => never][]) {
  const [short, long] = [readAtOnce, longest].map((length) => worstTexts(length).map(inputOf));
  const few = await compare(name, short ?? []);
  const many = await compare(name, long ?? []);
  rows.push([name, ms(few.here), ms(many.here), ms(many.elsewhere)]);
}

for (const kind of ['post', 'blog'] as const) {
  const orders = seededTopics.slice(0, isQuick ? 1 : 8).map((topic, number) => ({
    ...{ kind, seed: number, today: new Date() },
    facts: factsFor(topic, { titleNumber: number, template: seededTemplates[0] }),
  }));
  const { here, elsewhere } = await compare('compose', orders);
  rows.push([`compose, ${kind === 'post' ? 'a post' : 'an article'}`, '', ms(here), ms(elsewhere)]);
}

const drawings = ['buyers', 'sellers', 'local'].map((topic, seed) => ({
  ...{ subject: 'A quiet street with porches and trees', topic, seed },
  size: { width: 1536, height: 1024 },
}));
const { here, elsewhere } = await compare('drawPicture', drawings);
rows.push(['drawPicture', '', ms(here), ms(elsewhere)]);

await workers.close();
await report({
  title: 'Work on texts, processor time of the slowest',
  head: [
    '',
    `${readAtOnce.toLocaleString('en')} characters, here`,
    `${longest.toLocaleString('en')} characters, here`,
    'the same, by a thread: what remains here',
  ],
  rows,
});
