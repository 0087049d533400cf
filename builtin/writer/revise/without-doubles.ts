import { keywordsOf } from '#builtin/writer/points.ts';
import type { Edit } from './edit.ts';

/** Edits of one wish that ask for the same thing, or of which one says how the other is meant. */

/** "too long, 80 words tops" */
const isMoreExact = ({ kind }: Edit) =>
  kind === 'punchier' || kind === 'words' || kind === 'characters' || kind === 'sentences';

const isByPart = (edit: Edit) => edit.kind === 'shorter' && edit.by !== 'some';

const addsWords = (edit: Edit) =>
  edit.kind === 'mention' && edit.isLiteral === true && edit.what.split(' ').length > 4;

/** The same thing asked for twice is done once: "it has 2 baths, mention the baths". */
export const withoutDoubles = (edits: Edit[]) => {
  const seen = new Set<string>();
  const isStated = (what: string) =>
    edits.some(
      (edit) =>
        edit.kind === 'statement' &&
        [...keywordsOf(what)].every((word) => keywordsOf(edit.what).has(word)),
    );
  return edits.filter((edit) => {
    if (edit.kind === 'mention' && isStated(edit.what)) return false;
    if (edit.kind === 'shorter' && edit.by === 'some' && edits.some(isMoreExact)) return false;
    // "the ending feels abrupt, add a line that thanks them" says what would be better.
    if (
      edit.kind === 'callToAction' &&
      !edit.text &&
      !edit.asQuestion &&
      edits.some((each) => each.kind === 'endWith' || (each.kind === 'callToAction' && each.text))
    )
      return false;
    if (edit.kind === 'shorter' && edit.by === 'some' && edits.some(isByPart)) return false;
    // "too short. tell how we rebuilt the steps": what is given makes it longer.
    if (edit.kind === 'longer' && edits.some(addsWords)) return false;
    if (edit.kind === 'better' && edits.some(({ kind }) => kind === 'punchier')) return false;
    // "too boring. lead with the river" says what would be better.
    if (edit.kind === 'better' && edits.some(({ kind }) => kind === 'startWith')) return false;
    if (
      edit.kind === 'title' &&
      Object.keys(edit).length === 1 &&
      edits.some((each) => each.kind === 'title' && Object.keys(each).length > 1)
    )
      return false;
    // "new title, something catchier" says how the title is to be.
    if (edit.kind === 'better' && edits.some(({ kind }) => kind === 'title')) return false;
    // A first line that was named is another opening.
    if (
      edit.kind === 'opening' &&
      !edit.asQuestion &&
      edits.some(({ kind }) => kind === 'startWith')
    )
      return false;
    // "loosen up but keep it classy"
    if (edit.kind === 'formal' && edits.some(({ kind }) => kind === 'casual' || kind === 'human'))
      return false;
    // "some urgency, but don't be pushy": how the first is to be done.
    if (edit.kind === 'lessSalesy' && edits.some(({ kind }) => kind === 'persuasive')) return false;
    if (edit.kind === 'exclamation' && edits.some(({ kind }) => kind === 'excited')) return false;
    const key = JSON.stringify(edit);
    return !seen.has(key) && seen.add(key);
  });
};
