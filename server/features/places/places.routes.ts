import { suggestCityNames } from '#contract/places.ts';
import { type App, serve } from '#server/http/serve.ts';
import { suggestCities } from '#server/places/places.ts';

const suggestionsAtMost = 12;

export function placesRoutes(app: App): void {
  serve(app, suggestCityNames, ({ query }) =>
    suggestCities(query.state, query.prefix, suggestionsAtMost),
  );
}
