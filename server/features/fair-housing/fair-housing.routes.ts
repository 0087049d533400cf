import { checkWording } from '#contract/fair-housing.ts';
import { type App, serve } from '#server/http/serve.ts';
import { flagsIn } from './flags-in.ts';

export function fairHousingRoutes(app: App): void {
  serve(app, checkWording, ({ body }) => ({ flags: flagsIn(body) }));
}
