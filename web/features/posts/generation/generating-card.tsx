import { Button, Group, Paper, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import { placeLabel, toWirePlace } from '#contract/place.ts';
import { useWordingCheck } from '#web/features/posts/flags/use-wording-check.ts';
import { writerName } from '#web/features/posts/writer-name.ts';
import { Elapsed } from '#web/ui/elapsed.tsx';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import { ComingPicture } from './coming-picture.tsx';
import classes from './generating-card.module.css';
import { type GenerationJob, type TextSoFar, wantsPicture } from './generation-job.ts';
import { StreamedParagraphs } from './streamed-paragraphs.tsx';

type Props = { job: GenerationJob; text: TextSoFar; startedAt: number; onStop: () => void };

/** Most texts have no flags. */
const loadNotes = () => import('#web/features/posts/flags/flag-notes.tsx');

/** A text that is being written: plain words that nobody can save or copy yet. */
export function GeneratingCard({ job, text, startedAt, onStop }: Props) {
  const place = toWirePlace(job.input);
  const hasBegun = text.title !== '' || text.content !== '';
  const html = { title: textToHtml(text.title), content: textToHtml(text.content), hashtags: [] };
  const { flags } = useWordingCheck({ ...html, ...place }, { initialFlags: [] });
  const notes = useLazyPart(loadNotes, flags.length > 0);
  return (
    <Paper component="section" className={classes.card} aria-label="Being written" aria-busy="true">
      <VisuallyHidden role="status">
        {hasBegun ? 'The text is being written' : 'Waiting for the first words'}
      </VisuallyHidden>
      {wantsPicture(job) && <ComingPicture isInset />}
      {hasBegun ? <WrittenSoFar text={text} about={aboutLine(job)} /> : <FirstWordsSkeleton />}
      {notes && <notes.FlagNotes flags={flags} />}
      <Group justify="space-between" gap="xs">
        <Text c="dimmed" size="sm">
          {text.writer ? `${writerName(text.writer)} is writing` : 'Getting ready to write'}
          {' · '}
          <Elapsed since={startedAt} />
        </Text>
        <Button
          variant="default"
          leftSection={<IconPlayerStopFilled size={16} aria-hidden />}
          onClick={onStop}
        >
          Stop
        </Button>
      </Group>
    </Paper>
  );
}

/** Laid out as the card of the finished post is. */
function WrittenSoFar({ text: { title, content }, about }: { text: TextSoFar; about: string }) {
  return (
    <>
      <header>
        <Title order={3} size="h2">
          {title || '\u00a0'}
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {about}
        </Text>
      </header>
      <div className={classes.text}>
        <StreamedParagraphs text={content} />
      </div>
    </>
  );
}

const aboutLine = ({ input }: GenerationJob) => `${input.topicName} · ${placeLabel(input)}`;

const lines = ['100%', '96%', '98%', '64%', '97%', '92%', '38%'];

/** The shape of a post. */
function FirstWordsSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <Skeleton height={28} width="72%" mb="md" />
      {lines.map((width) => (
        <Skeleton key={width} height={16} width={width} />
      ))}
    </div>
  );
}

/** The plain words of a text in the making, as the wording check reads texts. */
const textToHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
