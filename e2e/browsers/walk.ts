import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '#server/testing/eventually.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { Browser } from './browser.ts';
import { keys, type Person, personAt } from './person.ts';

/** From the registration to a saved post with its picture in the clipboard, told step by step. */
export async function walk(
  browser: Browser,
  address: string,
  say: (step: string) => void,
): Promise<void> {
  const person = personAt(browser);
  const step = async (what: string, act: () => Promise<unknown>) => {
    await act();
    say(what);
  };
  const name = `walker-${Date.now().toString(36)}`;
  await step('registered', () => register(person, address, name));
  await step('first post written, with its picture', () => writeFirstPost(person));
  await step('a word added', () => addWord(person));
  await step('saved', () => save(person));
  await step('picture with headshot and logo made', () => makePicture(person));
  await step('copied', () => copy(person));
  await step('found in saved content', () => findSaved(person, address));
}

/** A word that no writer puts there by itself. */
const ownWord = 'Marigold.';

async function register({ browser, press, fill, see }: Person, address: string, name: string) {
  await browser.open(`${address}/auth`);
  await press({ role: 'tab', name: 'Register' });
  await fill({ role: 'textbox', name: 'Username' }, name);
  await fill({ role: 'textbox', name: /^Email/ }, `${name}@example.com`);
  await fill({ role: 'textbox', name: 'Password' }, 'a good long one');
  await press({ role: 'button', name: 'Create account' });
  await see('Start here');
}

async function writeFirstPost({ browser, press, fill, type, see }: Person) {
  await fill({ role: 'combobox', name: 'City', inside: 'main' }, 'Boise, ID');
  await type(keys.tab);
  await press({ role: 'radio', name: /first 30 seconds/ });
  await press({ role: 'button', name: 'Generate', inside: 'main' });
  await see('Boise', 'article');
  await eventually('the picture is drawn', () => browser.run(isPictureShown));
}

async function addWord({ press, type, see }: Person) {
  await press({ role: 'button', name: 'Edit', inside: 'article' });
  await press({ role: 'textbox', name: 'Content', inside: 'article' });
  await type(keys.end, keys.control);
  await type(` ${ownWord}`);
  await press({ role: 'button', name: 'Save', inside: 'article' });
  await see(ownWord, 'article');
}

async function save({ press, see }: Person) {
  await press({ role: 'button', name: 'Save', inside: 'article' });
  await see('Content saved');
}

async function makePicture(person: Person) {
  const { browser, press, see, drag } = person;
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-pictures-'));
  try {
    await press({ role: 'button', name: 'Generate Image', inside: 'article' });
    await upload(person, folder, 'Headshot');
    await upload(person, folder, 'Logo');
    await press({ role: 'button', name: 'Continue to Generate Image', inside: 'dialog' });
    await press({ role: 'button', name: /^Generate (New )?Image$/, inside: 'dialog' });
    await press({ role: 'button', name: 'Continue to Personalize', inside: 'dialog' });
    const before = await browser.run(placeOf, 'Headshot');
    await drag({ role: 'button', name: /^Headshot/, inside: 'dialog' }, { x: 60, y: 40 });
    await eventually('the headshot has moved', async () => {
      const now = await browser.run(placeOf, 'Headshot');
      return now.x > before.x + 30 && now.y > before.y + 20;
    });
    await press({ role: 'button', name: 'Download Image', inside: 'dialog' });
    await see('Your image has been personalized and downloaded.');
    await press({ role: 'button', name: 'Close', inside: 'dialog' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function upload({ browser, press, find }: Person, folder: string, kind: string) {
  const file = path.join(folder, `${kind}.png`);
  await writeFile(file, await pngPicture({ width: 240, height: 240 }));
  const choose = new RegExp(`^Choose your ${kind.toLowerCase()}`);
  await find({ role: 'button', name: choose, inside: 'dialog' });
  await browser.run(markFileInput, kind);
  await browser.chooseFile('[data-chosen-by-walk]', file);
  await eventually('the chosen picture is shown', () => browser.run(isChosenShown, kind));
  await press({ role: 'button', name: `Upload ${kind}`, inside: 'dialog' });
  await eventually(`the ${kind} is uploaded`, () => browser.run(isUploaded, kind));
}

/** What the clipboard holds is read as a person would: pasted into a field. */
async function copy({ browser, press, fill, type, see, find }: Person) {
  await press({ role: 'button', name: 'Copy for…', inside: 'article' });
  await press({ role: 'button', name: 'Copy text and picture', inside: 'dialog' });
  await see('Copied', '[role=dialog]');
  await type(keys.escape);
  await press({ role: 'button', name: 'Request Changes', inside: 'article' });
  const request = { role: 'textbox', name: /./, inside: 'dialog' } as const;
  await fill(request, ' ');
  await type('v', keys.control);
  await eventually('the text of the post is in the clipboard', () =>
    browser.run((word) => {
      const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea');
      return field?.value.includes(word) ?? false;
    }, ownWord),
  );
  await type(keys.escape);
  await find({ role: 'button', name: 'Copy for…', inside: 'article' });
  // A step back that is still under way would call off the way to another page.
  await eventually('the dialog has left the history', () =>
    browser.run(() => !history.state?.dialogs),
  );
}

async function findSaved({ browser, see }: Person, address: string) {
  await browser.open(`${address}/saved-content`);
  // The server of the walk keeps more than twenty.
  await see('1 / ');
  await see('Boise', 'article');
}

/** The functions below run in the page. */

function isPictureShown(): boolean {
  const picture = document.querySelector<HTMLImageElement>('article img[src^="/api/files/"]');
  return (picture?.naturalWidth ?? 0) > 0;
}

function placeOf(name: string): { x: number; y: number } {
  const found = document.querySelector(`[role=dialog] [aria-label^="${name}"]`);
  const { x = 0, y = 0 } = found?.getBoundingClientRect() ?? {};
  return { x, y };
}

/** The field for a file belongs to the card with the kind in its heading. */
function markFileInput(kind: string): void {
  document.querySelector('[data-chosen-by-walk]')?.removeAttribute('data-chosen-by-walk');
  const heading = [...document.querySelectorAll('[role=dialog] h3, [role=dialog] h4')].find(
    (each) => each.textContent === `Upload ${kind}`,
  );
  for (let area = heading?.parentElement; area; area = area.parentElement) {
    const input = area.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) continue;
    input.dataset.chosenByWalk = '';
    // A driver sets files of fields that can be seen.
    input.style.display = 'block';
    return;
  }
}

/** What is pressed before it is there would move away under the pointer. */
function isChosenShown(kind: string): boolean {
  const headings = [...document.querySelectorAll('[role=dialog] h3, [role=dialog] h4')];
  const heading = headings.find((each) => each.textContent === `Upload ${kind}`);
  const pictures = [...(heading?.parentElement?.parentElement?.querySelectorAll('img') ?? [])];
  return pictures.length > 0 && pictures.every(({ complete }) => complete);
}

function isUploaded(kind: string): boolean {
  const headings = [...document.querySelectorAll('[role=dialog] h3, [role=dialog] h4')];
  const heading = headings.find((each) => each.textContent === `Upload ${kind}`);
  return heading?.parentElement?.textContent?.includes('Uploaded') ?? false;
}
