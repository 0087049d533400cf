import type { Facts, QuestionAnswer } from '#server/adapters/ai/facts.ts';
import { asData, dataBlock } from '#server/content/data-block.ts';

/**
 * Prompts are the admin's text with its placeholders filled, and after it a block of data that code
 * appends. Whatever people typed stands in the block or in a placeholder, cleaned so that it can
 * neither close the block nor pretend to be part of the prompt.
 */

type Parts = { template: string; facts: Facts; marker: string };

export function buildPostPrompt({ template, facts, marker }: Parts): string {
  const values = {
    topic: oneLine(facts.topic.name),
    location: oneLine(facts.place.city),
    state: oneLine(facts.place.state),
    content_template: facts.template?.text ?? '',
    user_answers: asText([...facts.answers, ...facts.memory]),
  };
  const sections = [fillPlaceholders(template, values), dataBlock(dataOf(facts), marker)];
  if (facts.revision) sections.push(revisionOrder);
  return sections.join('\n\n');
}

export function buildQuestionsPrompt({ facts, marker }: Omit<Parts, 'template'>): string {
  return [
    'You help a licensed real-estate agent in the United States to prepare a post. Ask five short questions whose answers would make it specific: property types, local facts, experience, services, and what the reader should do next. Ask nothing about who lives somewhere or should, about safety, school quality or other protected matters, and for no names of clients.',
    'Answer with one JSON object with the fields "questions" (five strings, each one question), and "contentTags" (three to six short lower-case kebab-case labels).',
    dataBlock(dataOf(facts), marker),
  ].join('\n\n');
}

/** One pass by a function: what is filled in is never read again. */
export function fillPlaceholders(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? asData(values[name] ?? '') : placeholder,
  );
}

/** A name is a name: it cannot begin a paragraph of its own. */
const oneLine = (value: string) => asData(value).replace(/\s+/g, ' ');

const revisionOrder =
  'This is a revision. Take the text under "revision" and change it as its "request" says, as far as the rules above allow. Keep what the request does not touch. Answer with the whole new text in the same JSON object.';

function dataOf(facts: Facts) {
  const { topic, place, title, answers, memory, figures, sources, revision, questions } = facts;
  return {
    topic: topic.name,
    about: topic.description || undefined,
    place: `${place.city}, ${place.state}`,
    title,
    answers: answers.length > 0 ? answers : undefined,
    earlierAnswers: memory.length > 0 ? memory : undefined,
    figures,
    sources:
      sources.length > 0 ? sources.map(({ title, snippet }) => ({ title, snippet })) : undefined,
    questionsToStartFrom: questions,
    revision: revision && {
      title: revision.title,
      content: revision.content,
      hashtags: revision.hashtags,
      request: revision.request,
    },
  };
}

function asText(answers: QuestionAnswer[]): string {
  return answers.map(({ question, answer }) => `Q: ${question}\nA: ${answer}`).join('\n\n');
}
