import { ActionIcon, Button, Card, Group, Text } from '@mantine/core';
import { IconDownload, IconExternalLink, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { safeImage } from '#contract/html.ts';
import type { PersonalizedImage } from '#contract/images.ts';
import { AltTextField } from '#web/ui/pictures/alt-text-field.tsx';
import { useAltText } from '#web/ui/pictures/use-alt-text.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './personalized-card.module.css';

/** Few pictures have a page. */
const OriginalPageActions = lazy(async () => ({
  default: (await import('#web/features/images/altered-photos/original-page-actions.tsx'))
    .OriginalPageActions,
}));

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
  const altText = useAltText(image.compositePath) ?? image.altText;
  return (
    <Card padding="sm">
      <img
        className={classes.picture}
        src={address}
        alt={altText || describe(image)}
        loading="lazy"
      />
      <AltTextField address={image.compositePath} name={name} />
      <Text size="sm" c="dimmed" mt="xs">
        Made <RelativeTime at={image.createdAt} />
      </Text>
      {image.originalPage && (
        <Suspense>
          <Text size="sm" mt="xs">
            Its code leads to a public page with the original.
          </Text>
          <OriginalPageActions page={image.originalPage} />
        </Suspense>
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

/** With neither prompt nor style it was the agent's own photo. */
const describe = ({ prompt, style }: PersonalizedImage) =>
  `${prompt || style ? 'AI-generated illustration' : 'Your photo'} with your headshot and logo`;
