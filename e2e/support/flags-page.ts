import { Editor } from '@tiptap/core';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Flag } from '#contract/post.ts';
import { applyFlag, applyFlags } from '#web/features/posts/flags/apply-flag.ts';
import { occurrenceOf, plainTextOfPart } from '#web/features/posts/flags/locate-flag.ts';
import { useWordingCheck } from '#web/features/posts/flags/use-wording-check.ts';
import { extensionsFor } from '#web/ui/rich-text/extensions.ts';
import { handleOf } from '#web/ui/rich-text/rich-text-handle.ts';
import { showMarks } from '#web/ui/rich-text/word-marks.ts';
import { writeHtml } from '#web/ui/rich-text/write-html.ts';
import type { MarkedWords } from '#web/ui/word-notes/marked-words.ts';
import { NoteTip } from '#web/ui/word-notes/note-tip.tsx';
import { underlineHtml } from '#web/ui/word-notes/underline-html.ts';

/** Runs in the browser: what happens to flagged words, and the check of a text that changes. */

function openEditor(content: string) {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({
    element,
    extensions: extensionsFor('content', () => {}),
    content,
  });
  let changes = 0;
  editor.on('update', () => {
    changes += 1;
  });
  return {
    ...handleOf(editor),
    html: () => writeHtml(editor, 'content'),
    mark: (marks: readonly MarkedWords[]) => showMarks(editor, marks),
    marked: () => [...element.querySelectorAll('[data-word-note]')].map((each) => each.textContent),
    destroy: () => editor.destroy(),
    undo: () => editor.commands.undo(),
    type: (words: string) => editor.commands.insertContentAt(editor.state.doc.content.size, words),
    selected: () => {
      const { from, to } = editor.state.selection;
      return editor.state.doc.textBetween(from, to, ' ');
    },
    changes: () => changes,
  };
}

function CheckedText() {
  const [content, setContent] = useState('<p>Two baths.</p>');
  const [initialFlags] = useState<Flag[]>([]);
  const text = { title: '', content, hashtags: [], location: 'Austin', state: 'TX' };
  const { flags, isChecking } = useWordingCheck(text, { initialFlags });
  flagsUnderTest.setContent = setContent;
  const words = flags.map((flag) => flag.text).join(', ') || 'nothing';
  return createElement('output', null, `${isChecking ? 'Checking' : 'Checked'}: ${words}`);
}

/** A text to read with underlined words. */
function showUnderlined(html: string, marks: readonly MarkedWords[]) {
  const place = document.body.appendChild(document.createElement('div'));
  const text = place.appendChild(document.createElement('div'));
  text.innerHTML = underlineHtml(html, marks);
  const tip = createElement(NoteTip, { area: { current: text } });
  createRoot(place.appendChild(document.createElement('div'))).render(tip);
}

const flagsUnderTest = {
  ...{
    applyFlag,
    applyFlags,
    occurrenceOf,
    openEditor,
    plainTextOf: plainTextOfPart,
    showUnderlined,
    underlineHtml,
  },
  setContent: (_content: string) => {},
};

declare global {
  interface Window {
    flagsUnderTest: typeof flagsUnderTest;
  }
}

window.flagsUnderTest = flagsUnderTest;
createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(CheckedText),
);
