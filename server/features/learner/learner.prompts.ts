import { vocabulary } from '#builtin/tagger/subjects/vocabulary.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { dataBlock } from '#server/content/data-block.ts';

/** Asks for the tags of a remembered answer, in the words our own tagger uses when it searches. */
export function buildTagsPrompt({ question, answer }: QuestionAnswer, marker: string): string {
  return [
    'You file what a licensed real-estate agent in the United States wants to remember. Read the question and the answer in the data below and give the tags under which they should be found again.',
    [
      'Places that are named: "city:austin", "state:tx" (two letters; also when the city leaves no doubt), "county:travis", "zip-code:78751", "neighborhood:hyde park", "community:steiner ranch" (planned communities and subdivisions).',
      'Subjects: three to eight lower-case kebab-case labels such as "home-inspection". Take one from the list wherever it fits, and make one of your own where none does.',
      'No tag says anything about people by race, color, religion, sex, disability, family, age, origin or any other protected matter.',
    ].join('\n'),
    `The list: ${[...vocabulary().terms.keys()].join(', ')}.`,
    'Answer with one JSON object with the field "tags": a list of at most 20 strings, each at most 50 characters.',
    dataBlock({ question, answer }, marker),
  ].join('\n\n');
}
