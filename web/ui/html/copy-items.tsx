import { Menu } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import { copyAndTell } from './clipboard.ts';
import { type Piece, pieceAsHtml, pieceAsText } from './piece.ts';

type Props = {
  piece: Piece;
  /** The agent's line under the text, when there is one. */
  signature?: string;
};

/** Items of a menu that copy a text. */
export function CopyItems({ piece, signature }: Props) {
  const text = () => pieceAsText(piece, signature);
  const html = () => pieceAsHtml(piece, signature);
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => copyAndTell({ text: text() })}
      >
        Copy as text
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCode size={18} aria-hidden />}
        onClick={() => copyAndTell({ text: text(), html: html() })}
      >
        Copy as HTML
      </Menu.Item>
    </>
  );
}
