import { useShowToast } from '#web/ui/toasts/toast-store.ts';

/** Plain text for every program; those that can read HTML take that instead. */
export type ClipboardText = { text: string; html?: string };

/** A PNG beside the text, for programs that take one. It may be on its way: a browser waits for it. */
type ClipboardCopy = ClipboardText & { picture?: Blob | Promise<Blob> };

type Notice = { title: string; description?: string };

/** Copies, and says whether it worked. */
export function useCopy() {
  const showToast = useShowToast();
  return async (
    copy: ClipboardCopy,
    notice: Notice = { title: 'Copied to clipboard' },
  ): Promise<boolean> => {
    try {
      await copyToClipboard(copy);
      showToast(notice);
      return true;
    } catch {
      showToast({
        tone: 'error',
        title: 'Copy failed',
        description: 'Failed to copy to clipboard.',
      });
      return false;
    }
  };
}

async function copyToClipboard({ picture, ...copy }: ClipboardCopy): Promise<void> {
  // Missing on plain http beyond localhost, and some browsers refuse it where the old way is let through.
  if (!navigator.clipboard) return copyByCommand(copy);
  try {
    // A browser that takes no picture takes the text.
    await writeToClipboard({ ...copy, picture }).catch((error) => {
      if (!picture) throw error;
      return writeToClipboard(copy);
    });
  } catch {
    copyByCommand(copy);
  }
}

async function writeToClipboard({ text, html, picture }: ClipboardCopy): Promise<void> {
  if (html === undefined && !picture) return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html ?? linesAsHtml(text)], { type: 'text/html' }),
    ...(picture && { 'image/png': picture }),
  });
  return navigator.clipboard.write([item]);
}

/** Beside a picture the text is HTML as well: editors that find none take the picture and leave the text out. */
function linesAsHtml(text: string): string {
  const holder = document.createElement('div');
  holder.innerText = text;
  return holder.innerHTML;
}

/** The old way, which works wherever a person has just pressed a button. */
function copyByCommand({ text, html }: ClipboardText): void {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
  };
  document.addEventListener('copy', fill, { once: true });
  try {
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy');
  } finally {
    document.removeEventListener('copy', fill);
  }
}
