import { keywordsOf } from '#builtin/writer/points.ts';
import { isAside, withoutAsides } from './asides.ts';
import { splitClauses } from './clauses/split-clauses.ts';
import type { Edit } from './edit.ts';
import { isReason } from './readers/given-words.ts';
import { isCourtesy } from './split-request.ts';

/**
 * Things of the text that a wish names and that neither an edit nor the note speaks of: a half of the wish that was
 * lost on the way. Each is named in the note.
 */
export function unserved(
  request: string,
  text: string,
  edits: readonly Edit[],
  said: readonly string[],
): string[] {
  const there = keywordsOf(text);
  const served = keywordsOf(
    [JSON.stringify(edits).replace(/["{}[\]:,]/g, ' '), ...said].join(' ').toLowerCase(),
  );
  const lost = splitClauses(withoutAsides(request))
    .map(({ words }) => words)
    .filter((words) => !isReason(words) && !isAside(words) && !isCourtesy(words))
    .flatMap(
      (words) => words.replace(/["“][^"”]*["”]/g, ' ').match(/[\p{L}][\p{L}'’-]{3,}/gu) ?? [],
    )
    .filter((word) => {
      const [key] = keywordsOf(word);
      return key !== undefined && there.has(key) && !served.has(key) && !ofTheCraft.test(word);
    });
  return [...new Set(lost.map((word) => word.toLowerCase()))].slice(0, 3);
}

/** Words for the text itself and for what is done to it. */
const ofTheCraft =
  /^(?:replace|remove|delete|combine|merge|split|swap|switch|insert|shorten|expand|rewrite|repeat|reply|reverse|bold|lead|leads|half|double|single|blank|between|inside|around|reason|version|caption|picture|photo|photos|one|two|three|four|five|stops?|spots?|steps?|tips?|features?|hash ?tags?|emojis?|post|text|title|headline|lines?|sentences?|paragraphs?|lists?|bullets?|items?|points?|parts?|words?|letters?|numbers?|questions?|statements?|openings?|ending|intro|hook|start|begin|open|opens|close|closing|first|second|third|last|next|before|after|about|above|below|middle|bottom|whole|every|each|both|other|others|another|more|most|less|long|longer|short|shorter|make|makes|made|keep|kept|leave|left|take|takes|give|gives|good|great|nice|better|best|right|wrong|well|real|really|people|person|reader|readers|someone|everyone|thing|things|something|anything|everything|stuff|sound|sounds|like|look|looks|read|reads|feel|feels|talk|talking|tell|told|said|says|saying|want|wants|need|needs|know|think|write|wrote|written|word|work|works|home|homes|house|houses|city|town|local|call|calls|text|message|email|phone|link|price|prices|when|where|what|which|with|without|that|this|they|them|there|their|then|than|your|yours|mine|just|only|also|even|still|very|much|many|some|such|because|instead|again|please|maybe|little|simple|plain|clear|sure|same|from|into|have|been|will|would|should|could|does|doesn't|don't|isn't|it's|i'm|turn|turns|change|changes|changed|move|moved|drop|cut|trim|fix|check|show|shows|start|starts|show|finish|ends|sign|name|names|names|place|space|style|tone|voice|mention|include|sell|selling|sellers?|buy|buying|buyers?|market|agent|client|clients|date|time|week|month|year|today|address|number|details?|facts?|figures?|info|example|examples)$/i;
