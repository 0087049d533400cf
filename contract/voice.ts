import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { OwnTexts, VoiceProfile, VoiceRules } from './voice-form.ts';

export const getVoice = endpoint({
  method: 'GET',
  path: '/api/account/voice',
  access: 'user',
  summary: 'How the agent sounds: own texts and the rules learned from them.',
  response: VoiceProfile,
});

export const changeVoice = endpoint({
  method: 'PATCH',
  path: '/api/account/voice',
  access: 'user',
  limit: 'write',
  summary: 'Changes how the agent sounds.',
  body: VoiceProfile,
  response: VoiceProfile,
});

export const learnVoice = endpoint({
  method: 'POST',
  path: '/api/account/voice/learn',
  access: 'user',
  limit: 'write',
  summary: 'Reads rules out of texts, on this server and without a model. Stores nothing.',
  repeatable: true,
  body: z.object({ texts: OwnTexts.min(1, 'Please paste a text of yours first') }),
  response: VoiceRules,
});
