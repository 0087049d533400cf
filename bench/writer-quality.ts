import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { heldOutAnswerSets } from '#builtin/writer/testing/answer-sets/held-out.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
import { factsFor, seededTopics, visibleText } from '#builtin/writer/testing/facts.ts';
import {
  alreadySaid,
  endsInCall,
  mean,
  meanOverlap,
  opensWithHook,
  share,
  variationOf,
} from '#builtin/writer/testing/post-measures.ts';

/**
 * What can be counted in posts of the built-in writer.
 * Run: node bench/writer-quality.ts [first seed]
 */
const first = Number(process.argv[2] ?? 90_001);
const today = new Date('2026-11-16T12:00:00');
const seeds = [first, first + 7_919];
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** Eight posts under one title without answers, two titles a topic. */
const sameTitle = seededTopics.flatMap((topic, index) =>
  [index, index + 6].map((titleNumber) =>
    Array.from(
      { length: 8 },
      (_, number) =>
        writePost(factsFor(topic, { titleNumber }), first + number * 31, today).draft.content,
    ),
  ),
);
print('five-word runs shared by posts of one title', percent(mean(sameTitle.map(meanOverlap))));

/** The 31st post of a topic, written with the 30 before it in mind. */
const thirtyFirst = seededTopics.map((topic) => {
  const texts: string[] = [];
  for (let number = 0; number < 31; number++) {
    const facts = factsFor(topic, { titleNumber: number, recent: texts.map(visibleText) });
    texts.push(writePost(facts, first + number * 7, today).draft.content);
  }
  return alreadySaid(texts[30] ?? '', texts.slice(0, 30));
});
print('already said at the 31st post of a topic', percent(mean(thirtyFirst)));

const withoutAnswers = sameTitle.flat();
countIn('without answers', withoutAnswers);
for (const [name, sets] of [
  ['with answers, tuned', tuned],
  ['with answers, held out', heldOutAnswerSets],
] as const) {
  const posts = sets.flatMap((set) =>
    seeds.map((seed) => ({ set, ...writePost(factsOfSet(set), seed, today) })),
  );
  countIn(
    name,
    posts.map(({ draft }) => draft.content),
  );
  const kept = posts.flatMap(({ set, draft }) =>
    set.facts.map((fact) =>
      plain(`${draft.title} ${visibleText(draft.content)}`).includes(plain(fact)),
    ),
  );
  print(`  ${name}: facts in the text`, percent(share(kept, Boolean)));
  for (const { set, draft, note } of posts) {
    const text = plain(`${draft.title} ${visibleText(draft.content)}`);
    for (const fact of set.facts)
      if (!text.includes(plain(fact)))
        print(
          `    not found, ${set.topic ?? set.subject}`,
          `${fact}${plain(note ?? '').includes(plain(fact)) ? ' (in the note)' : ''}`,
        );
  }
}

function countIn(name: string, contents: readonly string[]): void {
  print(`${name}: hooks`, percent(share(contents, opensWithHook)));
  print(`  ${name}: calls to action`, percent(share(contents, endsInCall)));
  print(`  ${name}: variation of sentence length`, mean(contents.map(variationOf)).toFixed(2));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/(?<=\d),(?=\d)/g, '');
}

function print(name: string, value: string): void {
  process.stdout.write(`${name}: ${value}\n`);
}
