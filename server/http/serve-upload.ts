import { createHash } from 'node:crypto';
import type { ReceivedFields, Returned, UploadEndpoint } from '#contract/endpoint.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import { AppError } from '#server/errors.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { checkAgainst } from './input.ts';
import { type App, type HandlerCall, route } from './serve.ts';
import { acceptForms, readUpload } from './uploads.ts';

type UploadCall<E extends UploadEndpoint> = HandlerCall<E> & {
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
  const inUploadSlot = createUploadSlots(app.deps.config.rateLimits);
  // In a scope of its own, so that a form stays unreadable everywhere else.
  void app.http.register(async (http) => {
    await acceptForms(http);
    route({ ...app, http }, endpoint, (call) =>
      inUploadSlot(call, async () => {
        const form = await readUpload(call.request);
        const fields = (endpoint.fields &&
          checkAgainst(endpoint.fields, form.fields)) as ReceivedFields<E>;
        const upload = Object.assign({}, call, { fields, file: form.file });
        // A repetition must bring the same file.
        const body = { fields, file: createHash('sha256').update(form.file).digest('hex') };
        const write = Object.assign({}, call, { body });
        const answer = await withIdempotencyKey(app.deps.db, write, () => handle(upload));
        call.reply.code(endpoint.status ?? 200);
        return endpoint.response.parse(answer);
      }),
    );
  });
}

/** Uploads of one user that are read at the same time: each is held in memory, up to 10 MB. */
const atOnce = 4;

function createUploadSlots(isOn: boolean) {
  const underWay = new Map<number, number>();
  return async <Result>(call: object, work: () => Promise<Result>): Promise<Result> => {
    const { id } = (call as { user: SignedInUser }).user;
    const count = underWay.get(id) ?? 0;
    if (isOn && count >= atOnce) {
      throw new AppError(
        'too_many_requests',
        `You already have ${atOnce} uploads in progress. Try again when one is done.`,
        { retryAfter: 5 },
      );
    }
    underWay.set(id, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(id) ?? 1) - 1;
      if (left > 0) underWay.set(id, left);
      else underWay.delete(id);
    }
  };
}
