import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isHeic } from '#web/ui/picture-rules.ts';
import { addPictureFiles } from './add-picture.ts';
import { PictureProblem } from './read-picture.ts';

type Options = { onProblem: (problem: string) => void };

/** Picture files that are pasted or dropped into the text. */
export const PictureFiles = Extension.create<Options>({
  name: 'pictureFiles',
  addOptions: () => ({ onProblem: () => {} }),
  addProseMirrorPlugins() {
    const add = (files: File[], position: number) => {
      addPictureFiles(this.editor, files, position).catch((error) => {
        if (!(error instanceof PictureProblem)) throw error;
        this.options.onProblem(error.message);
      });
      return true;
    };
    return [
      new Plugin({
        props: {
          handlePaste: ({ state }, { clipboardData }) => {
            const files = picturesIn(clipboardData);
            return files.length > 0 && add(files, state.selection.from);
          },
          handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) => {
            const files = picturesIn(dataTransfer);
            const place = view.posAtCoords({ left, top });
            return files.length > 0 && add(files, place?.pos ?? view.state.selection.from);
          },
        },
      }),
    ];
  },
});

/** With the HTML of a page or document come its pictures as files; the HTML says more. */
function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return [];
  return [...data.files].filter((file) => file.type.startsWith('image/') || isHeic(file));
}
