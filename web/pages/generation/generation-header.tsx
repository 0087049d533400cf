import { Button } from '@mantine/core';
import { IconArrowLeft, IconEraser, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

type Props = {
  title: string;
  icon: ReactNode;
  hasContent: boolean;
  onClear: () => void;
  onStartNew: () => void;
};

/** The head of a page on which texts are made. */
export function GenerationHeader({ title, icon, hasContent, onClear, onStartNew }: Props) {
  return (
    <PageHeader title={title} icon={icon}>
      <Button
        variant="default"
        leftSection={<IconEraser size={18} aria-hidden />}
        onClick={onClear}
        disabled={!hasContent}
      >
        Clear Content
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={onStartNew}
      >
        Start New
      </Button>
      <Button
        component={Link}
        to={paths.home}
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        Back to Tools
      </Button>
    </PageHeader>
  );
}
