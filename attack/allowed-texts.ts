import type { AttackUser } from './harness/attack-user.ts';
import type { HttpAnswer } from './harness/client.ts';
import { type Group, type Probe, repeat } from './harness/probe.ts';
import { filled, type HtmlCall, textCallNames, textCalls } from './harness/text-calls.ts';

/** The worst that is allowed: it is done, and nobody else notices. */

/** Just under 200,000 characters, 10,000 tags and 100 levels. */
const length = 199_000;

const pairs = (open: string, words: string, close: string) => {
  const count = Math.min(4_950, Math.floor(length / (open + words + close).length));
  const tags = (open + words + close).repeat(count);
  return tags + filled('safe and quiet ', length - tags.length);
};

const levels = (tag: string) => {
  const tower = `${`<${tag}>`.repeat(98)}x${`</${tag}>`.repeat(98)}`;
  return tower.repeat(50) + filled('shade ', length - tower.length * 50);
};

const worst = {
  tags: pairs('<b>', 'no kids ', '</b>'),
  paragraphs: pairs('<p>', 'A safe and quiet street near Church Hill. ', '</p>'),
  links: pairs('<a href="https://example.com/a">', 'x', '</a>'),
  cells: `<table><tr>${pairs('<td>', 'no kids', '</td>')}</tr></table>`,
  entities: filled('&amp;', length),
  'risky words': filled('no kids ', length),
  levels: levels('ul'),
};

/** Texts and files are as large as they are; what was found in a text is not. */
const wholeText = 4 * 1024 * 1024;

function everyWorst(name: keyof typeof textCalls, what: string, more: Partial<Probe> = {}): Probe {
  const call: HtmlCall = textCalls[name];
  return {
    ...{ name: `allowed-${name}`, what: `${what}, the ${Object.keys(worst).length} worst allowed` },
    // Somebody who does it again and again may be asked to wait.
    allowed: [200, 201, 429],
    answerAtMost: wholeText,
    async prepare(scene) {
      const person = await scene.register();
      return async () => {
        const answers: HttpAnswer[] = [];
        for (const html of Object.values(worst)) answers.push(await call(person, html));
        scene.expect(answers[0]?.status !== 429, 'the first was asked to wait');
        return answers;
      };
    },
    ...more,
  };
}

/** Cleaning makes some of them longer (a link gets its `rel`): what could not be sent again is not kept. */
const kept: Partial<Probe> = { allowed: [201, 413, 429] };

const phrases = ['no kids ', 'safe and quiet ', 'near Church Hill ', 'perfect for a young ', 'a '];

const check = (name: string, size: number, isQuick?: true): Probe => ({
  ...{ name, what: `wording checks of ${size / 1_000} kB, one phrase over and over`, isQuick },
  allowed: [200],
  async prepare(scene) {
    const person = await scene.register();
    return () =>
      repeat(
        phrases.length,
        (turn) => textCalls.check(person, filled(phrases[turn] ?? '', size)),
        1,
      );
  },
});

const manyAtOnce: Probe = {
  name: 'allowed-at-once',
  what: 'one account, every call that takes a text, the worst allowed, 40 at once',
  allowed: [200, 201, 409, 413, 429],
  answerAtMost: wholeText,
  async prepare(scene) {
    const person = await scene.register();
    return () => repeat(40, (turn) => anyCall(person, turn));
  },
};

const manyPeople: Probe = {
  name: 'allowed-by-ten',
  what: 'the same by ten accounts, 4 each at once',
  allowed: [200, 201, 409, 413, 429],
  answerAtMost: wholeText,
  async prepare(scene) {
    const people: AttackUser[] = [];
    for (let count = 0; count < 10; count += 1) people.push(await scene.register());
    return () => repeat(40, (turn) => anyCall(people[turn % 10] as AttackUser, turn >> 1));
  },
};

function anyCall(person: AttackUser, turn: number): Promise<HttpAnswer> {
  const call = textCalls[textCallNames[turn % textCallNames.length] ?? 'save'];
  const htmls = Object.values(worst);
  return call(person, htmls[turn % htmls.length] ?? '');
}

export const allowedTextProbes: Group = {
  name: 'allowed-texts',
  probes: [
    everyWorst('save', 'saves', kept),
    everyWorst('blog-save', 'articles', kept),
    everyWorst('revise', 'revisions', { allowed: [200, 413, 429] }),
    everyWorst('check', 'wording checks', { answerAtMost: undefined }),
    everyWorst('markdown', 'Markdown files'),
    everyWorst('page', 'HTML files'),
    everyWorst('word', 'Word files'),
    everyWorst('combine', 'articles in twelve parts'),
    everyWorst('picture', 'pictures for a text'),
    check('check-90kb', 90_000, true),
    check('check-190kb', 190_000),
    manyAtOnce,
    manyPeople,
  ],
};
