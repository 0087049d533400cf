import { Menu } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import { useCopy } from './clipboard.ts';
import { type ExportedPiece, pieceAsHtml, pieceAsText } from './piece.ts';
import { useTakeGuard } from './take-guard.ts';

type Props = {
  /** Not there yet while it is being fetched. */
  piece: ExportedPiece | undefined;
  /** The agent's line under the text, when there is one. */
  signature?: string;
};

/** Items of a menu that copy a text. */
export function CopyItems({ piece, signature }: Props) {
  const copyText = useCopy();
  const { guard } = useTakeGuard();
  const copy = ({ withHtml }: { withHtml: boolean }) => {
    if (!piece) return;
    const text = pieceAsText(piece, signature);
    const copied = withHtml ? { text, html: pieceAsHtml(piece, signature) } : { text };
    guard({ piece, verb: 'Copy', take: () => void copyText(copied) });
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => copy({ withHtml: false })}
        disabled={!piece}
      >
        Copy as text
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCode size={18} aria-hidden />}
        onClick={() => copy({ withHtml: true })}
        disabled={!piece}
      >
        Copy as HTML
      </Menu.Item>
    </>
  );
}
