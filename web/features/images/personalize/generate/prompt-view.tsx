import { Spoiler, Text, Title } from '@mantine/core';
import classes from './prompt-view.module.css';

/** What the picture is drawn from, to be read only. */
export function PromptView({ prompt }: { prompt: string | undefined }) {
  return (
    <section className={classes.prompt}>
      <Title order={3} size="h6">
        AI Image Prompt
      </Title>
      {prompt ? (
        <Spoiler
          maxHeight={84}
          showLabel="Show all"
          hideLabel="Show less"
          classNames={{ control: classes.more }}
        >
          <Text size="sm" className={classes.text}>
            {prompt}
          </Text>
        </Spoiler>
      ) : (
        <Text size="sm" c="dimmed">
          The AI will generate the image from the content and style.
        </Text>
      )}
    </section>
  );
}
