import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import type { Piece } from '#web/ui/html/piece.ts';

type Props = { piece: Piece; signature: string; isDisabled: boolean };

/** Copy and Download. */
export function TakeAlong({ piece, signature, isDisabled }: Props) {
  return (
    <>
      <Choice name="Copy" icon={<IconCopy size={18} aria-hidden />} isDisabled={isDisabled}>
        <CopyItems piece={piece} signature={signature} />
      </Choice>
      <Choice name="Download" icon={<IconDownload size={18} aria-hidden />} isDisabled={isDisabled}>
        <DownloadItems piece={piece} signature={signature} />
      </Choice>
    </>
  );
}

type ChoiceProps = { name: string; icon: ReactNode; isDisabled: boolean; children: ReactNode };

function Choice({ name, icon, isDisabled, children }: ChoiceProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={icon}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          disabled={isDisabled}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
