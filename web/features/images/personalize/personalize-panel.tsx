import { Alert, Button, Group } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Composition } from '#contract/composition.ts';
import { PersonalizeTab } from '#web/features/images/personalize/compose/personalize-tab.tsx';
import type { Background } from '#web/features/images/personalize/generate/use-backgrounds.ts';
import { useIsItemGone } from '#web/features/images/personalized/use-personalized-images.ts';

type Props = {
  background: Background | undefined;
  headshotUrl: string | undefined;
  logoUrl: string | undefined;
  postId: string | undefined;
  contentId: number | undefined;
  title: string;
  isActive: boolean;
  lastComposition: Composition | undefined;
  onPersonalized: (imagePath: string) => void;
  onUpload: () => void;
};

/** The tools to place headshot and logo, or what they still need. */
export function PersonalizePanel({ background, headshotUrl, logoUrl, ...props }: Props) {
  if (!background)
    return <Missing>Please generate an AI image first before personalizing.</Missing>;
  if (!headshotUrl) {
    return <Missing onUpload={props.onUpload}>You must upload a headshot first</Missing>;
  }
  if (!logoUrl) return <Missing onUpload={props.onUpload}>You must upload a logo first</Missing>;
  const { onUpload, contentId, ...others } = props;
  const tools = { background, headshotUrl, logoUrl, ...others };
  // Another logo asks for another plate: what layouts go by is asked for anew.
  if (contentId === undefined) return <PersonalizeTab key={logoUrl} {...tools} />;
  return <PersonalizeForItem key={logoUrl} {...tools} contentId={contentId} />;
}

type ForItemProps = ComponentProps<typeof PersonalizeTab> & { contentId: number };

/** A post may outlive the item it was saved as; its pictures are made all the same. */
function PersonalizeForItem({ contentId, ...tools }: ForItemProps) {
  const isGone = useIsItemGone(contentId);
  return <PersonalizeTab {...tools} contentId={isGone ? undefined : contentId} />;
}

function Missing({ children, onUpload }: { children: string; onUpload?: () => void }) {
  return (
    <Alert color="amber" icon={<IconInfoCircle size={20} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        {children}
        {onUpload && (
          <Button variant="default" size="sm" onClick={onUpload}>
            Upload Assets
          </Button>
        )}
      </Group>
    </Alert>
  );
}
