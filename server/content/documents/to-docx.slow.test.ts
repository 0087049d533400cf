import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dataImagesMaxBytes } from '#contract/html.ts';
import { mediaTypeOf } from '#server/adapters/ai/media-type.ts';
import { documentText } from './testing/document-text.ts';
import { hostileTexts } from './testing/hostile.ts';
import { makeDocx } from './testing/make-docx.ts';
import { bytesOf, pictureOf } from './testing/pictures.ts';
import { readDocx } from './testing/read-docx.ts';

const docxOf = async (content: string) => readDocx(await makeDocx(documentText({ content })));

/** The XML of the paragraph with these words. */
const paragraphWith = (body: string, words: string) =>
  body.match(/<w:p[ >].*?<\/w:p>/gs)?.find((paragraph) => paragraph.includes(`>${words}<`)) ?? '';

const runWith = (body: string, words: string) =>
  body.match(/<w:r>.*?<\/w:r>/gs)?.find((run) => run.includes(`>${words}<`)) ?? '';

describe('every construct', () => {
  test('headings are Word’s own', async () => {
    const { body } = await docxOf('<h1>one</h1><h2>two</h2><h3>three</h3><p>text</p>');
    for (const [words, style] of [
      ['one', 'Heading1'],
      ['two', 'Heading2'],
      ['three', 'Heading3'],
    ]) {
      expect(paragraphWith(body, words ?? '')).toContain(`<w:pStyle w:val="${style}"/>`);
    }
    expect(paragraphWith(body, 'text')).not.toContain('w:pStyle');
  });

  test('bold, italic, underlined, struck and colored words', async () => {
    const { body, paragraphs } = await docxOf(
      '<p>a <strong>bold</strong> <em>soft</em> <u>under</u> <s>struck</s> <span style="color: #ff0000; background-color: #ffee00">red</span><br />line</p>',
    );
    expect(paragraphs).toEqual(['a bold soft under struck red\nline']);
    expect(runWith(body, 'bold')).toContain('<w:b/>');
    expect(runWith(body, 'soft')).toContain('<w:i/>');
    expect(runWith(body, 'under')).toContain('<w:u w:val="single"/>');
    expect(runWith(body, 'struck')).toContain('<w:strike/>');
    expect(runWith(body, 'red')).toMatch(/<w:color w:val="FF0000"\/>.*FFEE00/);
  });

  test('links lead where they led; bad ones are words', async () => {
    const { links, paragraphs } = await docxOf(
      '<p><a href="https://a.example/?b=1&amp;c=2">a</a> <a href="mailto:a@b.example">b</a> <a href="javascript:alert(1)">c</a> <a href="https://a.example/d e%zz">d</a> <a href="https://[">e</a></p>',
    );
    expect(links).toEqual([
      'https://a.example/?b=1&c=2',
      'mailto:a@b.example',
      'https://a.example/d%20e%25zz',
    ]);
    expect(paragraphs).toEqual(['a b c d e']);
  });

  test('lists count and nest', async () => {
    const { body, parts } = await docxOf(
      '<ul><li><p>bullet</p><ul><li>inner</li></ul></li></ul><ol start="4"><li>four</li></ol><ol><li>one</li></ol>',
    );
    const listOf = (words: string) => {
      const [, level, list] =
        /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/.exec(paragraphWith(body, words)) ?? [];
      return { level, list };
    };
    expect(listOf('bullet')).toEqual({ level: '0', list: listOf('inner').list });
    expect(listOf('inner').level).toBe('1');
    expect(listOf('four').list).not.toBe(listOf('one').list);
    const numbering = String(parts.get('word/numbering.xml'));
    expect(numbering).toContain('<w:numFmt w:val="bullet"/>');
    expect(numbering).toContain('<w:numFmt w:val="decimal"/>');
    expect(numbering).toMatch(/<w:start(?:Override)? w:val="4"\/>/);
  });

  test('quotes have the style of quotes', async () => {
    const { body, parts } = await docxOf('<blockquote><p>said</p></blockquote>');
    expect(paragraphWith(body, 'said')).toContain('<w:pStyle w:val="Quote"/>');
    expect(String(parts.get('word/styles.xml'))).toContain('w:styleId="Quote"');
  });

  test('tables keep their heading row and merged cells', async () => {
    const { body, paragraphs } = await docxOf(
      '<table><thead><tr><th colspan="2">head</th></tr></thead><tbody><tr><td rowspan="2">left</td><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    );
    expect(body).toMatch(/<w:tblHeader\/>.*<w:gridSpan w:val="2"\/>.*head/s);
    expect(body).toMatch(/<w:vMerge w:val="restart"\/>.*left/s);
    expect(body).toContain('<w:vMerge w:val="continue"/>');
    expect(body.match(/<w:tr>/g)).toHaveLength(3);
    expect(paragraphs.filter(Boolean)).toEqual(['head', 'left', 'a', 'b']);
  });
});

describe('pictures', () => {
  test.each(['png', 'jpeg', 'gif'] as const)(
    'a %s inside the text is kept as it is',
    async (format) => {
      const picture = await pictureOf(format);
      const { body, pictures, parts } = await docxOf(`<p><img src="${picture}" alt="A porch"></p>`);
      expect(pictures).toEqual([bytesOf(picture)]);
      expect(body).toContain('descr="A porch"');
      // 80 by 60 pixels.
      expect(body).toContain('<wp:extent cx="762000" cy="571500"/>');
      expect(String(parts.get('[Content_Types].xml'))).toContain(`image/${format}`);
    },
  );

  test('a WEBP becomes a PNG, because Word shows none', async () => {
    const { pictures } = await docxOf(`<p><img src="${await pictureOf('webp')}" alt=""></p>`);
    const [bytes = Buffer.alloc(0)] = pictures;
    expect(mediaTypeOf(bytes)).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 60 });
  });

  test('large ones fit the page, in both directions', async () => {
    const wide = await pictureOf('png', { width: 2_000, height: 100 });
    const tall = await pictureOf('png', { width: 100, height: 4_000 });
    const { body } = await docxOf(`<p><img src="${wide}"></p><p><img src="${tall}"></p>`);
    const inch = 914_400;
    const sizes = Array.from(body.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g), (found) =>
      found.slice(1).map((size) => Number(size) / inch),
    );
    expect(sizes[0]?.[0]).toBe(6.5);
    expect(sizes[1]?.[1]).toBe(9);
  });

  test('what does not come along becomes a link or its alternative text', async () => {
    const { links, pictures, paragraphs } = await docxOf(
      '<p><img src="https://a.example/b.png" alt="remote"> <a href="https://c.example/"><img src="https://a.example/d.png" alt="in a link"></a> <img src="/api/files/abc" alt="own"> <img src="data:image/png;base64,AAAA" alt="broken"> <img src="data:image/webp;base64,UklGRhAAAABXRUJQVlA4IAAAAAA=" alt="damaged"></p>',
    );
    expect(pictures).toEqual([]);
    expect(links).toEqual(['https://a.example/b.png', 'https://c.example/']);
    expect(paragraphs).toEqual(['remote in a link own broken damaged']);
  });

  test('2 MB of pictures come along, more are refused', async () => {
    const picture = bytesOf(await pictureOf('jpeg'));
    const padded = (size: number) =>
      Buffer.concat([picture, Buffer.alloc(size - picture.length)]).toString('base64');
    const textWith = (size: number) =>
      documentText({ content: `<p><img src="data:image/jpeg;base64,${padded(size)}"></p>` });
    const { pictures } = await readDocx(await makeDocx(textWith(dataImagesMaxBytes)));
    expect(pictures[0]?.length).toBe(dataImagesMaxBytes);
    await expect(makeDocx(textWith(dataImagesMaxBytes + 3))).rejects.toMatchObject({
      code: 'too_large',
    });
  });
});

