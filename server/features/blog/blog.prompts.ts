import type { Facts } from '#contract/facts.ts';
import { dataBlock } from '#server/content/data-block.ts';
import { fitPrompt } from '#server/content/fit-prompt.ts';

/**
 * Prompts for long articles. The admin's blog prompt asks for a whole article in one answer, and its
 * rules cannot be told from its plan; parts of an article therefore have prompts of their own, with
 * the same rules. Whatever people typed stands in the block of data alone.
 */

type Parts = { facts: Facts; marker: string };

export function buildOutlinePrompt({ facts, marker }: Parts): string {
  return join(
    'Plan one long blog article of 2,500 to 3,500 words on the topic and place below: a title, and exactly six sections in reading order that together answer what a reader wants to know. No section repeats another; introduction and closing are written separately and are no sections. For each section ask the agent one short question whose answer would make it specific: local facts, experience, steps, costs, typical mistakes. Ask nothing about who lives somewhere or should, about safety or school quality, and for no names of clients.',
    'Answer with one JSON object with the fields "mainTitle" (plain text, 45 to 62 characters, with the place) and "outline" (an array of exactly six objects with "title", plain text of 3 to 9 words, and "question", one question).',
    dataBlock(subjectOf(facts), marker),
  );
}

/** Of very many questions the agent has seen, the oldest are left out. */
export function buildQuestionPrompt({ facts, marker }: Parts, avoid: string[]): string {
  const newestFirst = avoid.toReversed();
  return fitPrompt('questions', { newestFirst }, (lists) => {
    const alreadyAsked = lists.newestFirst.toReversed();
    const data = { ...subjectOf(facts), section: facts.title, alreadyAsked };
    return join(...questionOrder, dataBlock(data, marker));
  }).prompt;
}

const questionOrder = [
  'The agent prepares one section of a long blog article, named below as "section". Ask five different short questions, each of which alone would make this section specific. None may repeat one of "alreadyAsked" or mean the same. Ask nothing about who lives somewhere or should, about safety or school quality, and for no names of clients.',
  'Answer with one JSON object with the fields "questions" (five strings, each one question) and "contentTags" (three short lower-case labels).',
] as const;

/** What was written already, as plain text. */
type Written = { title: string; text: string };

export function buildSectionPrompt({ facts, marker }: Parts, before?: Written): string {
  const { outline = [], index = 0 } = facts.longForm ?? {};
  return join(
    'Write one section of a long blog article, the one named below as "section". Its place in the article is shown by "outline"; leave to the other sections what is theirs. Write 250 to 400 words, as close to 400 as the facts carry and never more. Answer the section\'s question at once and build on the agent\'s answer, which is your best source: use every relevant fact in your own words and keep figures, dates and names exactly as given. If there is a "sectionBefore", take up its thread in one sentence and repeat nothing of it. Use short paragraphs, at least one list where there are steps or items, and one h3 heading where a second thought begins. Write no introduction to and no closing of the whole article.',
    `Answer with one JSON object with the fields "title" (the section's title as given) and "content" (${htmlRules} No h1 or h2, and not the section's own title: the app puts it above.)`,
    dataBlock(
      {
        ...subjectOf(facts),
        outline: outline.map(({ title }) => title),
        section: outline[index]?.title,
        number: `${index + 1} of ${outline.length}`,
        question: facts.answers[0]?.question,
        answer: facts.answers[0]?.answer,
        sectionBefore: before && {
          title: before.title,
          text: before.text.slice(0, excerptLength.before),
        },
      },
      marker,
    ),
  );
}

export function buildFramePrompt({ facts, marker }: Parts, sections: Written[]): string {
  return join(
    'Write the introduction and the closing of a long blog article whose sections are finished and shown below by title and beginning. Introduction, 80 to 120 words: answer the main question at once, name the place if one is given and the reader\'s situation, and say what the article covers. Closing, 80 to 120 words: the thread of the sections in two sentences, one invitation to talk with the agent, and the line "This article is general information, not legal, tax or lending advice." Claim nothing the sections do not say.',
    `Answer with one JSON object with the fields "introduction" and "closing" (each ${htmlRules} No headings), "hashtags" (three to five, without #, the place first), "contentTags" (three to six short lower-case kebab-case labels) and "imagePrompt" (one sentence describing a realistic photo for the article, with homes or land typical of the place, without people, text or logos).`,
    dataBlock(
      {
        title: facts.longForm?.mainTitle,
        ...subjectOf(facts),
        sections: sections.map(({ title, text }) => ({
          title,
          beginning: text.slice(0, excerptLength.each),
        })),
      },
      marker,
    ),
  );
}

/** Characters of what was written already; more would only cost. */
const excerptLength = { before: 3_000, each: 700 };

const htmlRules =
  'a string of HTML using only p, h3, ul, ol, li, strong, em, table, thead, tbody, tr, th, td, blockquote and br, without links, images, styles, classes, phone numbers, e-mail addresses, names of agents or brokerages.';

const role =
  "You are an experienced real-estate journalist and editor writing for a licensed agent's website in the United States. You know fair housing law and never trade it for clicks.";

const rules = `STYLE: plain American English, active voice, grade 8 to 10 reading level, second person where natural. Define each trade term at first use. No filler, no exclamation marks, no emoji.
FACTS: use numbers, names and dates only if they are in the data. Otherwise explain how to find them and name the kind of source. No mortgage rates, payments or loan offers, no promises about price, timing, returns or approval. Commissions are negotiable. Say of rules that vary that current state requirements must be checked.
FAIR HOUSING (highest priority): write about property, process and physical place. Never describe, prefer, exclude or imply who lives or should live somewhere, by race, color, religion, sex, disability, familial status, national origin, sexual orientation, gender identity, marital status, age, military status, ancestry, citizenship or source of income. No opinions on safety, crime, school quality or demographics. No buyer profiles such as families, retirees or young professionals; describe rooms, upkeep, stairs, commute and yard instead. No "exclusive", "prestigious", "up-and-coming", "diverse" or "family" as labels for an area. Where an answer of the agent breaks these rules, keep the useful fact and drop the risky wording.`;

function subjectOf({ topic, place }: Facts) {
  return {
    topic: topic.name,
    about: topic.description || undefined,
    place: [place.city, place.state].filter(Boolean).join(', ') || undefined,
  };
}

function join(task: string, output: string, data: string): string {
  return [role, task, rules, output, data].join('\n\n');
}
