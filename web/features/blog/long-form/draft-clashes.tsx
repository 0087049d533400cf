import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { articleTextOf } from '#contract/article-text.ts';
import type { Clash, LongFormDraft } from '#contract/long-form-draft.ts';
import classes from './draft-clashes.module.css';
import type { LongForm } from './use-long-form.ts';

/** Two windows changed the same thing. Both texts are here until one is chosen. */
export function DraftClashes({ draft, change }: Pick<LongForm, 'draft' | 'change'>) {
  if (draft.clashes.length === 0) return null;
  return (
    <Alert
      color="amber"
      role="alert"
      title="You changed this in two windows"
      icon={<IconUsers size={20} aria-hidden />}
    >
      <Stack gap="lg">
        <Text inherit>Nothing is lost. Choose which one to keep.</Text>
        {draft.clashes.map((clash) => (
          <ClashCard
            key={JSON.stringify(clash)}
            clash={clash}
            draft={draft}
            onSettle={(use) => change({ type: 'settled', clash, use })}
          />
        ))}
      </Stack>
    </Alert>
  );
}

type Props = {
  clash: Clash;
  draft: LongFormDraft;
  onSettle: (use: 'this' | 'other' | 'both') => void;
};

function ClashCard({ clash, draft, onSettle }: Props) {
  const name = nameOf(clash, draft);
  return (
    <section aria-label={name}>
      <Text inherit fw={600}>
        {name}
      </Text>
      <div className={classes.texts}>
        <Shown label="In your draft now" text={textInDraft(clash, draft)} />
        <Shown label="From the other window" text={otherText(clash)} />
      </div>
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => onSettle('this')}>
          Keep what is in the draft
        </Button>
        <Button variant="default" onClick={() => onSettle('other')}>
          Use the other one
        </Button>
        {clash.part === 'answer' && (
          <Button variant="default" onClick={() => onSettle('both')}>
            Keep both
          </Button>
        )}
      </Group>
    </section>
  );
}

function Shown({ label, text }: { label: string; text: string }) {
  return (
    <figure className={classes.text}>
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts are scrolled by keyboard, too */}
      <blockquote tabIndex={0}>{text || 'Nothing'}</blockquote>
    </figure>
  );
}

function nameOf(clash: Clash, draft: LongFormDraft): string {
  if (!('sectionId' in clash)) return names[clash.part];
  const index = draft.sections.findIndex(({ id }) => id === clash.sectionId);
  return `Section ${index + 1}: ${names[clash.part]}`;
}

const names: Record<Clash['part'], string> = {
  mainTitle: 'Blog post title',
  title: 'the title',
  answer: 'your answer',
  text: 'the text you wrote',
  article: 'The blog post',
  edited: 'Your changes to the blog post',
  outline: 'The outline',
};

function textInDraft(clash: Clash, draft: LongFormDraft): string {
  switch (clash.part) {
    case 'mainTitle':
      return draft.mainTitle;
    case 'article':
    case 'edited':
      return articleWords(draft[clash.part]);
    case 'outline':
      return outlineWords(draft);
    default: {
      const section = draft.sections.find(({ id }) => id === clash.sectionId);
      return clash.part === 'text'
        ? articleTextOf(section?.text?.content ?? '')
        : (section?.[clash.part] ?? '');
    }
  }
}

function otherText(clash: Clash): string {
  switch (clash.part) {
    case 'article':
    case 'edited':
      return articleWords(clash.other);
    case 'outline':
      return outlineWords(clash.other);
    case 'text':
      return articleTextOf(clash.other.content);
    default:
      return clash.other;
  }
}

const articleWords = (article: LongFormDraft['article']) =>
  article ? `${articleTextOf(article.title)}\n${articleTextOf(article.content)}` : '';

const outlineWords = ({ mainTitle, sections }: Pick<LongFormDraft, 'mainTitle' | 'sections'>) =>
  [
    mainTitle,
    ...sections.map(({ title, answer }) => (answer ? `${title}: ${answer}` : title)),
  ].join('\n');
