/** A form as a browser sends it: the body and the header that says where its parts end. */
export async function formOf(parts: Record<string, string | Blob | (string | Blob)[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries(parts)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

/** A file as somebody picks it. The name and the type say what they like. */
export const fileOf = (bytes: Uint8Array, name = 'picture.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
