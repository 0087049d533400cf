/**
 * Days in the words of a calendar. By hand: the first use of the browser's own formats costs a phone a tenth of a
 * second before the first screen is drawn.
 */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov 16", where the reader is. */
export const dayOfYear = (date: Date): string => `${months[date.getMonth()]} ${date.getDate()}`;

/** "Nov 16, 2026" */
export const fullDate = (date: Date): string => `${dayOfYear(date)}, ${date.getFullYear()}`;

/** "6:05 PM" */
export function timeOfDay(date: Date): string {
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${date.getHours() % 12 || 12}:${minutes} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}
