import { createHash } from 'node:crypto';
import type { ReceivedFields, Returned, UploadEndpoint } from '#contract/endpoint.ts';
import { once } from './idempotency.ts';
import { check } from './input.ts';
import { type App, type Call, route } from './serve.ts';
import { acceptForms, readUpload } from './uploads.ts';

type UploadCall<E extends UploadEndpoint> = Call<E> & {
  fields: ReceivedFields<E>;
  /** What was sent as a file. Nobody has looked at it yet. */
  file: Buffer;
};

/** Binds a handler to an endpoint that takes a file. The form is read once the caller is admitted. */
export function serveUpload<E extends UploadEndpoint>(
  app: App,
  endpoint: E,
  handle: (call: UploadCall<E>) => Promise<Returned<E>>,
): void {
  // In a scope of its own, so that a form stays unreadable everywhere else.
  void app.http.register(async (http) => {
    await acceptForms(http);
    route({ ...app, http }, endpoint, async (call) => {
      const form = await readUpload(call.request);
      const fields = (endpoint.fields && check(endpoint.fields, form.fields)) as ReceivedFields<E>;
      const upload = Object.assign({}, call, { fields, file: form.file });
      // A repetition must bring the same file.
      const body = { fields, file: createHash('sha256').update(form.file).digest('hex') };
      const write = Object.assign({}, call, { body });
      const answer = await once(app.deps.db, write, () => handle(upload));
      call.reply.code(endpoint.status ?? 200);
      return endpoint.response.parse(answer);
    });
  });
}
