import { IconArrowLeft, IconEraser, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { HeaderAction } from '#web/ui/header-action.tsx';
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
      <HeaderAction
        icon={<IconEraser size={18} aria-hidden />}
        onClick={onClear}
        disabled={!hasContent}
      >
        Clear Content
      </HeaderAction>
      <HeaderAction icon={<IconPlus size={18} aria-hidden />} onClick={onStartNew}>
        Start New
      </HeaderAction>
      <HeaderAction icon={<IconArrowLeft size={18} aria-hidden />} to={paths.home}>
        Back to Tools
      </HeaderAction>
    </PageHeader>
  );
}
