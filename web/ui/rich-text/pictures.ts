import { Image } from '@tiptap/extension-image';
import { blankImage, safeImage } from '#contract/html.ts';

/** Pictures as the contract writes them, within a line like a word. A bad one loads nothing. */
export const PictureNode = Image.extend({
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
