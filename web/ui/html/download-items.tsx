import { Menu } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypeHtml, IconMarkdown } from '@tabler/icons-react';
import { makeDocument } from '#contract/calls/documents.ts';
import type { DocumentFormat, DocumentRequest } from '#contract/documents.ts';
import { messageFor } from '#web/api/api-error.ts';
import { useDownload } from '#web/api/download.ts';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import type { ExportedPiece } from './piece.ts';
import { useTakeGuard } from './take-guard.ts';

type Props = {
  /** Not there yet while it is being fetched. */
  piece: ExportedPiece | undefined;
  /** The agent's line under the text, empty when there is none; not there yet while the account is fetched. */
  signature: string | undefined;
  /** What the head of a web page says of it. */
  seo?: DocumentRequest['seo'];
  /** Goes before each name in a menu that holds other things as well. */
  verb?: string;
};

const formats: { format: DocumentFormat; name: string; Icon: typeof IconMarkdown }[] = [
  { format: 'docx', name: 'Word (.docx)', Icon: IconFileTypeDocx },
  { format: 'html', name: 'Web page (.html)', Icon: IconFileTypeHtml },
  { format: 'md', name: 'Markdown (.md)', Icon: IconMarkdown },
];

/** Items of a menu that download a text as a file. */
export function DownloadItems({ piece, signature, seo, verb }: Props) {
  const showToast = useShowToast();
  const { guard } = useTakeGuard();
  const document = useDownload(makeDocument, {
    onError: (error) => {
      showToast({
        tone: 'error',
        title: 'Download failed',
        description: messageFor(error, 'We couldn’t create the file. Please try again.'),
      });
    },
  });
  const make = (format: DocumentFormat) => {
    if (!piece || signature === undefined) return;
    const { title, content, hashtags, sources } = piece;
    const body = { format, title, content, hashtags, sources, signature, seo };
    guard({ piece, verb: 'Download', take: () => document.mutate({ body }) });
  };
  return formats.map(({ format, name, Icon }) => (
    <Menu.Item
      key={format}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => make(format)}
      disabled={!piece || signature === undefined}
    >
      {verb ? `${verb} ${name}` : name}
    </Menu.Item>
  ));
}
