import { vocabulary } from '#builtin/tagger/subjects/vocabulary.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { dataBlock } from '#server/content/data-block.ts';
import { systemMessage } from '#server/content/system-message.ts';

/** Asks for the tags of a remembered answer, in the words our own tagger uses when it searches. */
export function buildTagsPrompt({ question, answer }: QuestionAnswer, marker: string) {
  const task = [
    'TASK\nRead the question and the answer in the data and give the tags under which they should be found again.',
    [
      'Places that are named: "city:austin", "state:tx" (two letters; also when the city leaves no doubt), "county:travis", "zip-code:78751", "neighborhood:hyde park", "community:steiner ranch" (planned communities and subdivisions).',
      'Subjects: three to eight lower-case kebab-case labels such as "home-inspection". Take one from the list wherever it fits, and make one of your own where none does.',
    ].join('\n'),
    `The list: ${[...vocabulary().terms.keys()].join(', ')}.`,
  ].join('\n\n');
  const prompt = [task, dataBlock({ question, answer }, marker)].join('\n\n');
  return { system: systemMessage('tags'), prompt, stable: task.length };
}
