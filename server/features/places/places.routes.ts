import { suggestCities, suggestCitiesAnywhere } from '#builtin/places/places.ts';
import { suggestCityNames, suggestPlaces } from '#contract/places.ts';
import { type App, serve } from '#server/http/serve.ts';

const suggestionsAtMost = 12;

export function placesRoutes(app: App): void {
  serve(app, suggestCityNames, ({ query }) =>
    suggestCities(query.state, query.prefix, suggestionsAtMost),
  );

  serve(app, suggestPlaces, ({ query }) => suggestCitiesAnywhere(query.prefix, suggestionsAtMost));
}
