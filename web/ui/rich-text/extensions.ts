import { StarterKit } from '@tiptap/starter-kit';
import { Links } from './links.ts';
import { PastedHtml } from './pasted-html.ts';
import { PictureFiles } from './picture-files.ts';
import { PictureNode } from './pictures.ts';
import type { RichTextKind } from './rich-text-kind.ts';
import { tables } from './tables.ts';
import { textColors } from './text-colors.ts';

/** What a text may hold, tool or no tool: what the contract's profile of its kind names. */
export function extensionsFor(kind: RichTextKind, onProblem: (problem: string) => void) {
  if (kind === 'title') {
    return [StarterKit.configure({ ...common, ...noBlocks }), Links, ...textColors];
  }
  return [
    StarterKit.configure(common),
    Links,
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
