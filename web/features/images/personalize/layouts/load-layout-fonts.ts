/// <reference path="../../../../../contract/layouts/opentype.d.ts" />

import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url';
import frauncesExtended from '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff?url';
import interCyrillic from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import interStrongCyrillic from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import interGreek from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import interStrongGreek from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import inter from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import interStrong from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import interExtended from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import interStrongExtended from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import interVietnamese from '@fontsource/inter/files/inter-vietnamese-400-normal.woff?url';
import interStrongVietnamese from '@fontsource/inter/files/inter-vietnamese-600-normal.woff?url';
import lora from '@fontsource/lora/files/lora-latin-600-normal.woff?url';
import loraExtended from '@fontsource/lora/files/lora-latin-ext-600-normal.woff?url';
import montserrat from '@fontsource/montserrat/files/montserrat-latin-700-normal.woff?url';
import montserratExtended from '@fontsource/montserrat/files/montserrat-latin-ext-700-normal.woff?url';
import oswald from '@fontsource/oswald/files/oswald-latin-600-normal.woff?url';
import oswaldExtended from '@fontsource/oswald/files/oswald-latin-ext-600-normal.woff?url';
import source from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url';
import sourceStrong from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?url';
import sourceExtended from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url';
import sourceStrongExtended from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff?url';
import { parse } from 'opentype.js';
import type { FontPairName } from '#contract/layouts/brand.ts';
import { type FontFile, type FontSubset, sourcesFor } from '#contract/layouts/font-pairs.ts';
import {
  type FontChain,
  missingIn,
  type OutlineFont,
  toOutlineFont,
} from '#contract/layouts/outline-text.ts';
import type { FontRole, LayoutFonts } from '#contract/layouts/sketch.ts';

/** Fetched only once somebody looks at layouts: the parser and the fonts are heavy. */

const addresses: Record<FontFile, Partial<Record<FontSubset, string>>> = {
  'fraunces-600': { latin: fraunces, 'latin-ext': frauncesExtended },
  'inter-400': {
    latin: inter,
    'latin-ext': interExtended,
    cyrillic: interCyrillic,
    greek: interGreek,
    vietnamese: interVietnamese,
  },
  'inter-600': {
    latin: interStrong,
    'latin-ext': interStrongExtended,
    cyrillic: interStrongCyrillic,
    greek: interStrongGreek,
    vietnamese: interStrongVietnamese,
  },
  'lora-600': { latin: lora, 'latin-ext': loraExtended },
  'montserrat-700': { latin: montserrat, 'latin-ext': montserratExtended },
  'oswald-600': { latin: oswald, 'latin-ext': oswaldExtended },
  'source-sans-3-400': { latin: source, 'latin-ext': sourceExtended },
  'source-sans-3-600': { latin: sourceStrong, 'latin-ext': sourceStrongExtended },
};

/** The fonts of a pair, with as many that help out as the text needs. */
export async function loadLayoutFonts(pair: FontPairName, text: string): Promise<LayoutFonts> {
  const [heading, body, strong] = await Promise.all([
    loadChain(pair, 'heading', text),
    loadChain(pair, 'body', text),
    loadChain(pair, 'strong', text),
  ]);
  return { heading, body, strong };
}

async function loadChain(pair: FontPairName, role: FontRole, text: string): Promise<FontChain> {
  const [first, ...others] = sourcesFor(pair, role).flatMap(
    ({ file, subset }) => addresses[file][subset] ?? [],
  );
  const chain: FontChain = [await loadFont(first ?? inter)];
  for (const address of others) {
    if (missingIn(text, chain).length === 0) break;
    chain.push(await loadFont(address));
  }
  return chain;
}

const loaded = new Map<string, Promise<OutlineFont>>();

function loadFont(address: string): Promise<OutlineFont> {
  const known = loaded.get(address);
  if (known) return known;
  const font = fetchFont(address);
  loaded.set(address, font);
  // What failed is tried again the next time.
  font.catch(() => loaded.delete(address));
  return font;
}

async function fetchFont(address: string): Promise<OutlineFont> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font answered ${response.status}`);
  return toOutlineFont(parse(await response.arrayBuffer()));
}
