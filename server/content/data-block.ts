import { randomBytes } from 'node:crypto';
import { htmlProfiles } from '#contract/html.ts';

/**
 * How what people typed gets into a prompt: as data, cleaned so that it can neither close its block
 * nor pretend to be part of the prompt.
 */

/** Fenced by a marker nobody can guess, in JSON, which leaves no line of its own to a value. */
export function dataBlock(data: object, marker: string): string {
  const json = JSON.stringify(
    data,
    (name, value) => {
      if (typeof value !== 'string') return value;
      return name === 'html' ? asHtmlData(value) : cleanData(value);
    },
    1,
  );
  return fenced(marker, json);
}

/** What the agent asks for. It is to be done, as far as our rules go, and can reach no further than its block. */
export function requestBlock(request: string, dataMarker: string): string {
  const marker = dataMarker.replace(/^data-/, 'request-');
  return fenced(marker, JSON.stringify({ request: cleanData(request) }, null, 1));
}

/** What such a block is and that it orders nothing is said once, in the system message. */
const fenced = (marker: string, json: string) =>
  [`[${marker} begins]`, json, `[${marker} ends]`].join('\n');

/**
 * Control characters, invisible ones, halves of characters and angle brackets are no part of anybody's
 * facts, and neither is anything that looks like a marker. The bytes of a picture are none either.
 */
export function cleanData(value: string): string {
  return value
    .toWellFormed()
    .replace(/data:[a-z]{1,20}\/[\w.+-]{1,60};base64,[\w+/=%-]*/gi, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
      character === '\n' ? character : ' ',
    )
    .replace(/(data|request)-(?=[\da-f]{8})/gi, '$1 ');
}

/** The one field that may hold tags: those of a text that was cleaned, and no other brackets. */
function asHtmlData(html: string): string {
  let data = '';
  let end = 0;
  for (const { 0: tag, index } of html.matchAll(cleanTag)) {
    data += cleanData(html.slice(end, index));
    data += tag.replace(/"([^"]*)"/g, (_, value: string) => `"${cleanData(value)}"`);
    end = index + tag.length;
  }
  return data + cleanData(html.slice(end));
}

/** As the cleaner writes them. */
const cleanTag = new RegExp(
  `</?(?:${htmlProfiles.edited.tags.join('|')})(?: [a-z]+="[^"<>]*")*(?: /)?>`,
  'g',
);

export const newDataMarker = () => `data-${randomBytes(12).toString('hex')}`;
