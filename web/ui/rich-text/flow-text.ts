/** Stand in a flow text where the next line or the next block begins. */
export const lineBreak = '\u2028';
const blockBreak = '\u2029';

export type Range = { start: number; end: number };

/**
 * Words as a reader sees them: runs of white space one space, one break where a line or a block
 * begins, none at the edges. Each character knows the place in the document it comes from.
 */
export class FlowText<Place> {
  text = '';
  readonly #places: (Place | undefined)[] = [];
  #gap = '';
  #gapPlace: Place | undefined;

  add(piece: string, placeOf: (from: number, to: number) => Place): void {
    for (const { 0: part, index } of piece.matchAll(/[ \t\n\r]+|./gs)) {
      const place = () => placeOf(index, index + part.length);
      if (/^[ \t\n\r]/.test(part)) this.#leaveGap(' ', place);
      else if (!/\p{Cc}/u.test(part)) this.#write(part, place());
    }
  }

  endLine(place: Place): void {
    if (this.#gap === blockBreak) return;
    this.#gap = '';
    this.#leaveGap(lineBreak, () => place);
  }

  endBlock(): void {
    this.#gap = blockBreak;
    this.#gapPlace = undefined;
  }

  /** Where these characters stand, or nothing when they reach from one block into another. */
  placesOf({ start, end }: Range): Place[] | undefined {
    const places = this.#places.slice(start, end).filter((place) => place !== undefined);
    return places.length === end - start ? places : undefined;
  }

  #leaveGap(gap: string, place: () => Place): void {
    if (this.#gap !== '') return;
    this.#gap = gap;
    this.#gapPlace = place();
  }

  #write(character: string, place: Place): void {
    if (this.text !== '' && this.#gap !== '') {
      this.text += this.#gap;
      this.#places.push(this.#gapPlace);
    }
    this.#gap = '';
    this.text += character;
    this.#places.push(place);
  }
}

/** Every place where words stand, whatever white space is between them. */
export function findWords(text: string, words: string): Range[] {
  const parts = words.trim().split(/\s+/).map(escaped);
  if (parts[0] === '') return [];
  return [...text.matchAll(new RegExp(parts.join('\\s+'), 'g'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const escaped = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
