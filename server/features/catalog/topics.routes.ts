import {
  addTitles,
  addTopic,
  changeTopic,
  deleteTopic,
  importTopics,
  listActiveTopics,
  listMainTopics,
  listTopics,
} from '#contract/catalog/topics.ts';
import { type App, serve } from '#server/http/serve.ts';
import { importTopicsBy } from './import-topics.ts';
import { listActiveTopicRows, listTopicRows } from './topics.queries.ts';
import {
  addTitlesBy,
  addTopicBy,
  changeTopicBy,
  deleteTopicBy,
  toTopic,
} from './topics.service.ts';

export function topicsRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listActiveTopics, () => listActiveTopicRows(db));

  serve(app, listMainTopics, async () =>
    (await listActiveTopicRows(db)).map((topic) => ({ ...topic, name: topic.topic })),
  );

  serve(app, listTopics, async () => (await listTopicRows(db)).map(toTopic));

  serve(app, addTopic, ({ user, body }) => addTopicBy(db, user, body));

  serve(app, changeTopic, ({ user, params, body }) => changeTopicBy(db, user, params.id, body));

  serve(app, deleteTopic, async ({ user, params }) => {
    await deleteTopicBy(db, user, params.id);
    return { success: true as const };
  });

  serve(app, addTitles, ({ user, params, body }) => addTitlesBy(db, user, params.id, body.titles));

  serve(app, importTopics, ({ user, body }) => importTopicsBy(db, user, body));
}
