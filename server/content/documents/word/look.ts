import type { IStylesOptions } from 'docx';

/** How a Word document looks: quiet styles on a US Letter page. */

const twipsPerInch = 1_440;
const pixelsPerInch = 96;
const margin = twipsPerInch;

export const page = {
  size: { width: 8.5 * twipsPerInch, height: 11 * twipsPerInch },
  margin: { top: margin, right: margin, bottom: margin, left: margin },
};

/** Pixels between the margins. */
export const textWidth = 6.5 * pixelsPerInch;
const textHeight = 9 * pixelsPerInch;

const ink = '1F2933';
const quiet = '52606D';
const hairline = 'CBD2D9';

/** Sizes are half points, distances twentieths of a point. */
const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: ink },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 22, color: ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 160, line: 276 } },
    },
    title: heading(44, 0),
    heading1: heading(34, 360),
    heading2: heading(28, 320),
    heading3: heading(24, 240),
    listParagraph: { paragraph: { contextualSpacing: true } },
    hyperlink: { run: { color: '1F5C4D', underline: {} } },
  },
  paragraphStyles: [
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      paragraph: { spacing: { before: 40, after: 40 } },
    },
    {
      id: 'Quote',
      name: 'Quote',
      basedOn: 'Normal',
      quickFormat: true,
      run: { italics: true, color: quiet },
      paragraph: {
        indent: { left: 360, right: 360 },
        border: { left: { style: 'single', size: 18, space: 12, color: hairline } },
      },
    },
  ],
};

export const styleMap = {
  'h1.title': 'Title',
  'blockquote, blockquote p': 'Quote',
  'td, th, td p, th p': 'TableText',
};

/** What the styles do not say. Pictures fit the page, however tall they are. */
export const stylesheet = `
  img { max-height: ${textHeight}px; }
  th { text-align: left; }
  blockquote { margin: 0; }
  .hashtags { color: #${quiet}; margin-top: 24px; }
  .signature { color: #${quiet}; margin-top: 24px; padding-top: 8px; border-top: 1px solid #${hairline}; }
`;
