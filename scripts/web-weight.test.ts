import { expect, test } from 'vitest';
import type { ScreenBudget } from './web-budget.ts';
import { filesOf, isWithin, unbudgeted, type ViteManifest, weigh } from './weigh-web.ts';

const manifest: ViteManifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_first.js'] },
  '_first.js': { file: 'first.js' },
  '_shared.js': { file: 'shared.js', imports: ['_first.js'] },
  'app/shell.tsx': { file: 'shell.js', imports: ['_shared.js'], isDynamicEntry: true },
  '_signed-in.js': { file: 'signed-in.js', name: 'signed-in' },
  'pages/home-page.tsx': {
    file: 'home.js',
    css: ['home.css'],
    imports: ['_shared.js'],
    isDynamicEntry: true,
  },
  'ui/editor.tsx': { file: 'editor.js', isDynamicEntry: true },
};
const home: ScreenBudget = {
  route: '/',
  module: 'pages/home-page.tsx',
  isInShell: true,
  js: 10,
  css: 2,
};

test('a screen weighs its entry, its frame and what they import, each once', () => {
  const files = filesOf(manifest, home);
  expect([...files].sort()).toEqual([
    'first.js',
    'home.css',
    'home.js',
    'index.css',
    'index.js',
    'shared.js',
    'shell.js',
    'signed-in.js',
  ]);
  expect(weigh(files, () => 1_000)).toEqual({ js: 6_000, css: 2_000, files: 8 });
  expect(filesOf(manifest, { ...home, isInShell: false }).has('shell.js')).toBe(false);
});

test('one byte over a budget is over it', () => {
  const most = { js: 10 * 1024, css: 2 * 1024, files: 1 };
  expect(isWithin(most, home)).toBe(true);
  expect(isWithin({ ...most, js: most.js + 1 }, home)).toBe(false);
  expect(isWithin({ ...most, css: most.css + 1 }, home)).toBe(false);
});

test('a screen without a budget is named, and so is one that was renamed', () => {
  expect(unbudgeted(manifest, [home])).toEqual([]);
  expect(unbudgeted(manifest, [])).toEqual(['pages/home-page.tsx']);
  expect(() => filesOf(manifest, { ...home, module: 'pages/porch-page.tsx' })).toThrow(
    'pages/porch-page.tsx is not in the build',
  );
});
