import { changeVoice, getVoice, learnVoice } from '#contract/voice.ts';
import { type App, serve } from '#server/http/serve.ts';
import { changeVoiceOf, getVoiceOf, learnVoiceFrom } from './voice.service.ts';

export function voiceRoutes(app: App): void {
  const { deps } = app;

  serve(app, getVoice, ({ user }) => getVoiceOf(deps.db, user.id));

  serve(app, changeVoice, ({ user, body }) => changeVoiceOf(deps.db, user.id, body));

  serve(app, learnVoice, ({ user, body }) => learnVoiceFrom(deps, user.id, body.texts));
}
