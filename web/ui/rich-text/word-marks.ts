import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { locateMarks, type MarkedWords, markAttributes } from '#web/ui/word-notes/marked-words.ts';
import { readDocument, spanOf } from './rich-text-handle.ts';

const key = new PluginKey<DecorationSet>('wordMarks');

/** Underlines words in an editor without changing its text: what is saved knows nothing of it. */
export const WordMarks = Extension.create({
  name: 'wordMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (change, shown) => change.getMeta(key) ?? shown.map(change.mapping, change.doc),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Shows these marks from now on. They move along while somebody types. */
export function showMarks(editor: Editor, marks: readonly MarkedWords[]): void {
  const { doc, tr } = editor.state;
  const flow = readDocument(doc);
  const decorations = locateMarks(flow.text, marks).flatMap(({ mark, range }) => {
    const span = spanOf(flow.positionsOf(range));
    return span ? [Decoration.inline(span.from, span.to, markAttributes(mark), mark)] : [];
  });
  if (isShown(editor, decorations)) return;
  editor.view.dispatch(
    tr.setMeta(key, DecorationSet.create(doc, decorations)).setMeta('addToHistory', false),
  );
}

/** Nothing is changed in vain: somebody may be in the middle of a word. */
function isShown(editor: Editor, decorations: Decoration[]): boolean {
  const shown = key.getState(editor.state)?.find() ?? [];
  return toKey(shown) === toKey(decorations);
}

const toKey = (decorations: Decoration[]) =>
  decorations
    .map(({ from, to, spec }) => [from, to, spec.tone, spec.note].join(' '))
    .sort()
    .join('\n');
