import { expect, test } from 'vitest';
import type { ScreenBudget } from './web-budget.ts';
import { withDrawing, withFiles } from './web-screen-pages.ts';
import {
  drawingsOf,
  filesOf,
  isWithin,
  unbudgeted,
  type ViteManifest,
  weigh,
} from './weigh-web.ts';

const manifest: ViteManifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_first.js'] },
  '_first.js': { file: 'first.js' },
  '_shared.js': { file: 'shared.js', imports: ['_first.js'] },
  'app/shell.tsx': { file: 'shell.js', imports: ['_shared.js'], isDynamicEntry: true },
  '_signed-in.js': { file: 'signed-in.js', name: 'signed-in' },
  '_recent.js': { file: 'recent.js', name: 'recent', isDynamicEntry: true },
  'pages/home-page.tsx': {
    file: 'home.js',
    css: ['home.css'],
    assets: ['porch.svg', 'letters.woff2'],
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

test('a screen that is drawn with the recent pieces weighs what brings them in as well', () => {
  expect(filesOf(manifest, home)).not.toContain('recent.js');
  expect(filesOf(manifest, { ...home, bringsPieces: true })).toContain('recent.js');
});

test('the page of a screen asks for its styles, then its drawings, then its scripts', () => {
  const signedOut: ScreenBudget = { ...home, isInShell: false, hasDrawing: true };
  expect(drawingsOf(manifest, home)).toEqual([]);
  const files = [...filesOf(manifest, signedOut), ...drawingsOf(manifest, signedOut)];
  const page = withFiles(
    '<head>\n    <script type="module" src="/index.js"></script>\n  </head>',
    files,
  );
  const asked = [...page.matchAll(/(?:href|src)="\/([\w-]+)\.(\w+)"/g)].map(([, , kind]) => kind);
  expect(asked).toEqual(['css', 'css', 'svg', ...Array(4).fill('js')]);
  expect(page).toContain('<link rel="preload" as="image" href="/porch.svg">');
  expect(page.match(/index\.js/g)).toHaveLength(1);
});

test('a page that begins with a drawing shows it before any script runs', () => {
  const page = '<div id="root"><svg class="arriving"><title>Porchlight</title></svg></div>';
  expect(withDrawing(page, ['porch.svg'])).toContain('<img src="/porch.svg" alt=""');
  expect(withDrawing(page, ['porch.svg'])).not.toContain('<svg');
  expect(withDrawing(page, [])).toBe(page);
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