test('a whole document has title, text, hashtags, sources and signature', async () => {
  const { body, parts, paragraphs, links } = await readDocx(
    await makeDocx({
      title: '<h2>Selling in <em>spring</em> &amp; summer</h2>',
      content: '<p>Paint first.</p>',
      hashtags: ['Austin', '#HomeTips'],
      sources: [
        { title: 'Census', url: 'https://www.census.gov/a', snippet: '' },
        { title: 'Bad', url: 'javascript:alert(1)', snippet: '' },
      ],
      signature: 'Nora Lee\nLicense TX 123',
    }),
  );
  expect(paragraphs).toEqual([
    'Selling in spring & summer',
    'Paint first.',
    '#Austin #HomeTips',
    'Sources',
    'Census',
    'Nora Lee\nLicense TX 123',
  ]);
  expect(paragraphWith(body, 'Selling in ')).toContain('<w:pStyle w:val="Title"/>');
  expect(links).toEqual(['https://www.census.gov/a']);
  const properties = String(parts.get('docProps/core.xml'));
  expect(properties).toContain('<dc:title>Selling in spring &amp; summer</dc:title>');
  expect(properties).toContain('<dc:creator>Porchlight</dc:creator>');
  // US Letter.
  expect(body).toContain('<w:pgSz w:w="12240" w:h="15840"');
});

test('an empty text is a file all the same', async () => {
  expect((await readDocx(await makeDocx(documentText({})))).paragraphs).toEqual([]);
});

describe('a table that Word could not open becomes paragraphs', () => {
  const cells = (count: number, attributes = '') => `<td${attributes}>a</td>`.repeat(count);
  const table = (...rows: string[]) =>
    `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;

  test.each([
    ['63 columns', table(cells(63)), true],
    ['64 columns', table(cells(64)), false],
    ['wide merged cells', table(cells(7, ' colspan="10"')), false],
    ['cells that hang in from above', table(cells(60, ' rowspan="2"'), cells(10)), false],
    ['cells that no longer hang in', table(cells(60, ' rowspan="2"'), '', cells(10)), true],
    ['a table of 60 in a cell of 60', table(`<td>${table(cells(60))}</td>${cells(59)}`), true],
  ])('%s', async (_, html, isTable) => {
    const { body, paragraphs } = await docxOf(html);
    expect(body.includes('<w:tbl>')).toBe(isTable);
    const words = html.match(/>a</g)?.length;
    expect(paragraphs.filter((text) => text === 'a')).toHaveLength(words ?? 0);
  });
});

test('scripts go, and text about them stays', async () => {
  const { paragraphs } = await docxOf(
    '<p>a</p><script>alert(1)</script><p onclick="alert(2)">b &lt;script&gt;</p>',
  );
  expect(paragraphs).toEqual(['a', 'b <script>']);
});

describe('hostile input is a file that opens', () => {
  test.each(Object.keys(hostileTexts))('%s', async (name) => {
    const { body, links } = await docxOf(hostileTexts[name] ?? '');
    expect(body).toContain('<w:p>');
    expect(body).not.toMatch(/[\ufffe\uffff]/);
    for (const link of links) expect(link).toMatch(/^https?:/);
  });
});
