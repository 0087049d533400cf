import { z } from 'zod';
import { subjectText } from './limits.ts';

/** What a piece is about and where, in every request that has one written. */
export const subjectFields = {
  /** A topic's id or identifier, or "custom" together with customTopic. */
  topicId: z.union([z.string().trim().min(1).max(100), z.number().int().positive()]),
  location: z
    .string('Location is required')
    .trim()
    .min(1, 'Location is required')
    .max(subjectText.city),
  state: z
    .string('State is required')
    .trim()
    .min(2, 'State must be at least 2 characters')
    .max(subjectText.state),
  customTopic: z.string().trim().max(subjectText.topic).nullish(),
  userId: z.number().int().optional(),
};

export const hasSubject = (request: { topicId: string | number; customTopic?: string | null }) =>
  request.topicId !== 'custom' || Boolean(request.customTopic);

export const subjectMissing = { path: ['customTopic'], message: 'Please enter a subject' };
