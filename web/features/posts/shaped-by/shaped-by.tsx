import { Anchor, Collapse, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { linkAttributes, safeLink } from '#contract/html.ts';
import type { Post, Source, Writer } from '#contract/post.ts';
import { writerName } from '#web/features/posts/writer-name.ts';
import classes from './shaped-by.module.css';
import { UsedAnswers } from './used-answers.tsx';

type Props = { post: Post; onWriteAgain?: (leaveOut: Set<number>) => void };

/** All that a post was made from, folded until somebody asks. */
export function ShapedBy({ post, onWriteAgain }: Props) {
  const [isOpen, { toggle }] = useDisclosure();
  const contentId = useId();
  if (!post.shapedBy && !post.writer) return null;
  return (
    <div className={classes.shaped}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={toggle}
      >
        <IconChevronRight size={18} aria-hidden className={classes.chevron} />
        What shaped this post
      </UnstyledButton>
      <Collapse expanded={isOpen} id={contentId}>
        <Facts post={post} onWriteAgain={onWriteAgain} />
      </Collapse>
    </div>
  );
}

function Facts({ post: { topic, shapedBy, sources = [], writer }, onWriteAgain }: Props) {
  const { title, template, answers = [], memory = [], voice = [] } = shapedBy ?? {};
  return (
    <dl className={classes.facts}>
      {topic && <Fact name="Topic">{topic}</Fact>}
      {title && <Fact name="Title">{title}</Fact>}
      {template && <Fact name="Template">{template}</Fact>}
      {answers.length > 0 && (
        <Fact name="Your answers">
          <ul className={classes.list}>
            {answers.map(({ question, answer }) => (
              <li key={`${question}\n${answer}`}>
                <span className={classes.question}>{question}</span>
                <span className={classes.answer}>{answer}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {memory.length > 0 && (
        <Fact name="From your saved answers">
          <UsedAnswers memory={memory} onWriteAgain={onWriteAgain} />
        </Fact>
      )}
      {voice.length > 0 && (
        <Fact name="How you sound">
          <ul className={classes.list}>
            {voice.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Fact>
      )}
      {sources.length > 0 && (
        <Fact name="Sources">
          <Sources sources={sources} />
        </Fact>
      )}
      {writer && (
        <Fact name="Writer">
          {writerName(writer)}
          <span className={classes.effort}>{describeEffort(writer)}</span>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Sources = ({ sources }: { sources: Source[] }) => (
  <ul className={classes.list}>
    {sources.map(({ title, url }) => (
      <li key={`${url}\n${title}`}>
        <Anchor href={safeLink(url)} {...linkAttributes} fz="inherit">
          {title || url}
        </Anchor>
      </li>
    ))}
  </ul>
);

/** As in “took 3.2 s, 812 tokens in, 402 out”. Not every writer counts tokens. */
function describeEffort({ ms, inputTokens, outputTokens }: Writer): string {
  const parts = [`took ${durationOf(ms)}`];
  if (inputTokens !== null) parts.push(`${count(inputTokens)} tokens in`);
  if (outputTokens !== null) {
    parts.push(`${count(outputTokens)}${inputTokens === null ? ' tokens' : ''} out`);
  }
  return parts.join(', ');
}

function durationOf(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds < 0.1 ? 'under 0.1' : seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

const count = (tokens: number) => tokens.toLocaleString('en-US');
