import {
  changeAnswer,
  deleteAnswer,
  findRelevantAnswers,
  listAnswers,
  saveAnswer,
} from '#contract/learner.ts';
import { type App, serve } from '#server/http/serve.ts';
import {
  correctAnswer,
  findRelevant,
  forgetAnswer,
  getAnswer,
  listRemembered,
  rememberAnswer,
} from './learner.service.ts';

const done = { success: true } as const;

export function learnerRoutes(app: App): void {
  const { deps } = app;

  serve(app, saveAnswer, async ({ user, body, signal }) => ({
    ...done,
    ...(await rememberAnswer(deps, user.id, body, signal)),
  }));

  serve(app, listAnswers, async ({ user }) => ({
    ...done,
    answers: await listRemembered(deps.db, user.id),
  }));

  serve(app, findRelevantAnswers, async ({ user, query }) => ({
    ...done,
    answers: await findRelevant(deps.db, user.id, query),
  }));

  serve(
    app,
    changeAnswer,
    async ({ user, params, body, signal }) => ({
      ...done,
      answer: await correctAnswer(deps, user.id, params.id, body, signal),
    }),
    {
      replay: {
        keep: ({ answer }) => ({ id: answer.id }),
        again: async ({ id }, { user }) => ({
          ...done,
          answer: await getAnswer(deps.db, user.id, id),
        }),
      },
    },
  );

  serve(app, deleteAnswer, async ({ user, params }) => {
    await forgetAnswer(deps.db, user.id, params.id);
    return done;
  });
}
