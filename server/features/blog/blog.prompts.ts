import type { Facts } from '#contract/facts.ts';
import { promptRoom } from '#server/adapters/ai/call-limits.ts';
import { dataBlock } from '#server/content/data-block.ts';
import { fitPrompt } from '#server/content/fit-prompt.ts';
import {
  describeMaterial,
  describeVoice,
  materialOf,
  subjectOf,
} from '#server/content/material.ts';
import { type MessageKind, systemMessage } from '#server/content/system-message.ts';

/**
 * Prompts for long articles. The admin's blog prompt asks for a whole article in one answer, and its
 * rules cannot be told from its plan; parts of an article therefore have prompts of their own, under
 * the same rules. Whatever people typed is in the block of data alone.
 */

type Parts = { facts: Facts; marker: string };

/** With the characters at its beginning that are the same for every article. */
type Prompt = { system: string; prompt: string; stable: number };

/** Of every part of a long article. */
const styleOfArticles =
  'STYLE\nPlain American English, active voice, grade 8 to 10 reading level, second person where natural, short and long sentences mixed. Define each trade term at first use. Local means a named place or a figure with its source, or nothing. No filler, no exclamation marks, no emoji.';

export function buildOutlinePrompt({ facts, marker }: Parts): Prompt {
  return promptOf('outline', outlineTask, dataBlock(subjectOf(facts), marker));
}

const outlineTask =
  'TASK\nPlan one long blog article of 2,500 to 3,500 words on the topic and place in the data: a title, and six sections in reading order that together answer what a reader wants to know. No section repeats another; introduction and closing are written separately and are no sections. For each section ask the agent one short question whose answer would make it specific: local facts, experience, steps, costs, typical mistakes. "today" and "where" say when and where this is: let the season and the place decide what matters.';

/** Of very many questions the agent has seen, the oldest are left out. */
export function buildQuestionPrompt({ facts, marker }: Parts, avoid: string[]): Prompt {
  const system = systemMessage('questions');
  const build = (lists: { newestFirst: string[] }) => {
    const alreadyAsked = lists.newestFirst.length > 0 ? lists.newestFirst.toReversed() : undefined;
    const data = { ...subjectOf(facts), section: facts.title, alreadyAsked };
    return [questionTask, dataBlock(data, marker)].join('\n\n');
  };
  const newestFirst = avoid.toReversed();
  const { prompt } = fitPrompt('questions', { newestFirst }, { system, build });
  return { system, prompt, stable: questionTask.length };
}

const questionTask =
  'TASK\nThe agent prepares one section of a long blog article, named in the data as "section". Ask five different questions, each of which alone would make this section specific. Where there are questions "alreadyAsked", none repeats one of them or means the same.';

/** What was written already, as plain text. */
type Written = { title: string; text: string };

/** The section right before, and of those before it only what they said. */
type Before = { last?: Written; earlier: Written[] };

/** Of remembered answers and pages those that have no room are left out, the least fitting first. */
export function buildSectionPrompt(
  { facts, marker }: Parts,
  { last, earlier }: Before,
): Prompt & { facts: Facts } {
  const { mainTitle, outline = [], index = 0 } = facts.longForm ?? {};
  const { rememberedAnswers, sources } = facts;
  const withLists = (lists: { rememberedAnswers: typeof rememberedAnswers }) => ({
    ...facts,
    ...lists,
  });
  const build = (lists: {
    rememberedAnswers: typeof rememberedAnswers;
    sources: typeof sources;
  }) => {
    const material = materialOf(withLists(lists));
    return [
      sectionTask,
      describeMaterial(material),
      dataBlock(
        {
          mainTitle,
          outline: outline.map(({ title }) => title),
          section: outline[index]?.title,
          number: `${index + 1} of ${outline.length}`,
          ...material,
          saidBefore: earlier.length > 0 ? earlier.map(gist) : undefined,
          sectionBefore: last && { title: last.title, text: opening(last.text, longestBefore) },
        },
        marker,
      ),
    ].join('\n\n');
  };
  const system = systemMessage('section');
  const lists = { rememberedAnswers, sources };
  const { prompt, kept } = fitPrompt('section', lists, { system, build });
  return { system, prompt, stable: sectionTask.length, facts: withLists(kept) };
}

const sectionTask = `TASK
Write one section of the long blog article "mainTitle", the one named in the data as "section": what this title and the main title promise. "outline" shows what belongs to the other sections: leave it to them. Write 250 to 400 words, as close to 400 as the facts carry and never more. Answer the section's question at once. "saidBefore", where it is given, is what the sections before have said: repeat nothing of it and contradict nothing. A public fact under "local" belongs to the one section whose title asks for it. Where there is a "sectionBefore", take up its thread in one sentence. Use short paragraphs, a list where there are steps or items, and one h3 heading where a second thought begins. Write no introduction to and no closing of the whole article.

${styleOfArticles}`;

/** As much of every section as fits, so that the introduction promises what the article holds. */
export function buildFramePrompt({ facts, marker }: Parts, sections: Written[]): Prompt {
  const { topic, about, place, local, voice } = materialOf(facts);
  const withExcerpts = (length: number) =>
    promptOf(
      'frame',
      frameTask,
      ...(voice ? [describeVoice] : []),
      dataBlock(
        {
          title: facts.longForm?.mainTitle,
          topic,
          about,
          place,
          today: local?.today,
          season: local?.season,
          voice,
          sections: sections.map(({ title, text }) => ({ title, text: opening(text, length) })),
        },
        marker,
      ),
    );
  const [longest = 0, ...shorter] = excerptLengths;
  let built = withExcerpts(longest);
  for (const length of shorter) {
    if (built.system.length + built.prompt.length <= promptRoom('frame')) break;
    built = withExcerpts(length);
  }
  return built;
}

const frameTask = `TASK
Write the introduction and the closing of the long blog article "title", whose sections are finished and are in the data. Introduction, 80 to 120 words: answer what the title asks at once, with the strongest fact of the sections in the first three sentences, name the place if one is given and the reader's situation, and say what the article covers. Closing, 80 to 120 words: the thread of the sections in two sentences, one invitation to talk with the agent, and the line "This article is general information, not legal, tax or lending advice." Claim nothing that the sections do not say; take figures, names and dates from them to the letter.

${styleOfArticles}`;

/** Characters of the section before; more would only cost. */
const longestBefore = 3_000;

/** Characters of each section, the longest that fit: a section of 400 words has some 2,600. */
const excerptLengths = [3_000, 1_500, 700];

/** A section in a line: its title and how it begins. */
const gist = ({ title, text }: Written) => `${title}: ${firstSentences(text)}`;

const longestGist = 240;

function firstSentences(text: string): string {
  const start = opening(text.replace(/\s+/g, ' ').trim(), longestGist);
  const [sentences] = /^.*[.!?](?=\s|$)/s.exec(start) ?? [];
  return sentences ?? start;
}

const opening = (text: string, most: number) => text.slice(0, most).toWellFormed();

const promptOf = (kind: MessageKind, task: string, ...parts: string[]): Prompt => ({
  system: systemMessage(kind),
  prompt: [task, ...parts].join('\n\n'),
  stable: task.length,
});
