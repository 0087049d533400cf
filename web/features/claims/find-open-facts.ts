import type { QueryClient } from '@tanstack/react-query';
import type { PartMarks } from '#web/ui/word-notes/marked-text.tsx';
import type { EditedPiece } from '#web/ui/word-notes/open-facts.ts';
import { ledgerQuery } from './ledger-query.ts';
import { marksOf } from './ledger-words.ts';
import { lookUpFacts } from './look-up-facts.ts';

/** The facts of a text to confirm, as words to mark. Of a text that is being typed nothing is kept. */
export async function findOpenFacts(
  client: QueryClient,
  piece: EditedPiece,
  signal: AbortSignal,
): Promise<PartMarks> {
  const known = client.getQueryData(ledgerQuery(piece).queryKey);
  const { title, content } = marksOf(known ?? (await lookUpFacts(piece, signal)), false);
  return { title: title.filter(isOpen), content: content.filter(isOpen) };
}

const isOpen = ({ tone }: PartMarks['title'][number]) => tone === 'open';
