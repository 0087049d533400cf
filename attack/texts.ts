import type { AttackUser } from './harness/attack-user.ts';
import type { HttpAnswer } from './harness/client.ts';
import type { Group, Probe } from './harness/probe.ts';
import { filled, type HtmlCall, textCallNames, textCalls } from './harness/text-calls.ts';

/** Texts that are too long, have too many tags or are nested too deeply, each refused unread. */

const refused = [400, 413, 429];

/** One text in one call. */
function oneText(name: string, what: string, call: HtmlCall, html: string, isQuick?: true): Probe {
  return {
    ...{ name, what, allowed: refused, isQuick },
    async prepare(scene) {
      const person = await scene.register();
      return async () => [await call(person, html)];
    },
  };
}

const million = 1_000_000;
/** What a body of 4 MB has room for. */
const most = 3_900_000;

const { save, revise, check } = textCalls;
const saveBlog = textCalls['blog-save'];

/** In ways that hurt a parser: open, closed, nested, escaped, begun, cut off. */
const patterns = {
  'open tags': '<b>',
  'closed tags': '<b></b>',
  paragraphs: '<p>x</p>',
  entities: '&amp;',
  brackets: '<',
  comments: '<!--',
  links: '<a href="http://x.y">x',
  pictures: '<img src=x>',
  words: 'no kids ',
};

/** Every call with every text, one after another; somebody new now and then, because calls are counted. */
function everyCall(name: string, what: string, htmls: string[]): Probe {
  return {
    ...{ name, what, allowed: refused },
    async prepare(scene) {
      const people: AttackUser[] = [];
      for (const _ of textCallNames) people.push(await scene.register());
      return async () => {
        const answers: HttpAnswer[] = [];
        for (const [index, person] of people.entries()) {
          const call = textCalls[textCallNames[index] ?? 'save'];
          for (const html of htmls) answers.push(await call(person, html));
        }
        return answers;
      };
    },
  };
}

const nested = (depth: number, tag: string) =>
  `${`<${tag}>`.repeat(depth)}x${`</${tag}>`.repeat(depth)}`;

/** A draft is JSON as a screen made it. */
function draft(name: string, what: string, json: string, isQuick?: true): Probe {
  return {
    ...{ name, what, allowed: refused, isQuick },
    async prepare(scene) {
      const person = await scene.register();
      const path = '/api/drafts/long-form';
      return async () => [await person.send({ path, body: `{"json":{"a":${json}}}` })];
    },
  };
}

const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, key) => `"${key.toString(36)}":0`).join(',')}}`;

export const textProbes: Group = {
  name: 'texts',
  probes: [
    oneText('save-tags-4mb', 'a save of 3.9 MB of <b>', save, filled('<b>', most)),
    oneText('save-tags-1mb', 'a save of 1 MB of <b>', save, filled('<b>', million), true),
    oneText('save-entities', 'a save of 3.9 MB of &amp;', save, filled('&amp;', most)),
    oneText('save-words', 'a save of 3.9 MB of words', save, filled('no kids ', most)),
    oneText('revise-tags', 'a revision of 1 MB of tags', revise, filled('<b>', million), true),
    oneText('revise-words', 'a revision of 3.3 MB of words', revise, filled('no kids ', 3_300_000)),
    oneText('blog-save-tags', 'an article of 3.9 MB of <b>', saveBlog, filled('<b>', most)),
    oneText('check-words', 'a wording check of 1 MB', check, filled('no kids ', million), true),
    everyCall(
      'long-texts',
      `each call that takes a text, with each of ${Object.keys(patterns).length} patterns, of 210,000 characters`,
      Object.values(patterns).map((unit) => filled(unit, 210_000)),
    ),
    everyCall('many-tags', 'each call that takes a text, with 66,000 tags in 199,000 characters', [
      filled('<b>', 199_000),
      filled('<p>x</p>', 199_000),
    ]),
    everyCall('deep-tags', 'each call that takes a text, with 150, 1,000 and 4,900 levels', [
      nested(150, 'b'),
      nested(1_000, 'blockquote'),
      nested(4_900, 'ul'),
    ]),
    draft('draft-nested', 'a draft of 7.9 MB of nested lists', deepLists(7_900_000), true),
    draft('draft-levels', 'a draft of lists of lists of lists, 7.9 MB', shallowLists(7_900_000)),
    draft('draft-lists', 'a draft of 2,600,000 empty lists', `[${filled('[],', 7_800_000)}[]]`),
    draft('draft-keys', 'a draft of 700,000 keys', keys(700_000)),
  ],
};

/** One in another, to the end. */
function deepLists(size: number): string {
  return `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`;
}

/** Many small towers, each below any limit of levels. */
function shallowLists(size: number): string {
  const tower = `${'['.repeat(90)}${']'.repeat(90)},`;
  return `[${tower.repeat(Math.floor(size / tower.length))}[]]`;
}
