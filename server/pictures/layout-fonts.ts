/// <reference path="../../contract/layouts/opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { FontPairName } from '#contract/layouts/brand.ts';
import { type FontFile, type FontSubset, sourcesFor } from '#contract/layouts/font-pairs.ts';
import { type FontChain, type OutlineFont, toOutlineFont } from '#contract/layouts/outline-text.ts';
import type { FontRole, LayoutFonts } from '#contract/layouts/sketch.ts';

/** The fonts of a pair, each read when a text first asks for one of its characters. */
export const layoutFonts = (pair: FontPairName): LayoutFonts => ({
  heading: chainOf(pair, 'heading'),
  body: chainOf(pair, 'body'),
  strong: chainOf(pair, 'strong'),
});

function chainOf(pair: FontPairName, role: FontRole): FontChain {
  return sourcesFor(pair, role).map(({ file, subset }) => readFont(file, subset)) as FontChain;
}

const read = new Map<string, OutlineFont>();

/** Parsed once a process: some dozens of milliseconds and a few hundred kilobytes each. */
function readFont(file: FontFile, subset: FontSubset): OutlineFont {
  const name = `${file}-${subset}`;
  const known = read.get(name);
  if (known) return known;
  const font = readLater(() => toOutlineFont(opentype.parse(bytesOf(file, subset))));
  read.set(name, font);
  return font;
}

function bytesOf(file: FontFile, subset: FontSubset): ArrayBuffer {
  const [, family, weight] = /^(.+)-(\d+)$/.exec(file) ?? [];
  const { resolve } = createRequire(import.meta.url);
  const bytes = readFileSync(
    resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
  );
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
}

function readLater(load: () => OutlineFont): OutlineFont {
  let loaded: OutlineFont | undefined;
  const font = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    get unitsPerEm() {
      return font().unitsPerEm;
    },
    get capHeight() {
      return font().capHeight;
    },
    indexOf: (character) => font().indexOf(character),
    advanceOf: (index) => font().advanceOf(index),
    kerningOf: (left, right) => font().kerningOf(left, right),
    pathOf: (index, x, size) => font().pathOf(index, x, size),
  };
}
