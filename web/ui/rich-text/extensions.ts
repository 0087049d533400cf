import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { blankImage, safeImage } from '#contract/html.ts';
import { Links } from './links.ts';
import { PastedHtml } from './pasted-html.ts';
import { PictureFiles } from './picture-files.ts';
import type { RichTextKind } from './rich-text-kind.ts';
import { textColors } from './text-colors.ts';
import { WordMarks } from './word-marks.ts';

/** What a text may hold, tool or no tool: what the contract's profile of its kind names. */
export function extensionsFor(kind: RichTextKind, onProblem: (problem: string) => void) {
  if (kind === 'title') {
    return [StarterKit.configure({ ...common, ...noBlocks }), Links, WordMarks, ...textColors];
  }
  return [
    StarterKit.configure(common),
    Links,
    WordMarks,
    PictureNode,
    PictureFiles.configure({ onProblem }),
    PastedHtml.configure({ onProblem }),
    ...tables,
    ...textColors,
  ];
}

const common = {
  heading: { levels: [1, 2, 3] as [1, 2, 3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: false,
} as const;

const noBlocks = {
  blockquote: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  trailingNode: false,
} as const;

/** Pictures as the contract writes them, within a line like a word. A bad one loads nothing. */
const PictureNode = Image.extend({
  addAttributes: () => ({
    src: {
      default: blankImage,
      parseHTML: (element) => safeImage(element.getAttribute('src') ?? ''),
    },
    alt: { default: '' },
    title: { default: null, parseHTML: (element) => element.getAttribute('title') || null },
  }),
  // `![words](address)` is no tool of ours.
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: true });

/** Tables are kept and their words edited; there are no tools to build them. */
const tables = [
  Table.extend({
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // Without a new row at the end: there the keyboard has to get out of the table.
        Tab: () => this.editor.commands.goToNextCell(),
      };
    },
  }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
];
