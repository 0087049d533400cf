import { capitalise } from '#builtin/writer/language/sentences.ts';

/** "price drop on elm street": behind "on" or "at" the words before a kind of street are its name. */
export const withStreetNames = (text: string) =>
  text.replace(
    /(?<=\b(?:on|at|off) )((?:[nsew] )?\p{Ll}{3,}(?: \p{Ll}{3,})?) (street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|circle|cir|terrace|place|pl|parkway|pkwy)\b(?!['’])/giu,
    (all, name: string, kind: string) =>
      /^(?:the|this|that|our|my|your|an?|every|each|same|which|what)\b/i.test(name)
        ? all
        : [...name.split(' '), kind].map(capitalise).join(' '),
  );
