import type { TextOptions } from '#server/adapters/ai/text-writer.ts';
import { createTextDeltas } from '#server/features/posts/text-deltas.ts';

export type SendSectionEvent = {
  (event: 'start', data: { writer: { provider: string; model: string }; title: string }): void;
  (event: 'delta', data: { field: 'title' | 'content'; text: string }): void;
  (event: 'restart', data: Record<string, never>): void;
};

/** Tells a section while it is written. Its title stands already, so that only its text grows. */
export function createLiveSection(
  send: SendSectionEvent,
  beginning: { writer: { provider: string; model: string }; title: string },
): Required<Pick<TextOptions, 'onPartial' | 'onRestart'>> & { begin(): void } {
  const live = createTextDeltas((delta) => send('delta', delta));
  let hasBegun = false;
  function begin() {
    if (!hasBegun) send('start', beginning);
    hasBegun = true;
  }
  return {
    begin,
    onPartial({ content }) {
      begin();
      live.show({ content });
    },
    onRestart() {
      begin();
      live.forget();
      send('restart', {});
    },
  };
}
