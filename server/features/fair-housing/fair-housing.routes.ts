import { checkWording } from '#contract/fair-housing.ts';
import { type App, serve } from '#server/http/serve.ts';

export function fairHousingRoutes(app: App): void {
  serve(app, checkWording, async ({ user, body, signal }) => ({
    flags: await app.deps.texts.run('checkWording', body, { userId: user.id, signal }),
  }));
}
