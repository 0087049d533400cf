import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { expect, registerQuickly, test } from './support/journey.ts';
import { openPosts } from './support/posts.ts';

/** From a finished post to a text for each platform, on the built-in writer. */

const openHouse = postOf('This weekend in Duluth', {
  content: `<p>Open house Saturday: lake view from the second floor.</p>
<p>2214 E 3rd St, Duluth</p><p>Saturday, November 21, 11 to 1</p>
<ul><li>Lake view from the second floor</li><li>New boiler in 2024</li></ul>
<p>Just come by, or text 218-555-0119.</p>`,
  hashtags: ['DuluthHomes', 'OpenHouse'],
});

test('every platform has a version written for it, which is kept with the post', async ({
  page,
}) => {
  await registerQuickly(page);
  const card = await openPosts(page, openHouse);
  const open = () => card.getByRole('button', { name: 'Copy for…' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Copy for a platform' });
  const text = dialog.getByLabel('Your text');
  const google =
    'Open house Saturday, November 21, 11 to 1 at 2214 E 3rd St, Duluth. Lake view from the second floor, new boiler in 2024. Just come by.';
  await expect(text).toHaveValue(google);
  await dialog.getByRole('radio', { name: 'Nextdoor', exact: true }).click();
  await expect(text).toHaveValue(/^Hello, neighbors\.\n\n[^#]*text 218-555-0119\.$/);
  await dialog.getByRole('radio', { name: 'Instagram', exact: true }).click();
  await expect(text).toHaveValue(/• New boiler in 2024\n[\s\S]*\n\n#DuluthHomes #OpenHouse$/);

  // Nobody is asked again.
  await page.reload();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/posts/versions')) calls += 1;
  });
  await open();
  await dialog.getByRole('radio', { name: 'Google Business Profile', exact: true }).click();
  await expect(text).toHaveValue(google);
  expect(calls).toBe(0);
});
