import type { Piece } from '#builtin/writer/blocks.ts';
import { withoutMarks } from '#builtin/writer/blocks.ts';
import type { Edit } from './edit.ts';
import { exactly } from './exact-passage.ts';
import { passagesInPlace } from './places.ts';

/**
 * Parts that are named by their place are those of the text as the agent read it: of "remove the first sentence
 * and make the second one a question" the second is not the third, though the first is gone by then.
 */
export function anchored(edits: readonly Edit[], { blocks }: Piece): Edit[] {
  if (edits.length < 2) return [...edits];
  const meant = (what: string) => {
    const found = passagesInPlace(blocks, what) ?? [];
    const [only] = found;
    return found.length === 1 && only ? exactly(withoutMarks(only.text)) : what;
  };
  return edits.map((edit): Edit => {
    switch (edit.kind) {
      case 'remove':
        return {
          ...edit,
          what: meant(edit.what),
          ...(meant(edit.what) !== edit.what && { isWhole: true }),
        };
      case 'questionOf':
      case 'split':
      case 'shorterPart':
      case 'bold':
      case 'ownLine':
        return { ...edit, what: meant(edit.what) };
      case 'statementOf':
        return edit.what ? { ...edit, what: meant(edit.what) } : edit;
      case 'move':
        return {
          ...edit,
          what: meant(edit.what),
          ...(edit.anchor && { anchor: meant(edit.anchor) }),
        };
      case 'startWith':
      case 'endWith':
        return edit.isLiteral ? edit : { ...edit, what: meant(edit.what) };
      case 'insert':
        return { ...edit, anchor: meant(edit.anchor) };
      case 'reword':
        return { ...edit, from: meant(edit.from) };
      default:
        return edit;
    }
  });
}
