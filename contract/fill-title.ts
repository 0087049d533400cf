import { indefiniteArticle } from './articles.ts';

/** Titles may hold {location}. "A {location} seller guide" becomes "An Austin seller guide". */
export function fillTitle(title: string, location: string): string {
  return title.replace(/\b(A|a) \{location\}|\{location\}/g, (_, article: string | undefined) => {
    if (!article) return location;
    const fitting = indefiniteArticle(location);
    return `${article === 'A' ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting} ${location}`;
  });
}
