import { defaultComposition } from '#contract/composition.ts';
import type { AiImage } from '#contract/images.ts';
import { uploadAsset } from '#server/testing/asset-client.ts';
import { fileOf, formOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

type Headers = Record<string, string>;

export async function sendBackground(client: TestClient, file?: Uint8Array, headers?: Headers) {
  const form = await formOf({ file: fileOf(file ?? (await pngPicture({ color: '#3060c0' }))) });
  return client.send({
    method: 'POST',
    url: '/api/ai-images',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

export type Equipped = { client: TestClient; background: AiImage };

/** A user who has all it takes: headshot, logo and a background. */
export async function newEquippedUser(app: TestApp): Promise<Equipped> {
  const client = await app.newUser();
  await uploadAsset(client, 'headshot', await pngPicture({ color: '#d0a080' }));
  await uploadAsset(client, 'logo', await pngPicture({ color: '#10c040' }));
  return { client, background: (await sendBackground(client)).json() };
}

export const personalize = (
  { client, background }: Equipped,
  body: Record<string, unknown> = {},
  headers?: Headers,
) =>
  client.post(
    '/api/personalize-image',
    { aiImageId: background.aiImageId, composition: defaultComposition, ...body },
    headers,
  );

export async function savePlainItem(client: TestClient, fields: object = {}): Promise<number> {
  const item = { title: 'A porch', content: '<p>A text</p>', ...fields };
  return (await client.post('/api/saved-content', item)).json().id;
}

export const keyOf = (address: string) => address.replace('/api/files/', '');
