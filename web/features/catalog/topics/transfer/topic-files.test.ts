import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { NewTopic } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { questionRoleNames } from '#contract/question-roles.ts';
import { checkRows, duplicateProblem, renameProblem } from './check-rows.ts';
import { decodeFile } from './decode-file.ts';
import { readTopicFile } from './read-topics.ts';
import { toCsv, toJson } from './write-topics.ts';

/** Files of topics: what is understood, what is explained, and nothing gets lost. */

const asTopic = (topic: NewTopic, index = 0): Topic => ({
  ...topic,
  id: index + 1,
  topic: topic.topic || topic.identifier,
  name: topic.topic || topic.identifier,
  description: topic.description || null,
  questionRoles: topic.questions.map((_, place) => topic.questionRoles[place] ?? null),
  recognizedRoles: [],
  offered: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const sellers = asTopic(
  NewTopic.parse({ identifier: 'sellers', topic: 'sellers', titles: ['One', 'Two'] }),
);

const read = (text: string, topics: Topic[] = [], updateExisting = false) =>
  checkRows(readTopicFile(text).rows, topics, updateExisting);
const messages = (text: string, topics: Topic[] = [], updateExisting = false) =>
  read(text, topics, updateExisting).map(({ problems }) => problems.map(({ message }) => message));
const encode = (text: string) => new TextEncoder().encode(text);

/** Odd ones above all: what a spreadsheet would run, quotes, delimiters, line ends. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '\t', '\n', '\r', '|', ' ', '\uFEFF'),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''));

const topics = fc
  .uniqueArray(
    fc.record({
      identifier: fc.stringMatching(/^[a-z0-9_-]{3,12}$/),
      topic: text,
      description: text,
      isActive: fc.boolean(),
      useAttomScraping: fc.boolean(),
      titles: fc.array(
        text.filter((title) => title.trim() !== ''),
        { maxLength: 4 },
      ),
      questions: fc.array(
        text.filter((question) => question.trim() !== ''),
        { maxLength: 3 },
      ),
      questionRoles: fc.array(fc.option(fc.constantFrom(...questionRoleNames)), { maxLength: 3 }),
    }),
    { selector: ({ identifier }) => identifier, minLength: 1, maxLength: 5 },
  )
  // As the server has them: cleaned by the same schema.
  .map((given) =>
    given.map(({ questionRoles, ...topic }, index) => {
      const roles = questionRoles.slice(0, topic.questions.length);
      return asTopic(NewTopic.parse({ ...topic, questionRoles: roles }), index);
    }),
  );

test('what is exported is what is imported, as CSV and as JSON', async () => {
  await fc.assert(
    fc.property(topics, fc.constantFrom(toCsv, toJson), (exported, write) => {
      const rows = readTopicFile(decodeFile(encode(write(exported)))).rows;
      const added = checkRows(rows, [], false).map(({ sent }) => asTopic(NewTopic.parse(sent)));
      expect(added).toEqual(exported.map((topic) => ({ ...topic, id: 1 })));
      const again = checkRows(rows, exported, true);
      expect(again.flatMap(({ changes, problems }) => [...changes, ...problems])).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('no cell of an export can be run by a spreadsheet', async () => {
  await fc.assert(
    fc.property(topics, (exported) => {
      const { data } = Papa.parse<string[]>(toCsv(exported), { delimiter: ',' });
      expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

for (const [name, file] of [
  ['semicolons and CRLF', encode('identifier;Topic;titles\r\nnew-one;"A; b";"x\r\ny"\r\n')],
  ['tabs', encode('identifier\ttopic\ttitles\nnew-one\tA; b\t"x\ny"')],
  [
    'a line that names the delimiter',
    encode('sep=;\r\nidentifier;topic;titles\nnew-one;"A; b";"x\ny"'),
  ],
  ['a mark at the start', encode('\uFEFFidentifier,topic,titles\nnew-one,A; b,"x\ny"')],
  ['UTF-16', Buffer.from('\uFEFFidentifier,topic,titles\nnew-one,A; b,"x\ny"', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('identifier,topic,titles\nnew-one,A; b,"x\ny"', 'utf16le')],
  ['empty lines', encode('\n\nidentifier,topic,titles\n,,\nnew-one,A; b,"x\n\ny\n"\n\n')],
  [
    'JSON with prompts',
    encode('{"prompts":[{"identifier":"new-one","topic":"A; b","titles":["x","y"]}]}'),
  ],
  ['a plain list', encode('[{"identifier":"new-one","name":"A; b","titles":"x\\ny"}]')],
] as const) {
  test(`${name}: understood`, () => {
    const [row, ...others] = read(decodeFile(file));
    expect(others).toEqual([]);
    expect(row?.sent).toMatchObject({ identifier: 'new-one', topic: 'A; b', titles: ['x', 'y'] });
  });
}

test('yes and no are understood in the ways people write them', () => {
  const rows = read(
    'identifier,Active,Property data\naaa,Yes,1\nbbb,no,0\nccc,TRUE,false\nddd,,\neee,on,off\nfff,maybe,yes',
  );
  expect(rows.map(({ sent }) => [sent?.isActive, sent?.useAttomScraping])).toEqual([
    [true, true],
    [false, false],
    [true, false],
    [undefined, undefined],
    [true, false],
    [undefined, undefined],
  ]);
  expect(rows[5]?.problems).toEqual([{ column: 'isActive', message: 'Write yes or no' }]);
});

test('roles stand in the order of the questions, and are optional', () => {
  const rows = read(
    'identifier,questions,Question roles\naaa,"A?\nB?","Scope\nnext-step"\nbbb,"A?\nB?","auto\nsteer"\nccc,A?,\nddd,A?,boss\neee,A?,"scope\nrule"',
  );
  expect(rows.map(({ sent }) => sent?.questionRoles)).toEqual([
    ['scope', 'next-step'],
    [null, 'steer'],
    undefined,
    undefined,
    undefined,
  ]);
  expect(rows[2]?.problems).toEqual([]);
  expect(rows[3]?.problems[0]?.message).toMatch(
    /^Question roles have to be one of these for each question: steer, scope/,
  );
  expect(rows[4]?.problems).toEqual([
    { column: 'questionRoles', message: 'There are more roles than questions' },
  ]);
});

test('a Windows text keeps its letters', () => {
  const bytes = Buffer.from('identifier,topic\ncafes,Caf\xe9s', 'latin1');
  expect(read(decodeFile(bytes))[0]?.sent?.topic).toBe('Cafés');
});

for (const [name, file, problem] of [
  ['nothing', ' \n ', 'There is nothing in it.'],
  ['a head alone', 'identifier,topic\n', 'There are no topics in it.'],
  ['no head', 'sellers,Sellers\nbuyers,Buyers', /^The first row has to name the columns/],
  ['twin columns', 'identifier,titles,Titles\naaa,b,c', 'Two columns are called titles.'],
  [
    'an open quotation mark',
    'identifier,topic\naaa,"open\nbbb,x',
    /^A quotation mark in row 2 is not/,
  ],
  ['broken JSON', '[{"identifier":"aaa"},\n{"identifier":]', /^This JSON has a mistake/],
  ['JSON of something else', '{"name":"x"}', 'This JSON doesn’t have a list of topics.'],
  ['an empty list', '[]', 'There are no topics in it.'],
] as const) {
  test(`${name}: explained`, () => {
    expect(() => readTopicFile(file)).toThrow(problem);
  });
}

test('a workbook, a picture and a huge file are explained', () => {
  expect(() => decodeFile(Uint8Array.of(0x50, 0x4b, 3, 4, 9))).toThrow(/Save it as CSV/);
  expect(() => decodeFile(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0))).toThrow(
    'This is not a text file.',
  );
  expect(() => decodeFile(new Uint8Array(2 * 1024 * 1024 + 1))).toThrow(/larger than 2 MB/);
});

test('all mistakes are told at once, each at its row', () => {
  const long = 'x'.repeat(301);
  expect(
    messages(
      `identifier,topic,titles,notes\nab,,\nNot Good,,\nsellers,,\ntwin,,\ntwin,,\nlong,,"fine\n${long}"\nmany,a,b,c,d`,
      [sellers],
    ),
  ).toEqual([
    ['Identifier must be at least 3 characters'],
    ['Identifier can only contain lowercase letters, numbers, hyphens and underscores'],
    [duplicateProblem],
    [],
    ['Row 5 has the same identifier'],
    ['Title 2: A title can have up to 300 characters'],
    ['This row has more cells than the first one. Put quotation marks around text with commas.'],
  ]);
  expect(messages('[{"identifier":{}}, 7, {"identifier":"aaa","titles":[{}]}]')).toEqual([
    ['Identifier has to be a word'],
    ['This is not a topic.'],
    ['Titles have to be a list of texts'],
  ]);
  expect(readTopicFile('identifier,notes\naaa,x').unknownColumns).toEqual(['notes']);
});

test('an update changes what the file says and leaves the rest', () => {
  const [row] = read('identifier,description\nsellers,New words', [sellers], true);
  expect(row?.sent).toEqual({ identifier: 'sellers', description: 'New words' });
  expect(row?.changes).toEqual(['description']);
  const [cleared] = read('identifier,titles,active\nsellers,,no', [sellers], true);
  expect(cleared?.changes).toEqual(['switched off', 'titles (2 → 0)']);
  expect(messages('identifier,topic\nsellers,Other', [sellers], true)).toEqual([[renameProblem]]);
});
