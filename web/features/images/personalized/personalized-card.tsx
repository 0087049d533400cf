import { ActionIcon, Button, Card, Group, Text, TextInput } from '@mantine/core';
import { IconDownload, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { changeAltText } from '#contract/calls/images.ts';
import { maxAltText } from '#contract/constants.ts';
import { safeImage } from '#contract/html.ts';
import type { PersonalizedImage } from '#contract/images.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useCall } from '#web/api/mutation.ts';
import { OriginalPageActions } from '#web/features/images/altered-photos/original-page-actions.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './personalized-card.module.css';

type Props = {
  image: PersonalizedImage;
  /** Tells it from the others, as in "image 2". */
  name: string;
  isDeleting: boolean;
  onDelete: () => void;
};

const question = 'Are you sure you want to delete this image?';

export function PersonalizedCard({ image, name, isDeleting, onDelete }: Props) {
  const address = safeImage(image.compositePath);
  return (
    <Card padding="sm">
      <img
        className={classes.picture}
        src={address}
        alt={image.altText || describe(image)}
        loading="lazy"
      />
      <AltTextField image={image} name={name} />
      <Text size="sm" c="dimmed" mt="xs">
        Made <RelativeTime at={image.createdAt} />
      </Text>
      {image.originalPage && (
        <>
          <Text size="sm" mt="xs">
            Its code leads to a public page with the original.
          </Text>
          <OriginalPageActions page={image.originalPage} />
        </>
      )}
      <Group gap="xs" mt="xs" wrap="nowrap">
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          size="sm"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
          aria-label={`View ${name} (opens in a new tab)`}
        >
          View
        </Button>
        <Button
          component="a"
          href={`${address}?download=true`}
          download
          size="sm"
          variant="light"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={`Download ${name}`}
        >
          Download
        </Button>
        <ActionIcon
          ml="auto"
          color="red"
          title="Delete"
          aria-label={`Delete ${name}`}
          loading={isDeleting}
          onClick={() => window.confirm(question) && onDelete()}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </Card>
  );
}

/** Saved when somebody leaves it. */
function AltTextField({ image, name }: Pick<Props, 'image' | 'name'>) {
  const [text, setText] = useState(image.altText ?? '');
  const [saved, setSaved] = useState(text);
  const change = useCall(changeAltText, { onSuccess: ({ altText }) => setSaved(altText) });
  const key = image.compositePath.replace(/^.*\//, '');
  return (
    <TextInput
      mt="xs"
      size="sm"
      label="Alt text"
      aria-label={`Alt text of ${name}`}
      maxLength={maxAltText}
      value={text}
      error={change.error && messageFor(change.error, 'We couldn’t save the alt text.')}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() =>
        text.trim() !== saved && change.mutate({ params: { key }, body: { altText: text } })
      }
    />
  );
}

/** With neither prompt nor style it was the agent's own photo. */
const describe = ({ prompt, style }: PersonalizedImage) =>
  `${prompt || style ? 'AI-generated illustration' : 'Your photo'} with your headshot and logo`;
