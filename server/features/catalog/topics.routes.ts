import {
  addTitles,
  addTopic,
  changeTopic,
  deleteTopic,
  importTopics,
  listActiveTopics,
  listMainTopics,
  listTopics,
  type Topic,
} from '#contract/catalog/topics.ts';
import { type App, serve } from '#server/http/serve.ts';
import { importTopicsBy } from './import-topics.ts';
import { listActiveTopicRows, listTopicRows } from './topics.queries.ts';
import {
  addTitlesBy,
  addTopicBy,
  changeTopicBy,
  deleteTopicBy,
  getTopicById,
  toTopic,
} from './topics.service.ts';

export function topicsRoutes(app: App): void {
  const { db } = app.deps;

  serve(app, listActiveTopics, () => listActiveTopicRows(db));

  serve(app, listMainTopics, async () =>
    (await listActiveTopicRows(db)).map((topic) => ({ ...topic, name: topic.topic })),
  );

  serve(app, listTopics, async () => (await listTopicRows(db)).map(toTopic));

  /** A repeated write is answered with the topic as it is now. */
  const replay = {
    keep: ({ id }: Topic) => ({ id }),
    again: ({ id }: { id: number }) => getTopicById(db, id),
  };

  serve(app, addTopic, ({ user, body }) => addTopicBy(db, user, body), { replay });

  serve(app, changeTopic, ({ user, params, body }) => changeTopicBy(db, user, params.id, body), {
    replay,
  });

  serve(app, deleteTopic, async ({ user, params }) => {
    await deleteTopicBy(db, user, params.id);
    return { success: true as const };
  });

  serve(app, addTitles, ({ user, params, body }) => addTitlesBy(db, user, params.id, body.titles), {
    replay: {
      keep: ({ topic, ...counts }) => ({ id: topic.id, ...counts }),
      again: async ({ id, ...counts }) => ({ topic: await getTopicById(db, id), ...counts }),
    },
  });

  serve(app, importTopics, ({ user, body }) => importTopicsBy(db, user, body));
}
