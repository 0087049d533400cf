import { Checkbox, Text } from '@mantine/core';
import { Fragment, type ReactNode, useId } from 'react';
import type { Ledger, LedgerSentence } from '#contract/claims.ts';
import classes from './facts-list.module.css';
import { originLine, sentencesToConfirm } from './ledger-words.ts';
import { useConfirmSentence } from './use-confirm-sentence.ts';

/** Every fact with its sentence: to confirm, or with where it comes from. */
export function FactsList({ ledger }: { ledger: Ledger }) {
  const toConfirm = sentencesToConfirm(ledger);
  const known = ledger.sentences.flatMap(knownFacts);
  return (
    <div className={classes.facts}>
      {toConfirm.length > 0 && (
        <Group name="Yours to confirm">
          {toConfirm.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may stand in a text twice
            <Sentence key={`${sentence.key}${index}`} sentence={sentence} />
          ))}
        </Group>
      )}
      {known.length > 0 && (
        <Group name="Where the others come from">
          {known.map(({ facts, start, origin, sentence }) => (
            <li key={`${start} ${facts}`} className={classes.known}>
              <strong>{facts}</strong>
              <span>{originLine(origin)}</span>
              {origin.text !== sentence && <q className={classes.said}>{origin.text}</q>}
              <span className={classes.sentence}>In: {sentence}</span>
            </li>
          ))}
        </Group>
      )}
      <Text size="xs" c="dimmed">
        {!ledger.isWhole && 'There are more facts in this text than we list. '}
        We look for numbers, dates, names and big claims. We can’t tell whether they’re true.
      </Text>
    </div>
  );
}

/** Facts of a sentence that come from one place are told together. */
function knownFacts({ claims, text: sentence }: LedgerSentence) {
  const byOrigin = Map.groupBy(claims, ({ origin }) => JSON.stringify(origin));
  return [...byOrigin.values()].flatMap((same) => {
    const [first] = same;
    if (!first?.origin) return [];
    const facts = same.map(({ text }) => text).join(' · ');
    return [{ facts, start: first.start, origin: first.origin, sentence }];
  });
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p className={classes.heading} id={id}>
        {name}
      </p>
      <ul className={classes.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

function Sentence({ sentence }: { sentence: LedgerSentence }) {
  const confirm = useConfirmSentence();
  return (
    <li>
      <Checkbox
        className={classes.tick}
        checked={sentence.isConfirmed}
        onChange={(event) => confirm.mutate({ sentence, isConfirmed: event.currentTarget.checked })}
        label={<WithFacts sentence={sentence} />}
        description={
          sentence.isConfirmed ? 'You confirmed this.' : 'Tick it once you’ve checked it.'
        }
      />
    </li>
  );
}

/** The sentence with its open facts standing out. */
function WithFacts({ sentence: { text, claims } }: { sentence: LedgerSentence }) {
  const parts: { words: string; isFact: boolean }[] = [];
  let rest = text;
  for (const { text: words, origin } of claims) {
    const at = rest.indexOf(words);
    if (origin || at < 0) continue;
    parts.push({ words: rest.slice(0, at), isFact: false }, { words, isFact: true });
    rest = rest.slice(at + words.length);
  }
  return [...parts, { words: rest, isFact: false }].map(({ words, isFact }, index) => {
    const key = `${index}`;
    return isFact ? <strong key={key}>{words}</strong> : <Fragment key={key}>{words}</Fragment>;
  });
}
