import type { Generation } from '#contract/generations.ts';
import type { GenerationHooks } from './write-piece.ts';

type Send = GenerationHooks['send'];

/** What can be seen of a text while it is being written, by any number of callers who come and go. */
export class StreamedText {
  #start: Told | undefined;
  #soFar: NonNullable<Generation['text']> = { title: '', content: '' };
  readonly #listeners = new Set<Send>();

  get soFar(): NonNullable<Generation['text']> {
    return this.#soFar;
  }

  readonly send = ((...told: Told) => {
    const [event, data] = told;
    if (event === 'start') {
      this.#start = told;
      this.#soFar = { ...this.#soFar, writer: data.writer };
    } else if (event === 'delta') {
      this.#soFar = { ...this.#soFar, [data.field]: this.#soFar[data.field] + data.text };
    } else {
      this.#soFar = { ...this.#soFar, title: '', content: '' };
    }
    for (const listener of this.#listeners) (listener as (...told: Told) => void)(...told);
  }) as Send;

  /** Tells what has come so far and then what comes. Call what it returns to hear no more. */
  follow(send: Send): () => void {
    if (this.#start) (send as (...told: Told) => void)(...this.#start);
    for (const field of ['title', 'content'] as const) {
      const text = this.#soFar[field];
      if (text) send('delta', { field, text });
    }
    this.#listeners.add(send);
    return () => this.#listeners.delete(send);
  }
}

type Told =
  | [event: 'start', data: { writer: { provider: string; model: string }; title: string }]
  | [event: 'delta', data: { field: 'title' | 'content'; text: string }]
  | [event: 'restart', data: Record<string, never>];
