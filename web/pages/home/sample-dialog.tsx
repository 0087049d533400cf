import { Badge, Button, Text } from '@mantine/core';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { TitleView } from '#web/ui/html/title-view.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import classes from './sample-dialog.module.css';
import { samplePicture, samplePost } from './sample-post.ts';

type Props = { onClose: () => void; onStart: () => void };

/** The sample in full, to read. */
export function SampleDialog({ onClose, onStart }: Props) {
  const isNarrow = useIsNarrow();
  return (
    <Dialog opened onClose={onClose} title="Sample post" size={720} fullScreen={isNarrow}>
      <img
        src={samplePicture}
        alt={`AI-generated illustration: ${samplePost.imagePrompt}`}
        width={1200}
        height={675}
        className={classes.picture}
      />
      <Badge variant="light" color="amber" mb="sm">
        Sample
      </Badge>
      <TitleView html={samplePost.title} order={3} mb="xs" />
      <HtmlView html={samplePost.content} />
      <Text c="evergreen" size="sm" fw={550} my="md" className={classes.hashtags}>
        {samplePost.hashtags.map((hashtag) => `#${hashtag}`).join(' ')}
      </Text>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onStart}>Write mine</Button>
      </DialogFooter>
    </Dialog>
  );
}
