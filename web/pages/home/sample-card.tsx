import { Badge, Button, Card, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLazyPart } from '#web/ui/use-lazy-part.ts';
import classes from './sample-card.module.css';
import { samplePicture, samplePost } from './sample-post.ts';

const loadDialog = async () => (await import('./sample-dialog.tsx')).SampleDialog;

/** A finished post to look at, marked as what it is. */
export function SampleCard({ onStart }: { onStart: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const SampleDialog = useLazyPart(loadDialog, isOpen);
  const closeTo = (focus: () => void) => () => {
    setIsOpen(false);
    requestAnimationFrame(focus);
  };
  return (
    <Card component="section" aria-labelledby="sample-title" className={classes.card}>
      <img src={samplePicture} alt="" width={1200} height={675} className={classes.picture} />
      <div className={classes.words}>
        <Badge variant="light" color="amber">
          Sample
        </Badge>
        <Title order={2} size="h4" id="sample-title" className={classes.title}>
          {samplePost.title}
        </Title>
        <Text size="sm" c="dimmed">
          What you get: a post, hashtags and a picture.
        </Text>
        <Button
          ref={button}
          variant="default"
          onClick={() => setIsOpen(true)}
          className={classes.open}
        >
          See the sample
        </Button>
      </div>
      {isOpen && SampleDialog && (
        <SampleDialog onClose={closeTo(() => button.current?.focus())} onStart={closeTo(onStart)} />
      )}
    </Card>
  );
}
