import { Editor } from '@tiptap/core';
import { htmlToText } from '#web/ui/html/html-to-text.ts';
import { extensionsFor } from '#web/ui/rich-text/extensions.ts';
import { readDocument } from '#web/ui/rich-text/rich-text-handle.ts';
import { readHtmlText } from '#web/ui/word-notes/html-text.ts';

/** Runs in the browser: HTML as the readers there read it. */
const readers = {
  post: (html: string) => readHtmlText(html).flow.text,
  editor(html: string) {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions: extensionsFor('content', () => {}),
      content: html,
    });
    const { text } = readDocument(editor.state.doc);
    editor.destroy();
    return text;
  },
  copied: htmlToText,
};

declare global {
  interface Window {
    readers: typeof readers;
  }
}

window.readers = readers;
document.body.append(Object.assign(document.createElement('output'), { value: 'Ready' }));
