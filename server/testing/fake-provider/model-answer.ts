import type { Behaviour, FakeUsage } from './behaviour.ts';
import type { ModelAnswer, TextCall } from './call.ts';
import { type JsonSchema, plausibleObject } from './plausible-object.ts';
import { samplePost } from './sample-post.ts';

/** What the model says under a behaviour. Those that only disturb the delivery say the usual. */
export function modelAnswer(behaviour: Behaviour, call: TextCall): ModelAnswer {
  const usual = JSON.stringify(usualAnswer(call.schema));
  if (behaviour.kind === 'answer') {
    const given = behaviour.value === undefined ? usual : JSON.stringify(behaviour.value);
    const said = answer(call, behaviour.text ?? given, 'complete', behaviour.usage);
    return { ...said, citations: behaviour.citations };
  }
  if (behaviour.kind === 'malformed-json') {
    return answer(call, malformations[behaviour.as ?? 'damaged'](usual));
  }
  if (behaviour.kind === 'wrong-shape') return answer(call, JSON.stringify(wrongShape));
  if (behaviour.kind === 'empty') return answer(call, '');
  if (behaviour.kind === 'truncated') {
    return answer(call, usual.slice(0, Math.ceil(usual.length / 2)), 'truncated');
  }
  if (behaviour.kind === 'refusal') {
    return behaviour.by === 'filter'
      ? answer(call, '', 'refused-by-filter')
      : answer(call, refusalText, 'refused-by-model');
  }
  return answer(call, usual);
}

/** Rough, as everybody's: four characters a token. */
export const tokensIn = (text: string) => Math.max(1, Math.ceil(text.length / 4));

function answer(
  call: TextCall,
  text: string,
  ending: ModelAnswer['ending'] = 'complete',
  usage?: FakeUsage,
): ModelAnswer {
  const read = call.prompt + JSON.stringify(call.schema ?? '');
  const counted = { inputTokens: tokensIn(read), outputTokens: tokensIn(text) };
  return { text, ending, usage: usage ?? counted };
}

/** The sample post, or as much of it as was asked for; anything else is made from the schema. */
function usualAnswer(schema: JsonSchema | undefined): unknown {
  const wanted = Object.keys(schema?.properties ?? {});
  if (!schema || wanted.length === 0) return samplePost;
  const isPost = wanted.every((name) => name in samplePost);
  if (!isPost) return plausibleObject(schema);
  return Object.fromEntries(Object.entries(samplePost).filter(([name]) => wanted.includes(name)));
}

const malformations = {
  /** A quotation mark that nobody escaped. */
  damaged(text: string) {
    const middle = Math.floor(text.length / 2);
    return `${text.slice(0, middle)}"${text.slice(middle)}`;
  },
  fenced: (text: string) => `\`\`\`json\n${text}\n\`\`\``,
  chatty: (text: string) => `Certainly! Here is what you asked for:\n\n${text}`,
};

const wrongShape = {
  headline: 'A lovely spring for sellers',
  body: 'The market is moving.',
  tags: 'spring, sellers',
};

const refusalText = "I'm sorry, but I can't help with that request.";
