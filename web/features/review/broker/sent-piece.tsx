import { Anchor, Text, Title } from '@mantine/core';
import { linkAttributes, safeLink } from '#contract/html.ts';
import type { Flag } from '#contract/post.ts';
import type { ReviewedPiece } from '#contract/review.ts';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { adviceFor, sentence, severityName } from '#web/ui/word-notes/flag-words.ts';
import { Underlined } from '#web/ui/word-notes/underlined.tsx';
import classes from './broker.module.css';
import { safeSentImage } from './safe-sent-image.ts';

/** The text as it was sent, with its pictures and all that would be published with it. */
export function SentPiece({ piece }: { piece: ReviewedPiece }) {
  const { title, content, hashtags, sources, flags, platformTexts, pictures, stateLine } = piece;
  return (
    <article>
      <Underlined flags={flags} className={`${classes.card} ${classes.piece}`}>
        {(decorate) => (
          <>
            <TitleView html={title} decorate={decorate.title} order={2} size="h2" />
            {pictures.length > 0 && (
              <div className={classes.pictures}>
                {pictures.map((address) => (
                  <img
                    key={address}
                    src={safeSentImage(address)}
                    alt="Goes with the text"
                    loading="lazy"
                  />
                ))}
              </div>
            )}
            <HtmlView
              html={content}
              headingsFrom={3}
              decorate={decorate.content}
              safeSource={safeSentImage}
            />
            {hashtags.length > 0 && <Text>{hashtags.map((tag) => `#${tag}`).join(' ')}</Text>}
            {sources.length > 0 && (
              <section>
                <Title order={3} size="h5" mb={4}>
                  Sources
                </Title>
                <ul className={classes.plain}>
                  {sources.map(({ title: name, url }) => (
                    <li key={url}>
                      <Anchor href={safeLink(url)} {...linkAttributes}>
                        {name}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <PlatformTexts texts={platformTexts} />
            {stateLine.line && <Text className={classes.line}>{stateLine.line}</Text>}
          </>
        )}
      </Underlined>
    </article>
  );
}

/** What goes out in place of the text: what the agent reworded, and what was written from it. */
function PlatformTexts({ texts }: { texts: ReviewedPiece['platformTexts'] }) {
  const written = texts.filter(({ isOwn }) => !isOwn);
  return (
    <>
      {texts
        .filter(({ isOwn }) => isOwn)
        .map(({ name, text }) => (
          <section key={name}>
            <Title order={3} size="h5" mb={4}>
              Reworded for {name}
            </Title>
            <Text className={classes.reworded}>{text}</Text>
          </section>
        ))}
      {written.length > 0 && (
        <details className={classes.written}>
          <summary>Shorter versions made from this text ({written.length})</summary>
          {written.map(({ name, text }) => (
            <section key={name}>
              <Title order={3} size="h5" mb={4}>
                For {name}
              </Title>
              <Text className={classes.reworded}>{text}</Text>
            </section>
          ))}
        </details>
      )}
    </>
  );
}

/** What the agent was told about the text. */
export function ReviewFindings({ piece }: { piece: ReviewedPiece }) {
  const { ledger, stateLine } = piece;
  const findings = findingsIn(piece);
  return (
    <section aria-labelledby="wording" className={classes.card}>
      <Title order={2} size="h4" id="wording">
        Wording
      </Title>
      {findings.length === 0 ? (
        <Text mt={4}>
          No common risk wording was found. That is no promise that the text is fine.
        </Text>
      ) : (
        <ul className={classes.list}>
          {findings.map(({ flag, place }) => (
            <Finding key={`${place} ${flag.where} ${flag.id} ${flag.start}`} {...{ flag, place }} />
          ))}
        </ul>
      )}
      <Claims ledger={ledger} />
      <Title order={2} size="h4" mt="lg">
        State’s line
      </Title>
      {stateLine.missing.length === 0 ? (
        <Text mt={4}>
          {stateLine.line ? 'Nothing we know of is missing.' : 'The agent’s line is off.'}
        </Text>
      ) : (
        <ul className={classes.plain}>
          {stateLine.missing.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {stateLine.rule && (
        <Text size="sm" c="dimmed" mt={4}>
          {stateLine.rule}
        </Text>
      )}
    </section>
  );
}

type Found = { flag: Flag; place: string };

const findingsIn = ({ flags, platformTexts }: ReviewedPiece): Found[] => [
  ...flags.map((flag) => ({ flag, place: '' })),
  ...platformTexts.flatMap(({ name, flags: own }) =>
    own.map((flag) => ({ flag, place: `in the text for ${name}` })),
  ),
];

/** In the words the agent was told. */
function Finding({ flag, place }: Found) {
  const { severity, text, why, law = '' } = flag;
  return (
    <li>
      <span className={classes.severity} data-severity={severity}>
        {severityName[severity]}
      </span>
      <q>{text}</q> {place}
      <Text size="sm" mt={2}>
        {[sentence(why), sentence(adviceFor(flag)), law].filter(Boolean).join(' ')}
      </Text>
    </li>
  );
}

function Claims({ ledger: { sentences, isWhole } }: { ledger: ReviewedPiece['ledger'] }) {
  return (
    <>
      <Title order={2} size="h4" mt="lg">
        Claims
      </Title>
      {sentences.length === 0 && <Text mt={4}>No number, name or other claim was found.</Text>}
      <ul className={classes.list}>
        {sentences.map(({ text, isConfirmed, claims }) => (
          <li key={text}>
            {text}
            <ul className={classes.plain}>
              {[...byOrigin(claims, isConfirmed)].map(([origin, words]) => (
                <li key={origin}>
                  <q>{words.join('”, “')}</q>{' '}
                  <Text span size="sm" c="dimmed">
                    {origin}
                  </Text>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {!isWhole && <Text mt={4}>There are more than are listed here.</Text>}
    </>
  );
}

type Claim = ReviewedPiece['ledger']['sentences'][number]['claims'][number];

/** The words of a sentence by where they come from: most come from one place. */
function byOrigin(claims: Claim[], isConfirmed: boolean): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { text, origin } of claims) {
    const name = describeOrigin(origin, isConfirmed);
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  return groups;
}

function describeOrigin(origin: Claim['origin'], isConfirmed: boolean): string {
  if (origin) {
    const { kind, label } = origin;
    // Those two are labeled for the agent, and need no name.
    return kind === 'profile' || kind === 'request' || !label
      ? originNames[kind]
      : `${originNames[kind]}: ${label}`;
  }
  return isConfirmed ? 'Confirmed by the agent' : 'Not confirmed by the agent';
}

const originNames: Record<NonNullable<Claim['origin']>['kind'], string> = {
  answer: 'From the agent’s answer',
  'remembered answer': 'From an answer the agent gave before',
  figure: 'From market figures',
  source: 'From a source',
  'local data': 'From local data',
  profile: 'From the agent’s profile',
  request: 'From the agent’s request',
};
