import { Stack } from '@mantine/core';
import { RichTextSkeleton } from '#web/ui/rich-text/rich-text-skeleton.tsx';

export const EditorSkeleton = () => (
  <Stack gap="lg" aria-busy="true">
    <RichTextSkeleton kind="title" label="Title" />
    <RichTextSkeleton kind="content" label="Content" />
  </Stack>
);
