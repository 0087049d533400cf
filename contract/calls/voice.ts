import type { Call } from '#contract/endpoint.ts';
import type * as voice from '#contract/voice.ts';

export const getVoice: Call<typeof voice.getVoice> = { method: 'GET', path: '/api/account/voice' };
export const changeVoice: Call<typeof voice.changeVoice> = {
  method: 'PATCH',
  path: '/api/account/voice',
};
export const learnVoice: Call<typeof voice.learnVoice> = {
  method: 'POST',
  path: '/api/account/voice/learn',
};
