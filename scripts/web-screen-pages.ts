import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { screens } from './web-budget.ts';
import { drawFrames, type WantedFrame } from './web-frames.ts';
import { drawingsOf, filesOf, type ViteManifest } from './weigh-web.ts';

/**
 * One HTML file for every screen, which names all that the screen needs: the browser then fetches it at once,
 * instead of learning of it from the first script. `.vite/screens.json` tells the server which is which. Behind the
 * sign-in there is a second one, in a folder from which nothing is served as it is: it has the frame of the screen in
 * it, and the server fills in who is signed in. Home has a third one, for somebody
 * who has pieces.
 */
export function screenPages(): Plugin {
  return {
    name: 'screen-pages',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const page = await readFile(path.join(dir, 'index.html'), 'utf8');
        const written = await readFile(path.join(dir, '.vite/manifest.json'), 'utf8');
        const manifest: ViteManifest = JSON.parse(written);
        const frames = await drawAll(dir);
        await mkdir(path.join(dir, 'screens'));
        await mkdir(path.join(dir, '.vite/screens'));
        for (const screen of screens) {
          const drawings = drawingsOf(manifest, screen);
          const whole = withFiles(page, [...filesOf(manifest, screen), ...drawings]);
          const file = fileOf(screen.module);
          await writeFile(path.join(dir, file), withDrawing(whole, drawings));
          for (const frame of frames.filter(({ address }) => address === screen.route)) {
            await writeFile(path.join(dir, framedFile(file, frame)), withFrame(whole, frame.html));
          }
        }
        const list = screens.map(({ route, module, isInShell }) => {
          const file = fileOf(module);
          const of = (hasPieces: boolean) => {
            const frame = frames.find(
              (each) => each.address === route && each.hasPieces === hasPieces,
            );
            return frame && framedFile(file, frame);
          };
          const framed = of(false) ?? file;
          return { route, isInShell, file, framed, framedWithPieces: of(true) ?? framed };
        });
        await writeFile(path.join(dir, '.vite/screens.json'), JSON.stringify(list));
      },
    },
  };
}

type DrawnFrame = WantedFrame & { html: string };

async function drawAll(dir: string): Promise<DrawnFrame[]> {
  const wanted = screens
    .filter(({ route, isInShell }) => isInShell && !route.includes(':'))
    .flatMap(({ route, hasFrameWithPieces }) =>
      (hasFrameWithPieces ? [false, true] : [false]).map((hasPieces) => ({
        address: route,
        hasPieces,
      })),
    );
  const drawn = await drawFrames(dir, wanted);
  return wanted.map((each, at) => ({ ...each, html: drawn[at] ?? '' }));
}

const framedFile = (file: string, { hasPieces }: WantedFrame) =>
  `.vite/${hasPieces ? file.replace('.html', '-with-pieces.html') : file}`;

const fileOf = (module: string) => `screens/${path.basename(module, '-page.tsx')}.html`;

/**
 * The page with all of them; styles first, for nothing is painted without, then drawings, the largest thing on their
 * screens. Scripts leave the line to them: what the page itself shows needs none.
 */
export function withFiles(page: string, files: Iterable<string>): string {
  const sheets: string[] = [];
  const drawings: string[] = [];
  const modules: string[] = [];
  for (const file of files) {
    if (file.endsWith('.css'))
      sheets.push(`    <link rel="stylesheet" crossorigin href="/${file}">\n`);
    else if (file.endsWith('.svg'))
      drawings.push(`    <link rel="preload" as="image" href="/${file}">\n`);
    else if (!page.includes(`src="/${file}"`)) {
      modules.push(
        `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`,
      );
    }
  }
  return page
    .replace(/ *<link rel="(stylesheet|modulepreload)".*\n/g, '')
    .replace(
      / *<script type="module"/,
      `${sheets.join('')}${drawings.join('')}$& fetchpriority="low"`,
    )
    .replace('  </head>', `${modules.join('')}  </head>`);
}

/**
 * The page with its drawing in the place where the web app will draw it (web/ui/porch-layout.tsx), instead of the lamp:
 * the largest thing of the screen stands before its first script.
 */
export function withDrawing(page: string, [drawing]: string[]): string {
  if (!drawing) return page;
  const picture = `<img src="/${drawing}" alt="" class="porch-picture">`;
  return withFrame(
    page,
    `<div class="porch-layout" data-arriving><div class="porch-view">${picture}</div></div>`,
  );
}

/** The page with the frame of its screen instead of the lamp. */
export function withFrame(page: string, frame: string): string {
  return page.replace(/<svg class="arriving".*?<\/svg>/s, () => frame);
}
