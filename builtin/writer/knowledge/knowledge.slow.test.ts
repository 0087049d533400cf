import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWords } from '#builtin/fair-housing/check.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import {
  countSentences,
  findProseFaults,
  readingGrade,
} from '#builtin/writer/testing/prose-rules.ts';
import { Knowledge } from './knowledge.ts';

const dataFiles = path.join(import.meta.dirname, '../../../data-files');
const readJson = (...names: string[]) =>
  JSON.parse(readFileSync(path.join(dataFiles, ...names), 'utf8'));

type SeededTopic = { identifier: string; titles: string[]; questions: string[] };
const seeded: SeededTopic[] = [
  ...readJson('seeds', 'topics.json'),
  ...readJson('seeds', 'announcement-topics.json'),
];
const files = readdirSync(path.join(dataFiles, 'knowledge')).map((file) => file.slice(0, -5));

it('knows every seeded topic, and general things for all others', () => {
  expect(files.toSorted()).toEqual(
    [...seeded.map((topic) => topic.identifier), 'general'].toSorted(),
  );
});

describe.each(files)('%s', (identifier) => {
  const knowledge: Knowledge = readJson('knowledge', `${identifier}.json`);
  const topic = seeded.find((each) => each.identifier === identifier);
  const placeholders =
    identifier === 'general'
      ? /\{(?:a )?(?:city|state)\}|\{subject\}/g
      : /\{(?:a )?(?:city|state)\}/g;

  it('has the shape', () => {
    const { success, error } = Knowledge.safeParse(knowledge);
    expect(
      success ? [] : error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ).toEqual([]);
    expect(knowledge.identifier).toBe(identifier);
  });

  it('knows enough by itself, or has a neighbor that does', () => {
    if (knowledge.neighbor) {
      expect(files).toContain(knowledge.neighbor);
      expect(readJson('knowledge', `${knowledge.neighbor}.json`).neighbor).toBeUndefined();
      return;
    }
    const { points, faq, measures, comparisons, spotlights, outline, local } = knowledge;
    const counts = [points, faq, measures, comparisons, spotlights, outline, local];
    const least = [40, 10, 3, 4, 3, 8, 8];
    expect(counts.map((list, index) => list.length >= (least[index] ?? 0))).not.toContain(false);
  });

  it('has headings of at most seven words, each once', () => {
    const headings = knowledge.points.flatMap(({ heading }) => heading ?? []);
    expect(headings.filter((heading) => countWords(heading) > 7 || /\.$/.test(heading))).toEqual(
      [],
    );
    expect(repeated(headings)).toEqual([]);
  });

  it('says nothing twice', () => {
    const ids = knowledge.points.map((point) => point.id);
    expect(repeated(ids)).toEqual([]);
    expect(repeated(sentencesOf(knowledge).map((text) => text.toLowerCase()))).toEqual([]);
  });

  it('keeps to the rules of prose', () => {
    const faults = textsOf(knowledge).flatMap(({ where, text }) => {
      const plain = text.replace(placeholders, 'Ames').replaceAll('{answer}', 'Ames');
      const found = findProseFaults(text.replaceAll('{answer}', 'Ames'));
      if (/[{}]/.test(plain)) found.push('an unknown placeholder');
      found.push(...checkWords(plain).map((flag) => `${flag.severity}: ${flag.text}`));
      return found.map((fault) => `${where}: ${fault} in "${text}"`);
    });
    expect(faults).toEqual([]);
  });

  it('reads like grade 7 to 9', () => {
    const texts = knowledge.points.flatMap(({ lead, why, how }) => [lead[0], why, how]);
    const grade = readingGrade(texts);
    expect(grade).toBeGreaterThan(5.5);
    expect(grade).toBeLessThan(9.5);
  });

  it('has points of a usable length', () => {
    expect(knowledge.points.flatMap(lengthFaults)).toEqual([]);
  });

  it('names stages and points that exist', () => {
    const stages = new Set(knowledge.stages.map((stage) => stage.id));
    const ids = new Set(knowledge.points.map((point) => point.id));
    const subjects = new Set(knowledge.points.flatMap((point) => point.subjects));
    expect(
      knowledge.points.filter((point) => !stages.has(point.stage)).map(({ id }) => id),
    ).toEqual([]);
    expect(knowledge.titles.flatMap(({ points }) => points).filter((id) => !ids.has(id))).toEqual(
      [],
    );
    for (const { about, title } of knowledge.outline) {
      const unknown = about.filter((each) => !stages.has(each) && !subjects.has(each));
      expect(unknown, title).toEqual([]);
      const fitting = knowledge.points.filter(
        (point) =>
          about.includes(point.stage) || point.subjects.some((each) => about.includes(each)),
      );
      expect(fitting.length, title).toBeGreaterThanOrEqual(6);
    }
    for (const stage of stages) {
      const own = knowledge.points.filter((point) => point.stage === stage);
      expect(own.length, `points of ${stage}`).toBeGreaterThanOrEqual(5);
    }
  });

  it('opens with the place in at most 16 words', () => {
    const openings = [
      ...knowledge.openings,
      ...knowledge.titles.flatMap((title) => title.openings),
    ];
    const wrong = openings.filter(
      (text) =>
        countWords(text.replaceAll('{a city}', '{city}')) > 16 ||
        text.match(/\{(?:a )?city\}/g)?.length !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('has a reader that fits into a short sentence', () => {
    expect(countWords(knowledge.reader.situation)).toBeLessThanOrEqual(7);
    expect(countWords(knowledge.reader.who)).toBeLessThanOrEqual(3);
  });

  it('answers in 40 to 70 words and asks with the place', () => {
    const wrong = knowledge.faq.filter(({ question, answer }) => {
      const words = countWords(answer);
      return words < 38 || words > 70 || !question.endsWith('?') || !question.includes('{city}');
    });
    expect(wrong.map(({ question, answer }) => `${countWords(answer)} words: ${question}`)).toEqual(
      [],
    );
  });

  it('asks for no figure and shows no people in its scenes', () => {
    const scenes = knowledge.scenes.filter(
      (scene) =>
        countWords(scene) < 10 ||
        countWords(scene) > 28 ||
        /\b(?:people|person|man|woman|child|family|couple|agent|buyer|seller|visitor|guest|dog|cat|sign|flag|church)s?\b/i.test(
          scene,
        ),
    );
    expect(scenes).toEqual([]);
  });

  it('has scenes of its own for a title, of which no two titles share the first', () => {
    const scenes = knowledge.titles.map((title) => title.scenes ?? []);
    expect(repeated(scenes.flatMap(([first]) => first ?? []))).toEqual([]);
    expect(
      scenes
        .flat()
        .filter(
          (scene) =>
            countWords(scene) < 7 ||
            countWords(scene) > 28 ||
            /\b(?:people|person|m[ae]n|wom[ae]n|child(?:ren)?|famil(?:y|ies)|couples?|agents?|buyers?|sellers?|visitors?|guests|hands?|flags?|church)\b/i.test(
              scene,
            ),
        ),
    ).toEqual([]);
  });

  if (topic) {
    it('answers every seeded title with five points of its own and more', () => {
      expect(knowledge.titles.map((title) => title.title)).toEqual(topic.titles);
      for (const { title, points } of knowledge.titles) {
        expect(new Set(points).size, title).toBeGreaterThanOrEqual(5);
        const everywhere = points.filter(
          (id) => !knowledge.points.find((point) => point.id === id)?.climates,
        );
        expect(everywhere.length, title).toBeGreaterThanOrEqual(5);
      }
    });

    // A topic that announces something says its facts, and needs fewer.
    it('answers a title in four ways that read differently', () => {
      for (const { title, answer } of knowledge.neighbor ? [] : knowledge.titles) {
        const lengths = answer.map((text) => splitSentences(text).length);
        expect(lengths, title).toEqual([2, 2, 2, 2]);
        expect(repeated(answer.flatMap((text) => [...new Set(runsOfFive(text))])), title).toEqual(
          [],
        );
        expect(answer.filter((text) => /\{(?:a )?city\}/.test(text)).length, title).toBeLessThan(2);
      }
    });

    it('has a sentence for every seeded question', () => {
      expect(knowledge.answerFrames.map((frame) => frame.question)).toEqual(topic.questions);
    });
  }
});

function lengthFaults(point: Knowledge['points'][number]): string[] {
  const limits: [keyof typeof point, string, number, number][] = [
    ['lead', point.lead[0], 5, 18],
    ['lead', point.lead[1], 5, 18],
    ['why', point.why, 6, 34],
    ['how', point.how, 8, 36],
    ['action', point.action, 3, 14],
    ['purpose', point.purpose, 3, 14],
    ['prepare', point.prepare, 2, 12],
    ['mistake', point.mistake, 5, 20],
    ['cost', point.cost, 5, 24],
    ['myth', point.myth, 4, 16],
    ['before', point.before, 5, 20],
    ['did', point.did, 3, 14],
    ['after', point.after, 5, 20],
    ['question', point.question, 4, 15],
    ['case', point.case, 8, 30],
  ];
  const faults = limits
    .filter(([, text, least, most]) => countWords(text) < least || countWords(text) > most)
    .map(
      ([field, text, least, most]) =>
        `${field} has ${countWords(text)} words, not ${least} to ${most}`,
    );
  const { lead, why, how, action, purpose, did, question } = point;
  for (const wording of lead) {
    const text = `${wording} ${why} ${how}`;
    const sentences = countSentences(text);
    if (sentences < 2 || sentences > 5) faults.push(`${sentences} sentences`);
  }
  if (/[.?]$/.test(action) || !/^[A-Z]/.test(action)) faults.push('action: a capital, no period');
  if (!/^(?:so|to|because|before|while|until|instead)\b/.test(purpose) || purpose.endsWith('.'))
    faults.push('purpose: so ... or to ...');
  if (/^[A-Z]/.test(did) || did.endsWith('.')) faults.push('did: lower case, no period');
  if (/\.$/.test(point.prepare)) faults.push('prepare: no period');
  if (!question.endsWith('?')) faults.push('question: a question mark');
  if (!point.case.startsWith('If ')) faults.push('case: If ...');
  return faults.map((fault) => `${point.id}: ${fault}`);
}

type Text = { where: string; text: string };

/** Every text of a file with the path to it; identifiers and hashtags aside. */
function textsOf(value: unknown, where = ''): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, `${where}.${index}`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !notProse.has(key))
    .filter(
      ([key]) =>
        !(key === 'title' && /titles/.test(where)) &&
        !(key === 'question' && /answerFrames/.test(where)),
    )
    .flatMap(([key, item]) => textsOf(item, `${where}.${key}`));
}

const notProse = new Set([
  'identifier',
  'neighbor',
  'shapes',
  'id',
  'stage',
  'subjects',
  'climates',
  'effort',
  'about',
  'hashtags',
  'use',
]);

/** Whole sentences that a piece may carry. */
const sentencesOf = (knowledge: Knowledge) =>
  textsOf(knowledge)
    .map(({ text }) => text)
    .filter((text) => /[.?]$/.test(text) && countWords(text) > 4)
    .flatMap((text) => text.match(/[^.?]+[.?]/g) ?? [])
    .map((text) => text.trim());

function runsOfFive(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z{}'-]+/g) ?? [];
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '));
}

const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
