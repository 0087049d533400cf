import { IconCopy, IconDownload } from '@tabler/icons-react';
import type { DocumentRequest } from '#contract/documents.ts';
import { CopyItems } from '#web/ui/html/copy-items.tsx';
import { DownloadItems } from '#web/ui/html/download-items.tsx';
import type { ExportedPiece } from '#web/ui/html/piece.ts';
import { ToolMenu } from '#web/ui/tool-menu.tsx';

type Props = {
  piece: ExportedPiece;
  /** What the head of a web page says of it. */
  seo: DocumentRequest['seo'];
  signature: string;
  isDisabled: boolean;
};

/** Copy and Download. */
export function ArticleCopyMenu({ piece, seo, signature, isDisabled }: Props) {
  return (
    <>
      <ToolMenu
        position="bottom-start"
        name="Copy"
        icon={<IconCopy size={18} aria-hidden />}
        isDisabled={isDisabled}
      >
        <CopyItems piece={piece} signature={signature} />
      </ToolMenu>
      <ToolMenu
        position="bottom-start"
        name="Download"
        icon={<IconDownload size={18} aria-hidden />}
        isDisabled={isDisabled}
      >
        <DownloadItems piece={piece} signature={signature} seo={seo} />
      </ToolMenu>
    </>
  );
}
