import { z } from 'zod';

/**
 * The content policy forbids making functions from text, which zod tries as soon as the first schema is
 * made. So this module has to be the first that is imported.
 */
z.config({ jitless: true });
