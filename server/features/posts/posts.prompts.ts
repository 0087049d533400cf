import { findPlace, stateCodeOf, stateName } from '#builtin/places/places.ts';
import type { Facts } from '#contract/facts.ts';
import { wordsOfPost } from '#contract/post-length.ts';
import type { VoiceTone } from '#contract/voice-tones.ts';
import { callKindOf } from '#server/adapters/ai/call-limits.ts';
import { cleanData, dataBlock } from '#server/content/data-block.ts';
import { fitPrompt } from '#server/content/fit-prompt.ts';
import { describeMaterial, materialOf, subjectOf } from '#server/content/material.ts';
import { systemMessage } from '#server/content/system-message.ts';
import { buildRevisionPrompt, stablePartOfRevision } from './revision.prompts.ts';

/**
 * Prompts are the admin's text with its placeholders filled, and after it what code appends: the title,
 * what the data is for, and the data itself. Whatever people typed is in the block of data alone. Topic and
 * place are in the prompt as names of ours; a placeholder for what was typed says where in the data it is.
 */

type PieceKind = 'post' | 'blog';
type Parts = { template: string; facts: Facts; marker: string; kind?: PieceKind };

/** What is sent, and the facts it is made of: what has no room in it is left out of both. */
export function fitPostPrompt(
  kind: PieceKind,
  { template, facts, marker }: Parts,
): { system: string; prompt: string; stable: number; facts: Facts } {
  const { rememberedAnswers, sources, figures } = facts;
  const withLists = (lists: typeof all): Facts => ({
    ...facts,
    rememberedAnswers: lists.rememberedAnswers,
    sources: lists.sources,
    figures:
      figures && lists.figures.length > 0 ? { ...figures, figures: lists.figures } : undefined,
  });
  const all = { rememberedAnswers, sources, figures: figures?.figures ?? [] };
  const build = (lists: typeof all) =>
    facts.revision
      ? buildRevisionPrompt({ facts: withLists(lists), marker })
      : buildPostPrompt({ template, facts: withLists(lists), marker, kind });
  const system = systemMessage(messageKindOf(kind, facts));
  const { prompt, kept } = fitPrompt(callKindOf({ kind, facts }), all, { system, build });
  const stable = facts.revision ? stablePartOfRevision(facts.revision) : stablePart(template);
  return { system, prompt, stable, facts: withLists(kept) };
}

const messageKindOf = (kind: PieceKind, { revision }: Facts) => {
  if (!revision) return kind;
  return revision.around ? 'passage' : 'revision';
};

export function buildPostPrompt(parts: Parts): string {
  return [taskOf(parts), afterTask(parts)].join('\n\n');
}

/** The admin's text, filled. */
export function taskOf({ template, facts }: Pick<Parts, 'template' | 'facts'>): string {
  const values = {
    ...namesOf(facts),
    content_template: facts.template?.text || 'none; choose what fits the title',
    user_answers: whereAnswersAre(facts),
  };
  return fillPlaceholders(template, values);
}

/** The paragraphs of an admin's text before the first that has a placeholder. */
function stablePart(template: string): number {
  const first = template.search(/\{\w+\}/);
  return first < 0 ? template.length : template.lastIndexOf('\n\n', first) + 1;
}

/** What code adds to it. */
function afterTask({ template, facts, marker, kind = 'post' }: Parts): string {
  const material = materialOf(facts, { greets: kind === 'post' });
  const { topic, about, place, ...rest } = material;
  return [
    titleRule(facts, kind),
    ...choiceRules(template, facts),
    describeMaterial(material),
    dataBlock({ topic, about, place, title: facts.title, ...rest }, marker),
  ].join('\n\n');
}

/** Code sets a chosen title again afterwards; a text that was written for it keeps its promise as well. */
function titleRule({ isTitleBound }: Facts, kind: PieceKind): string {
  const length = kind === 'blog' ? '45 to 62' : '35 to 65';
  return [
    'TITLE',
    'Write the piece this title promises: it is under "title" in the data.',
    isTitleBound
      ? 'The agent chose it: give it back unchanged, to the letter.'
      : `Give it back, or word the same promise better in ${length} characters, sentence case, no emoji, no hashtag, with the place where that is natural.`,
  ].join('\n');
}

/** What the agent chose before the writing. A task says otherwise for those who chose nothing. */
function choiceRules(template: string, facts: Facts): string[] {
  const { isTemplateBinding, length, voice, isVoiceBinding, isSecondVersion } = facts;
  const kind = isTemplateBinding && facts.template;
  const lines = [
    kind && `Kind of post: "${oneLine(kind.name)}". Build it so, whatever the material is.`,
    kind && !template.includes('{content_template}') && cleanData(kind.text),
    length && `Length: ${wordsOfPost[length].least} to ${wordsOfPost[length].most} words.`,
    isVoiceBinding && voice && `Tone: ${tones[voice]}.`,
    isSecondVersion &&
      'Another version is being written under the same title, and the agent takes one of them. Be that other one: take a different angle, begin with something else than what comes to mind first, and end differently.',
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return [];
  return [['CHOICES OF THE AGENT (they outrank the task)', ...lines].join('\n')];
}

const tones: Record<VoiceTone, string> = {
  plain: 'plain, calm and factual, with no sales talk',
  warm: 'warm and personal, as to a neighbor',
  direct: 'direct: short sentences, the point first, nothing around it',
};

export function buildQuestionsPrompt({ facts, marker }: { facts: Facts; marker: string }) {
  const questions = facts.questions ?? [];
  const build = (lists: { questions: string[] }) => {
    const questionsToStartFrom = lists.questions.length > 0 ? lists.questions : undefined;
    const data = { ...subjectOf(facts), title: facts.title, questionsToStartFrom };
    return [questionsTask, dataBlock(data, marker)].join('\n\n');
  };
  const system = systemMessage('questions');
  const { prompt } = fitPrompt('questions', { questions }, { system, build });
  return { system, prompt, stable: questionsTask.length };
}

const questionsTask =
  'TASK\nAsk five questions whose answers make a post under "title" in the data specific: property types, local facts, experience, services, and what the reader should do next. Where there are "questionsToStartFrom", take up those that fit the title. "today" and "where" say when and where this is: where the season or the place matters for the title, ask about it by name.';

/** One pass by a function: what is filled in is never read again. */
export function fillPlaceholders(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? cleanData(values[name] ?? '') : placeholder,
  );
}

/** What we know is there as we spell it, a state by its name. What was typed is data, and stays there. */
function namesOf({ topic, place }: Facts) {
  const code = stateCodeOf(place.state);
  return {
    topic:
      topic.identifier === 'custom' ? 'the subject under "topic" in the data' : oneLine(topic.name),
    location:
      (code && findPlace(place.city, code)?.city) ?? 'the town or area under "place" in the data',
    state: (code && stateName(code)) ?? 'the state under "place" in the data',
  };
}

/** A name is a name: it cannot begin a paragraph of its own. */
const oneLine = (name: string) =>
  cleanData(name).replace(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed();

/** Characters. */
const longestName = 300;

/** Nothing of the answers themselves: they are data. */
function whereAnswersAre({ answers, rememberedAnswers }: Facts): string {
  const lists = [
    answers.length > 0 && '"answers"',
    rememberedAnswers.length > 0 && '"earlierAnswers"',
  ];
  const given = lists.filter(Boolean).join(' and ');
  return given ? `the answers under ${given} in the data at the end` : 'no answers were given';
}
