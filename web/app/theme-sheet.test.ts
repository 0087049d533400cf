import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { themeSheet } from './theme-sheet.ts';

/** What Mantine brings and no screen shows. */
const otherColors =
  /--mantine-color-(blue|cyan|grape|green|indigo|lime|orange|pink|teal|violet|yellow)-/;

function declarations(sheet: string): string[] {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    body
      .split(';')
      .filter((line) => line.trim())
      .map((line) => `${selector.replace(/,\s*:host.*/, '').trim()} ${line.trim()}`),
  );
}

test('the sheet says what Mantine would have put into the page', () => {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme,
      cssVariablesResolver,
      deduplicateCssVariables: false,
      withGlobalClasses: false,
    }),
  );
  const wanted = declarations(page.replace(/<\/?style[^>]*>/g, '')).filter(
    (line) => !otherColors.test(line.split(':')[1] ?? line) && !otherColors.test(line),
  );
  const inSheet = new Set(declarations(themeSheet()));
  expect(wanted.length).toBeGreaterThan(200);
  expect(wanted.filter((line) => !inSheet.has(line))).toEqual([]);
});

test('no color is used that the sheet leaves out', () => {
  const named = new Set([...themeSheet().matchAll(/(--[\w-]+): /g)].map(([, name]) => name));
  const used = [...themeSheet().matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !named.has(name))).toEqual([]);
});
