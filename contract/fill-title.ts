import { indefiniteArticle } from './articles.ts';

/** Titles may hold {location}. "A {location} seller guide" becomes "An Austin seller guide". */
export function fillTitle(title: string, city: string): string {
  return title.replace(/\b(A|a) \{location\}|\{location\}/g, (_, article: string | undefined) => {
    if (!article) return city;
    const fitting = indefiniteArticle(city);
    return `${article === 'A' ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting} ${city}`;
  });
}
