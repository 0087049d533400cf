import { type Edit, type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { bareName } from './given-words.ts';

/** Two parts that change places, and one that goes before or after another. */

const unit = '(?:paragraph|sentence|line|bullet|item|point|part|section|heading)';

/** "second and third paragraph" are the second paragraph and the third paragraph. */
function withUnits(one: string, other: string): [string, string] {
  const named = new RegExp(`\\b(${unit})s?$`, 'i').exec(other)?.[1];
  const single = (text: string) => text.replace(new RegExp(`(${unit})s$`, 'i'), '$1');
  return [named && !new RegExp(unit, 'i').test(one) ? `${one} ${named}` : one, single(other)];
}

const isPart = new RegExp(
  `\\b${unit}s?\\b|^(?:opening|intro|ending|close|call to action|cta|address|price|hours?|time|date|list|bullets|story|question)$`,
  'i',
);

export const orderReaders: Reader[] = [
  // "the sauna should be first in the list"
  reader(
    /^(?:put |move |make |list |have )?(.{3,50}?) (?:should (?:be|come|go) |needs to be |be |goes |to )?(?:at |to )?(?:the )?(?:very )?(first|top|last|bottom)(?: (?:thing|bullet|item|one|spot))? (?:in|of|on) the (?:list|bullets?(?: points)?)$/i,
    ([, what = '', where = '']) => ({
      kind: 'move',
      what: bareName(what),
      ...(/^(?:first|top)$/i.test(where)
        ? { to: 'before', anchor: 'first bullet' }
        : { to: 'after', anchor: 'last bullet' }),
    }),
  ),
  reader(
    /^(?:swap|switch|flip|reverse|trade|exchange)(?: around)?(?: the (?:order|places?|positions?) of)? (.+?) (?:and|with|&|for) (.+?)(?: around)?$/i,
    ({ 1: left = '', 2: right = '', input }): Edit | undefined => {
      const [one, other] = withUnits(bareName(left), bareName(right));
      const isNamed = / and (?:the )?\S+(?: \S+)?$/i.test(input) && !/["“\d]/.test(input);
      return (isNamed && one.split(' ').length < 4) ||
        (isPart.test(one) && (isNamed || isPart.test(other)))
        ? { kind: 'swapParts', one, other }
        : undefined;
    },
  ),
  // "open house info should come right after the address"
  reader(
    /^(?:the )?(.{3,50}?) (?:should|needs? to|has to|must|could|can) (?:come|go|be|stand|follow) (?:right |directly |just )?(before|above|ahead of|in front of|after|below|under|behind) (?:the )?(.{3,50})$/i,
    ([, what = '', side = '', anchor = '']) => ({
      kind: 'move',
      what: bareName(what),
      to: /^(?:before|above|ahead|in front)/i.test(side) ? 'before' : 'after',
      anchor: bareName(anchor),
    }),
  ),
  reader(
    /^(?:move|put|bring|place|show) (.+?) (?:right |directly |just )?(before|above|ahead of|in front of|after|below|under|behind|following) (.+)$/i,
    ([, what = '', side = '', anchor = '']) =>
      /\d|\bnoon\b/.test(anchor) && !isPart.test(bareName(anchor))
        ? undefined
        : {
            kind: 'move',
            what: bareName(what.replace(/ (?:up|down|back)$/i, '')),
            to: /^(?:before|above|ahead|in front)/i.test(side) ? 'before' : 'after',
            anchor: bareName(anchor),
          },
  ),
  reader(
    /^(?:(?:move|bring|get to|push|shift) (.+?) (?:up|down|higher|lower|earlier|sooner|later|further (?:up|down)|closer to the (?:top|end))(?: in it| up)?|(?:put|mention|have|say) (.+?) (?:higher|lower|earlier|sooner|later|further (?:up|down)|closer to the (?:top|end))(?: in it| up)?|put (.+?) (?:up|down))$/i,
    ({ 1: one, 2: two, 3: three, 0: said }) => ({
      kind: 'move',
      what: bareName(one ?? two ?? three),
      to: /\b(?:down|lower|later|end)$/i.test(said) ? 'down' : 'up',
    }),
  ),
];
