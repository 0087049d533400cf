import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { TextFlow } from '#contract/text-flow.ts';
import { findWords } from './find-words.ts';
import { replaceText } from './replace-text.ts';
import type { WordEdit } from './sentences.ts';

/** Reaches into the text of an editor. `occurrence` counts from 0; false: the words are not there. */
export type RichTextHandle = {
  /** Puts other words there, or none: one step to undo, with the marks of the first letter. */
  replaceText(words: string, occurrence: number, replacement: string): boolean;
  /** Selects the words and moves the cursor and the view to them. */
  selectText(words: string, occurrence: number): boolean;
};

type Span = { from: number; to: number };

export function handleOf(editor: Editor): RichTextHandle {
  return {
    replaceText(words, occurrence, replacement) {
      const flow = readDocument(editor.state.doc);
      const range = findWords(flow.text, words)[occurrence];
      if (!range || !flow.positionsOf(range)) return false;
      const edits = replaceText(flow, range, replacement);
      const change = closeHistory(editor.state.tr);
      for (const edit of edits.reverse()) makeEdit(change, flow, edit);
      editor.view.dispatch(change);
      return true;
    },
    selectText(words, occurrence) {
      const flow = readDocument(editor.state.doc);
      const range = findWords(flow.text, words)[occurrence];
      const span = range && spanOf(flow.positionsOf(range));
      return span !== undefined && editor.chain().setTextSelection(span).focus().run();
    },
  };
}

/** The text of a document, each character with its place in it. */
export function readDocument(doc: Node): TextFlow<Span> {
  const flow = new TextFlow<Span>();
  doc.descendants((node, position) => {
    if (node.isBlock) flow.endBlock();
    if (node.type.name === 'hardBreak') flow.endLine({ from: position, to: position + 1 });
    const placeOf = (from: number, to: number) => ({ from: position + from, to: position + to });
    if (node.isText) flow.add(node.text ?? '', placeOf);
  });
  return flow;
}

function makeEdit(change: Transaction, flow: TextFlow<Span>, edit: WordEdit): void {
  const span = spanOf(flow.positionsOf(edit));
  if (!span) return;
  const marks = change.doc.nodeAt(span.from)?.marks;
  const { schema } = change.doc.type;
  if (edit.text !== '') {
    change.replaceWith(span.from, span.to, schema.text(edit.text, marks));
    return;
  }
  change.delete(span.from, span.to);
  dropEmptyBlock(change, span.from);
}

/** A paragraph without words goes, and the list it was alone in; a table keeps its cells. */
function dropEmptyBlock(change: Transaction, position: number): void {
  const place = change.doc.resolve(position);
  if (place.parent.childCount > 0 || !place.parent.isTextblock) return;
  let { depth } = place;
  while (depth > 1 && isOnlyAFrame(place.node(depth - 1))) depth -= 1;
  const index = place.index(depth - 1);
  if (depth > 0 && place.node(depth - 1).canReplace(index, index + 1)) {
    change.delete(place.before(depth), place.after(depth));
  }
}

const isOnlyAFrame = ({ childCount, type }: Node) => childCount === 1 && !type.spec.isolating;

function spanOf(places: Span[] | undefined): Span | undefined {
  const [first] = places ?? [];
  const last = places?.at(-1);
  return first && last && { from: first.from, to: last.to };
}
