import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { expectWellFormed } from './well-formed.ts';

type ReadDocx = {
  /** Every file in the archive by its name. */
  parts: Map<string, Buffer>;
  /** The body of the document, as XML. */
  body: string;
  /** The text of each paragraph; a line break is one too. */
  paragraphs: string[];
  /** Where hyperlinks lead, in the order of the text. */
  links: string[];
  /** The bytes of the pictures, in the order of the text. */
  pictures: Buffer[];
};

/** Opens a Word file as Word would: every part must be well-formed and every reference must hold. */
export async function readDocx(bytes: Buffer): Promise<ReadDocx> {
  const parts = await unzip(bytes);
  for (const [name, part] of parts) {
    if (/\.(?:xml|rels)$/.test(name)) expectWellFormed(part.toString());
  }
  const xml = textOf(parts, 'word/document.xml');
  const body = xml.slice(xml.indexOf('<w:body>'));
  const targets = targetsIn(textOf(parts, 'word/_rels/document.xml.rels'));
  const targetOf = (id: string) => {
    const target = targets.get(id);
    if (!target) throw new Error(`nothing has the id ${id}`);
    return target;
  };
  return {
    parts,
    body,
    paragraphs: Array.from(body.matchAll(/<w:p[ >].*?<\/w:p>/gs), ([paragraph]) =>
      wordsIn(paragraph),
    ),
    links: idsIn(body, /<w:hyperlink [^>]*r:id="([^"]+)"/g).map(targetOf),
    pictures: idsIn(body, /<a:blip r:embed="([^"]+)"/g).map((id) =>
      partOf(parts, `word/${targetOf(id)}`),
    ),
  };
}

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  const archive = await fromBufferPromise(bytes);
  for await (const entry of archive.eachEntry()) {
    parts.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return parts;
}

function partOf(parts: Map<string, Buffer>, name: string): Buffer {
  const part = parts.get(name);
  if (!part) throw new Error(`the archive has no ${name}`);
  return part;
}

const textOf = (parts: Map<string, Buffer>, name: string) => partOf(parts, name).toString();

const idsIn = (xml: string, pattern: RegExp) =>
  Array.from(xml.matchAll(pattern), ([, id = '']) => id);

const targetsIn = (relationships: string) =>
  new Map(
    Array.from(
      relationships.matchAll(/<Relationship Id="([^"]+)" [^>]*Target="([^"]+)"/g),
      ([, id = '', target = '']) => [id, unescaped(target)],
    ),
  );

const wordsIn = (paragraph: string) =>
  unescaped(paragraph.replaceAll('<w:br/>', '\n').replace(/<[^>]+>/g, ''));

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
