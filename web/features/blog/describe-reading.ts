/** A school grade as what it means for the readers. */
export function describeReading(grade: number): string {
  if (grade < 6) return 'Very easy to read';
  if (grade < 9) return 'Easy to read for most people';
  if (grade < 12) return 'A little hard to read; shorter sentences help';
  return 'Hard to read; shorten sentences and choose simpler words';
}
