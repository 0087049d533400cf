/**
 * Reads back what the browser stored, which anybody may have changed and an older version may have written. The few
 * kinds of values that are stored need no more than this, and every screen behind the sign-in loads it: zod would be
 * seventeen times as large. What is sent to the server is checked there, with the schemas of the contract.
 */

type Read<T> = (stored: unknown) => { data: T } | undefined;

/** `safeParse` as zod has it, so that one can stand where the other does. */
export type Shape<T> = {
  read: Read<T>;
  safeParse: (stored: unknown) => { data?: T | undefined };
};
/** Every field of a type, each with how it is read back: one that is forgotten or of another kind is a type error. */
export type Every<T> = { [Key in keyof Required<T>]: Shape<T[Key]> };
export type Shaped<S> = S extends Shape<infer T> ? T : never;

type Fields = Record<string, Shape<unknown>>;
type OptionalKey<F extends Fields> = {
  [Key in keyof F]: undefined extends Shaped<F[Key]> ? Key : never;
}[keyof F];
type ObjectOf<F extends Fields> = {
  [Key in Exclude<keyof F, OptionalKey<F>>]: Shaped<F[Key]>;
} & { [Key in OptionalKey<F>]?: Shaped<F[Key]> };

const shape = <T>(read: Read<T>): Shape<T> => ({
  read,
  safeParse: (stored) => read(stored) ?? {},
});

const guarded = <T>(fits: (stored: unknown) => boolean): Shape<T> =>
  shape((stored) => (fits(stored) ? { data: stored as T } : undefined));

/** Nothing fits. */
export const never = guarded<never>(() => false);
export const string = guarded<string>((stored) => typeof stored === 'string');
export const number = guarded<number>((stored) => typeof stored === 'number');
export const boolean = guarded<boolean>((stored) => typeof stored === 'boolean');
export const filledString = guarded<string>(
  (stored) => typeof stored === 'string' && stored !== '',
);
/** As `Date` writes it. */
export const dateTime = guarded<string>(
  (stored) =>
    typeof stored === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(stored) &&
    !Number.isNaN(Date.parse(stored)),
);

export const oneOf = <const T extends string | number>(choices: readonly T[]) =>
  guarded<T>((stored) => choices.includes(stored as T));

export const optional = <T>({ read }: Shape<T>) =>
  shape<T | undefined>((stored) => (stored === undefined ? { data: undefined } : read(stored)));

export const nullable = <T>({ read }: Shape<T>) =>
  shape<T | null>((stored) => (stored === null ? { data: null } : read(stored)));

/** What does not fit, or is missing, gives way to this alone and not to all that it stands in. */
export const otherwise = <T, Other>({ read }: Shape<T>, other: Other) =>
  shape<T | Other>((stored) => read(stored) ?? { data: other });

export const either = <A, B>(first: Shape<A>, second: Shape<B>) =>
  shape<A | B>((stored) => first.read(stored) ?? second.read(stored));

export const list = <T>({ read }: Shape<T>) =>
  shape<T[]>((stored) => {
    if (!Array.isArray(stored)) return undefined;
    const items = stored.map(read);
    return items.every((item) => item !== undefined)
      ? { data: items.map(({ data }) => data) }
      : undefined;
  });

const isObject = (stored: unknown): stored is object =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** By whatever names. */
export const record = <T>({ read }: Shape<T>) =>
  shape<Record<string, T>>((stored) => {
    if (!isObject(stored)) return undefined;
    const entries = Object.entries(stored).map(([name, value]) => [name, read(value)] as const);
    return entries.every(([, value]) => value !== undefined)
      ? { data: Object.fromEntries(entries.map(([name, value]) => [name, value?.data as T])) }
      : undefined;
  });

/** With these fields, and without any other that is stored. */
export const object = <F extends Fields>(fields: F) =>
  shape<ObjectOf<F>>((stored) => {
    if (!isObject(stored)) return undefined;
    const found: Record<string, unknown> = {};
    for (const [name, { read }] of Object.entries(fields)) {
      const value = read((stored as Record<string, unknown>)[name]);
      if (!value) return undefined;
      if (value.data !== undefined) found[name] = value.data;
    }
    return { data: found as ObjectOf<F> };
  });

/** The same with all that is stored beside them: a newer version of the app has written it. */
export const openObject = <F extends Fields>(fields: F) =>
  shape<ObjectOf<F> & { [name: string]: unknown }>((stored) => {
    const known = object(fields).read(stored);
    if (!known) return undefined;
    const others = Object.entries(stored as object).filter(
      ([name]) => !Object.hasOwn(fields, name),
    );
    return { data: { ...Object.fromEntries(others), ...known.data } };
  });
