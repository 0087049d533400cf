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

/** Each character knows the position in the document it comes from, where whoever reads tells it. */
export class TextFlow<Position = undefined> implements PlainText {
  text = '';
  readonly blockBreaks = new Set<number>();
  readonly #positions: (Position | undefined)[] = [];
  #gap: Gap = '';
  #gapPosition: Position | undefined;

  /** Words of the document, with their entities decoded. */
  add(piece: string, positionOf?: (from: number, to: number) => Position): void {
    for (const { 0: part, index } of piece.matchAll(positionOf ? characters : words)) {
      const position = positionOf?.(index, index + part.length);
      if (/^[ \t\n\r]/.test(part)) this.#leaveGap(' ', position);
      else if (!/^\p{Cc}/u.test(part)) this.#write(part, position);
    }
  }

  /** A `br`. */
  endLine(position?: Position): void {
    if (this.#gap === 'block') return;
    this.#gap = '';
    this.#leaveGap('line', position);
  }

  /** A block begins or ends: see `blockTags`. */
  endBlock(): void {
    this.#gap = 'block';
    this.#gapPosition = undefined;
  }

  /** Where these characters stand, or nothing when they reach from one block into another. */
  positionsOf({ start, end }: Range): Position[] | undefined {
    const positions = this.#positions
      .slice(start, end)
      .filter((position) => position !== undefined);
    return positions.length === end - start ? positions : undefined;
  }

  #leaveGap(gap: Gap, position: Position | undefined): void {
    if (this.#gap !== '') return;
    this.#gap = gap;
    this.#gapPosition = position;
  }

  #write(part: string, position: Position | undefined): void {
    if (this.text !== '' && this.#gap !== '') {
      if (this.#gap === 'block') this.blockBreaks.add(this.text.length);
      this.#positions.push(this.#gapPosition);
      this.text += this.#gap === ' ' ? ' ' : '\n';
    }
    this.#gap = '';
    this.text += part;
    this.#positions.push(position);
  }
}

/** White space that counts as one; then characters one by one, or whole words where nobody asks for positions. */
const characters = /[ \t\n\r]+|./gs;
const words = /[ \t\n\r]+|\p{Cc}|[^ \t\n\r\p{Cc}]+/gu;
