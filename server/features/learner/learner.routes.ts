import {
  changeAnswer,
  deleteAnswer,
  findRelevantAnswers,
  listAnswers,
  saveAnswer,
} from '#contract/learner.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  changeRememberedAnswer,
  createRememberedAnswer,
  deleteRememberedAnswer,
  getRememberedAnswer,
  listRememberedAnswers,
  searchRememberedAnswers,
} from './learner.service.ts';

const done = { success: true } as const;

export function learnerRoutes(app: App): void {
  const { deps } = app;

  serve(app, saveAnswer, async ({ user, body, signal }) => ({
    ...done,
    ...(await createRememberedAnswer(deps, user.id, body, signal)),
  }));

  serve(app, listAnswers, async ({ user }) => ({
    ...done,
    answers: await listRememberedAnswers(deps.db, user.id),
  }));

  serve(app, findRelevantAnswers, async ({ user, query }) => ({
    ...done,
    answers: await searchRememberedAnswers(deps.db, user.id, query),
  }));

  serve(
    app,
    changeAnswer,
    async ({ user, params, body, signal }) => ({
      ...done,
      answer: await changeRememberedAnswer(deps, user.id, params.id, body, signal),
    }),
    {
      replay: {
        keep: ({ answer }) => ({ id: answer.id }),
        again: async ({ id }, { user }) => ({
          ...done,
          answer: await getRememberedAnswer(deps.db, user.id, id),
        }),
      },
    },
  );

  serve(app, deleteAnswer, async ({ user, params }) => {
    await deleteRememberedAnswer(deps.db, user.id, params.id);
    return done;
  });
}
