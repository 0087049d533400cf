import { Menu } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import { useCopy } from './clipboard.ts';
import { type ExportedPiece, pieceAsHtml, pieceAsText } from './piece.ts';
import { useTakeGuard } from './take-guard.ts';

type Props = {
  /** Not there yet while it is being fetched. */
  piece: ExportedPiece | undefined;
  /** The agent's line under the text, empty when there is none; not there yet while the account is fetched. */
  signature: string | undefined;
};

/** Items of a menu that copy a text. */
export function CopyItems({ piece, signature }: Props) {
  const copyText = useCopy();
  const { guard } = useTakeGuard();
  const copy = ({ withHtml }: { withHtml: boolean }) => {
    if (!piece || signature === undefined) return;
    const text = pieceAsText(piece, signature);
    const copied = withHtml ? { text, html: pieceAsHtml(piece, signature) } : { text };
    guard({ piece, verb: 'Copy', take: () => void copyText(copied) });
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => copy({ withHtml: false })}
        disabled={!piece || signature === undefined}
      >
        Copy as text
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCode size={18} aria-hidden />}
        onClick={() => copy({ withHtml: true })}
        disabled={!piece || signature === undefined}
      >
        Copy as HTML
      </Menu.Item>
    </>
  );
}
