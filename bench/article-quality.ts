import { linesOf } from '#builtin/writer/blocks.ts';
import { writeBlog } from '#builtin/writer/blog/write-blog.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';
import { aroundTheText, sharedRuns } from '#builtin/writer/testing/around-the-text.ts';
import { factsFor, seededTopics, visibleText } from '#builtin/writer/testing/facts.ts';
import { endsInCall, mean, share, variationOf } from '#builtin/writer/testing/post-measures.ts';
import { percentile } from '#scripts/numbers.ts';

/**
 * What can be counted in articles of the built-in writer: sixty of them, of twenty titles, for agents of three cities
 * who know nothing of each other. Run: node bench/article-quality.ts [first seed]
 */
const first = Number(process.argv[2] ?? 70_001);
const today = new Date('2026-11-16T12:00:00');
const places = [
  ['Tulsa', 'OK'],
  ['Portland', 'ME'],
  ['Mesa', 'AZ'],
  ['Duluth', 'MN'],
  ['Savannah', 'GA'],
  ['Boise', 'ID'],
] as const;

const times: number[] = [];
const articles = Array.from({ length: 20 }, (_, index) => index).flatMap((index) =>
  [0, 1, 2].map((agent) => {
    const topic = seededTopics[index % seededTopics.length] ?? seededTopics[0];
    const [city, state] = places[(index + agent * 2) % places.length] ?? places[0];
    if (!topic) throw new Error('no topics');
    const facts = factsFor(topic, { city, state, titleNumber: index * 3 });
    const started = performance.now();
    const { draft } = writeBlog(facts, first + index * 31 + agent * 7_919, today);
    times.push(performance.now() - started);
    return { title: facts.title, content: draft.content };
  }),
);

/** The first two paragraphs have most of what the title speaks of. */
function answersEarly({ title, content }: { title: string; content: string }): boolean {
  const words = [...keywordsOf(title)];
  const said = keywordsOf(linesOf(readBlocks(content).slice(0, 3)).join(' '));
  return words.filter((word) => said.has(word)).length >= words.length / 2;
}

const contents = articles.map(({ content }) => content);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const headingsOf = (html: string) => aroundTheText(html).slice(1);
print('articles', String(articles.length));
print(
  'words, mean',
  mean(contents.map((html) => visibleText(html).split(/\s+/).length)).toFixed(0),
);
print(
  'runs of eight words shared by headings and bridges',
  String(sharedRuns(contents.map(headingsOf)).length),
);
const openings = contents.map((html) => aroundTheText(html).slice(0, 1));
print(
  'openings that share eight words with another of their title',
  percent(
    share(openings, (one) =>
      openings.some((other) => other !== one && sharedRuns([one, other]).length > 0),
    ),
  ),
);
print('calls to action', percent(share(contents, endsInCall)));
print('titles answered early', percent(share(articles, answersEarly)));
print('variation of sentence length', mean(contents.map(variationOf)).toFixed(2));
print(
  'milliseconds, p50 and worst of the warm',
  `${percentile(times.slice(20), 0.5).toFixed(1)}, ${percentile(times.slice(20), 1).toFixed(1)}`,
);

function print(name: string, value: string): void {
  process.stdout.write(`${name}: ${value}\n`);
}
