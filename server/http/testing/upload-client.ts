import type { formOf } from '#server/testing/form.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

/** Uploads of a picture, in whatever form a test makes up. */

export const uploadUrl = '/api/user-assets';

export type UploadForm = Awaited<ReturnType<typeof formOf>>;

export const sendUpload = (
  client: TestClient,
  form: UploadForm,
  headers: Record<string, string> = {},
) =>
  client.send({
    method: 'POST',
    url: uploadUrl,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });

/** How many pictures of a user there are. */
export async function countPictures(app: TestApp, client: TestClient): Promise<number | null> {
  const assets = await app.pool.query('select id from user_assets where user_id = $1', [
    client.user?.id,
  ]);
  return assets.rowCount;
}
