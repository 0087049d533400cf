import type { Composition } from '#contract/composition.ts';
import { maxAltText } from '#contract/constants.ts';
import { alteredStatement } from '#contract/layouts/altered-note.ts';
import { type Layout, layoutTitles } from '#contract/layouts/layout.ts';
import { timesOf } from '#contract/layouts/listing-layouts.ts';

/** What a picture that nobody photographed says of itself. */
export const aiLabel = 'AI-generated illustration';

/** What a picture shows, until the agent says it better. Text that is drawn on it is part of it. */
export function altTextFor(
  { prompt, isDrawn, isAltered }: { prompt: string; isDrawn: boolean; isAltered?: boolean },
  { layout }: Pick<Composition, 'layout'>,
  creator: string | undefined,
): string {
  const photo = isAltered ? alteredStatement : 'Photo';
  const picture = isDrawn ? describeDrawing(prompt) : photo;
  const agent = layout?.agent.name || creator;
  const pieces = `${agent ? `${agent}’s` : 'the agent’s'} headshot and logo`;
  return shortened(
    [layout && wordsOn(layout), `${picture}, with ${pieces}.`].filter(Boolean).join(' '),
  );
}

export const describeDrawing = (prompt: string) =>
  prompt ? `${aiLabel}: ${withoutStop(prompt)}` : aiLabel;

function wordsOn({ name, headline, quote, quoteBy, facts, date, from, to }: Layout): string {
  if (name === 'headline') return headline && `“${headline}”.`;
  if (name === 'quote') return quote && `“${quote}”${quoteBy && `, ${quoteBy}`}.`;
  if (name !== 'listed' && name !== 'sold' && name !== 'openHouse') return '';
  const when = name === 'openHouse' ? [date, timesOf(from, to)].filter(Boolean).join(', ') : '';
  const parts = [headline, when, facts.filter(Boolean).join(', ')].filter(Boolean);
  return `${[layoutTitles[name], ...parts].join('. ')}.`;
}

const withoutStop = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');

function shortened(text: string): string {
  if (text.length <= maxAltText) return text;
  return `${text.slice(0, maxAltText - 1).replace(/\s+\S*$/, '')}…`;
}
