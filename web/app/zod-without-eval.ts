/**
 * The content policy forbids making functions from text, which zod tries as soon as the first schema is made. It
 * reads this when it is loaded, so that no screen has to load it for the sake of a setting.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
