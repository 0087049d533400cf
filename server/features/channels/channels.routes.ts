import {
  changeConnection,
  checkConnection,
  connectChannel,
  disconnectChannel,
  finishLinkedInSignIn,
  listConnections,
  listDestinations,
  listOfferedChannels,
  startLinkedInSignIn,
} from '#contract/channels.ts';
import { alreadyDone } from '#server/errors.ts';
import { type App, serve, serveRedirect } from '#server/http/serve.ts';
import {
  changeConnectionOf,
  checkConnectionOf,
  connectFor,
  disconnectFor,
  listConnectionsFor,
  listDestinationsFor,
  listOfferedFor,
} from './channels.service.ts';
import { finishSignIn, startSignIn } from './linkedin-sign-in.ts';

export function channelsRoutes(app: App): void {
  const { deps } = app;

  serve(app, listConnections, ({ user }) => listConnectionsFor(deps, user.id));

  serve(app, listOfferedChannels, () => listOfferedFor(deps));

  serve(app, connectChannel, ({ user, body }) => connectFor(deps, user.id, body), {
    replay: { keep: () => null, again: () => Promise.reject(alreadyDone()) },
  });

  serve(app, listDestinations, ({ user, body }) => listDestinationsFor(deps, user.id, body));
  serve(app, changeConnection, ({ user, params, body }) =>
    changeConnectionOf(deps, user.id, params.id, body),
  );

  serve(app, checkConnection, ({ user, params }) => checkConnectionOf(deps, user.id, params.id));

  serve(app, disconnectChannel, async ({ user, params }) => {
    await disconnectFor(deps.db, user.id, params.id);
    return { success: true } as const;
  });

  serve(app, startLinkedInSignIn, ({ user }) => startSignIn(deps, user));

  serveRedirect(app, finishLinkedInSignIn, async ({ findUser, query }) => {
    const outcome = await finishSignIn(deps, await findUser(), query);
    return `/account?linkedin=${outcome}#channels`;
  });
}
