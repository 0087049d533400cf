import { fileOf, formOf } from './form.ts';
import { pngPicture } from './pictures.ts';
import type { TestClient } from './test-client.ts';

type Headers = Record<string, string>;

/** Uploads a headshot or logo, a small PNG unless another file is given. */
export async function uploadAsset(
  client: TestClient,
  type: 'headshot' | 'logo',
  file?: Uint8Array,
  headers: Headers = {},
) {
  const form = await formOf({ type, file: fileOf(file ?? (await pngPicture())) });
  return client.send({
    method: 'POST',
    url: '/api/user-assets',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

export async function replaceAsset(client: TestClient, id: number, file: Uint8Array) {
  const form = await formOf({ file: fileOf(file) });
  return client.send({ method: 'POST', url: `/api/user-assets/${id}/replace`, ...form });
}
