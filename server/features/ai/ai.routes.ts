import { getAiStatus } from '#contract/ai.ts';
import { type App, serve } from '#server/http/serve.ts';

export function aiRoutes(app: App): void {
  const { ai, search, propertyData } = app.deps;

  serve(app, getAiStatus, () => ({
    text: serving(ai.text),
    image: serving(ai.image),
    hasSearch: search !== undefined,
    hasPropertyData: propertyData !== undefined,
  }));
}

type Served = { provider: string; model: string; runsLocally?: boolean };

const serving = ({ provider, model, runsLocally = false }: Served) => ({
  provider,
  model,
  isBuiltin: runsLocally,
});
