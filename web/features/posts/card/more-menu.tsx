import { Button, Menu } from '@mantine/core';
import { IconCalendarPlus, IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import type { DocumentRequest } from '#contract/documents.ts';
import type { Post } from '#contract/post.ts';
import { BarLabel } from '#web/ui/bar-label.tsx';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import classes from './post-tools.module.css';

type Props = {
  post: Post;
  /** The agent's line under the text. */
  signature: string;
  seo?: DocumentRequest['seo'];
  isDisabled: boolean;
  /** Puts it on the plan. Gets the button that the keyboard goes back to. */
  onPlan?: (button: HTMLButtonElement | null) => void;
};

/** The ways to take a post along that few need: as plain text, as HTML, as a file. */
export function MoreMenu({ post, signature, seo, isDisabled, onPlan }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const piece = { ...post, sources: post.sources ?? [] };
  return (
    <Menu withinPortal={false} position="top-end">
      <Menu.Target>
        <Button
          ref={button}
          variant="default"
          className={classes.more}
          leftSection={<IconDots size={18} aria-hidden />}
          disabled={isDisabled}
        >
          <BarLabel short="More">More</BarLabel>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {onPlan && (
          <>
            <Menu.Item
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
              onClick={() => onPlan(button.current)}
            >
              Plan…
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <CopyItems piece={piece} signature={signature} />
        <Menu.Divider />
        <DownloadItems piece={piece} signature={signature} seo={seo} verb="Download" />
      </Menu.Dropdown>
    </Menu>
  );
}
