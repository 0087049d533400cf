/** A private character in front of words that are a whole passage, and nothing that describes one. */
const exactMark = '\uE021';

export const exactly = (text: string) => `${exactMark}${text}`;
export const isExact = (words: string) => words.startsWith(exactMark);
export const withoutExactMark = (words: string) => words.replaceAll(exactMark, '');
