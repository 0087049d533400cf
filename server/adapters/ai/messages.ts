import { callKindOf, callLimits } from './call-limits.ts';
import type { TextRequest } from './text-writer.ts';

export type ModelMessage = {
  role: 'system' | 'user' | 'assistant';
  text: string;
  /** Characters at its beginning that do not change from call to call. */
  stable?: number;
};

type Conversation = Pick<
  TextRequest,
  'kind' | 'facts' | 'system' | 'prompt' | 'stable' | 'corrections'
>;

/**
 * What a model reads, in order. The rules never change, so that a provider can keep them; what was wrong
 * with an answer follows that answer. One that has no room left is shown as far as it fits.
 */
export function messagesOf(request: Conversation): ModelMessage[] {
  const { system, prompt, stable, corrections = [] } = request;
  const messages: ModelMessage[] = [{ role: 'user', text: prompt, stable }];
  if (system) messages.unshift({ role: 'system', text: system });
  const problems = corrections.reduce((sum, { problem }) => sum + problem.length, 0);
  let room =
    callLimits[callKindOf(request)].prompt - messagesLength(messages) - problems - betweenTurns;
  for (const { answer, problem } of corrections) {
    const shown = answer.slice(0, Math.max(0, room)).toWellFormed().trim();
    room -= shown.length;
    // Providers refuse an empty turn.
    if (shown) messages.push({ role: 'assistant', text: shown });
    messages.push({ role: 'user', text: problem });
  }
  return messages;
}

/** Characters that a few more turns take besides their texts. */
const betweenTurns = 50;

export const messagesLength = (messages: readonly ModelMessage[]) =>
  messages.reduce((sum, { text }) => sum + text.length, 0);
