/**
 * The plain text of HTML, as everyone counts it: the server that flags words, the browser that finds them again in a
 * post and in the editor, and both where they count. Runs of white space are one space, a line break stands wherever a
 * line or a block begins, none at the edges, and characters nobody sees are gone. Whoever walks HTML, in whatever form
 * it has there, tells a `TextFlow` what comes; testing/text-examples.ts has what has to come out.
 */
export type PlainText = {
  text: string;
  /** Where in the text one block ends and the next begins: no phrase reaches across. */
  blockBreaks: ReadonlySet<number>;
};

export type Range = { start: number; end: number };

type Gap = '' | ' ' | 'line' | 'block';

/** Each character knows the place in the document it comes from, where whoever reads tells it. */
export class TextFlow<Place = undefined> implements PlainText {
  text = '';
  readonly blockBreaks = new Set<number>();
  readonly #places: (Place | undefined)[] = [];
  #gap: Gap = '';
  #gapPlace: Place | undefined;

  /** Words of the document, with their entities decoded. */
  add(piece: string, placeOf?: (from: number, to: number) => Place): void {
    for (const { 0: part, index } of piece.matchAll(placeOf ? characters : words)) {
      const place = placeOf?.(index, index + part.length);
      if (/^[ \t\n\r]/.test(part)) this.#leaveGap(' ', place);
      else if (!/^\p{Cc}/u.test(part)) this.#write(part, place);
    }
  }

  /** A `br`. */
  endLine(place?: Place): void {
    if (this.#gap === 'block') return;
    this.#gap = '';
    this.#leaveGap('line', place);
  }

  /** A block begins or ends: see `blockTags`. */
  endBlock(): void {
    this.#gap = 'block';
    this.#gapPlace = undefined;
  }

  /** Where these characters stand, or nothing when they reach from one block into another. */
  placesOf({ start, end }: Range): Place[] | undefined {
    const places = this.#places.slice(start, end).filter((place) => place !== undefined);
    return places.length === end - start ? places : undefined;
  }

  #leaveGap(gap: Gap, place: Place | undefined): void {
    if (this.#gap !== '') return;
    this.#gap = gap;
    this.#gapPlace = place;
  }

  #write(part: string, place: Place | undefined): void {
    if (this.text !== '' && this.#gap !== '') {
      if (this.#gap === 'block') this.blockBreaks.add(this.text.length);
      this.#places.push(this.#gapPlace);
      this.text += this.#gap === ' ' ? ' ' : '\n';
    }
    this.#gap = '';
    this.text += part;
    this.#places.push(place);
  }
}

/** White space that counts as one; then characters one by one, or whole words where nobody asks for places. */
const characters = /[ \t\n\r]+|./gs;
const words = /[ \t\n\r]+|\p{Cc}|[^ \t\n\r\p{Cc}]+/gu;
