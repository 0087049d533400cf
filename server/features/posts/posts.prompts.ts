import { findPlace, stateCodeOf, stateName } from '#builtin/places/places.ts';
import type { Facts } from '#contract/facts.ts';
import { callKindOf } from '#server/adapters/ai/call-limits.ts';
import { cleanData, dataBlock } from '#server/content/data-block.ts';
import { fitPrompt } from '#server/content/fit-prompt.ts';

/**
 * Prompts are the admin's text with its placeholders filled, and after it a block of data that code
 * appends. Whatever people typed stands in the block alone. A placeholder for answers says where they
 * are; topic and place stand in the prompt as names of ours, or in quotation marks where they were typed.
 */

type Parts = { template: string; facts: Facts; marker: string };

/** The prompt, and the facts it is made of: what has no room in it is left out of both. */
export function fitPostPrompt(
  kind: 'post' | 'blog',
  { template, facts, marker }: Parts,
): { prompt: string; facts: Facts } {
  const { rememberedAnswers, sources, figures } = facts;
  const withLists = (lists: typeof all): Facts => ({
    ...facts,
    rememberedAnswers: lists.rememberedAnswers,
    sources: lists.sources,
    figures:
      figures && lists.figures.length > 0 ? { ...figures, figures: lists.figures } : undefined,
  });
  const all = { rememberedAnswers, sources, figures: figures?.figures ?? [] };
  const { prompt, kept } = fitPrompt(callKindOf({ kind, facts }), all, (lists) =>
    buildPostPrompt({ template, facts: withLists(lists), marker }),
  );
  return { prompt, facts: withLists(kept) };
}

export function buildPostPrompt({ template, facts, marker }: Parts): string {
  const values = {
    ...namesOf(facts),
    content_template: facts.template?.text ?? '',
    user_answers: whereAnswersAre(facts),
  };
  const sections = [fillPlaceholders(template, values), dataBlock(dataOf(facts), marker)];
  if (facts.revision) sections.push(revisionInstruction);
  return sections.join('\n\n');
}

export function buildQuestionsPrompt({ facts, marker }: Omit<Parts, 'template'>): string {
  const questions = facts.questions ?? [];
  return fitPrompt('questions', { questions }, (lists) =>
    [
      'You help a licensed real-estate agent in the United States to prepare a post. Ask five short questions whose answers would make it specific: property types, local facts, experience, services, and what the reader should do next. Ask nothing about who lives somewhere or should, about safety, school quality or other protected matters, and for no names of clients.',
      'Answer with one JSON object with the fields "questions" (five strings, each one question), and "contentTags" (three to six short lower-case kebab-case labels).',
      dataBlock(dataOf({ ...facts, ...lists }), marker),
    ].join('\n\n'),
  ).prompt;
}

/** One pass by a function: what is filled in is never read again. */
export function fillPlaceholders(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? cleanData(values[name] ?? '') : placeholder,
  );
}

/** What we know stands there as we spell it. */
function namesOf({ topic, place }: Facts) {
  const code = stateCodeOf(place.state);
  const state = place.state.length > 2 && code ? stateName(code) : code;
  return {
    topic: topic.identifier === 'custom' ? quoted(topic.name) : oneLine(topic.name),
    location: (code && findPlace(place.city, code)?.city) ?? quoted(place.city),
    state: state ?? quoted(place.state),
  };
}

/** A name is a name: it cannot begin a paragraph of its own. */
const oneLine = (name: string) =>
  cleanData(name).replace(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed();

/** Characters. */
const longestName = 300;

/** Somebody's words, in quotation marks that they cannot end. */
const quoted = (words: string) => `"${oneLine(words).replace(/["“”„‟«»″]/g, "'")}"`;

/** Nothing of the answers themselves: they are data. */
function whereAnswersAre({ answers, rememberedAnswers }: Facts): string {
  const lists = [
    answers.length > 0 && '"answers"',
    rememberedAnswers.length > 0 && '"earlierAnswers"',
  ];
  const given = lists.filter(Boolean).join(' and ');
  return given ? `the answers under ${given} in the data at the end` : 'no answers were given';
}

const revisionInstruction = [
  'This is a revision. Take the text under "revision", whose HTML stands in "html", and change it as its "request" says, as far as the rules above allow. Keep what the request does not touch, tables and quotes too.',
  'Links and pictures stand in it with a short code as their address. Take each of them over once, with its address to the letter, where it fits the new text: links as <a href="code">words</a>, pictures as <img src="code" />. These two tags are allowed besides those named above. Use no other address, and write no code anywhere else.',
  'Answer with the whole new text in the same JSON object.',
].join(' ');

function dataOf(facts: Facts) {
  const { topic, place, title, answers, rememberedAnswers, figures, sources, revision, questions } =
    facts;
  return {
    topic: topic.name,
    about: topic.description || undefined,
    place: `${place.city}, ${place.state}`,
    title,
    answers: answers.length > 0 ? answers : undefined,
    earlierAnswers: rememberedAnswers.length > 0 ? rememberedAnswers : undefined,
    figures,
    sources:
      sources.length > 0 ? sources.map(({ title, snippet }) => ({ title, snippet })) : undefined,
    questionsToStartFrom: questions,
    revision: revision && {
      title: revision.title,
      html: revision.html,
      hashtags: revision.hashtags,
      request: revision.request,
    },
  };
}
