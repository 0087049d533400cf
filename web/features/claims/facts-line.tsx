import { Anchor, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { noMarks, type PartMarks } from '#web/ui/word-notes/marked-text.tsx';
import classes from './facts-line.module.css';
import { ledgerQuery } from './ledger-query.ts';
import type { CheckedPiece } from './look-up-facts.ts';

type Facts = {
  /** A line for below the text. */
  line: ReactNode;
  /** Words to mark in it. */
  marks: PartMarks;
};

/** What is said of facts comes with the first of them. */
const loadFacts = async () => ({
  ...(await import('./ledger-words.ts')),
  ...(await import('./facts-list.tsx')),
});

/** The facts of a text: looked up when its line comes into view, listed when somebody asks. */
export function useFacts(piece: CheckedPiece, kind: 'post' | 'article' = 'post'): Facts {
  const [isSeen, setIsSeen] = useState(false);
  const [isOpen, { toggle }] = useDisclosure();
  const { data: ledger, isError, refetch } = useQuery({ ...ledgerQuery(piece), enabled: isSeen });
  const facts = useLazyPart(loadFacts, ledger);
  const listId = useId();
  const marks = useMemo(
    () => (facts && ledger ? facts.marksOf(ledger, isOpen) : noMarks),
    [facts, ledger, isOpen],
  );
  const isEmpty = ledger?.sentences.length === 0;
  const summary =
    facts && ledger ? facts.ledgerSummary(ledger, kind) : `Facts in this ${kind}: looking them up…`;
  const sight = useCallback(
    (element: HTMLElement | null) => whenNear(element, () => setIsSeen(true)),
    [],
  );
  const line = (
    <div className={classes.facts} ref={sight}>
      {(!facts || !ledger || isEmpty) && (
        <p className={classes.words}>
          {isError ? 'We couldn’t look up the facts.' : summary}
          {isError && (
            <Anchor component="button" fz="inherit" onClick={() => void refetch()}>
              Try again
            </Anchor>
          )}
        </p>
      )}
      {facts && ledger && !isEmpty && (
        <>
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
          >
            <IconChevronRight size={18} aria-hidden className={classes.chevron} />
            {summary}
          </UnstyledButton>
          <div id={listId} hidden={!isOpen}>
            {isOpen && <facts.FactsList ledger={ledger} />}
          </div>
        </>
      )}
    </div>
  );
  return { line, marks };
}

/** Acts when an element comes near the window. Gives the way to call it off. */
function whenNear(element: HTMLElement | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '1000px' },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
