/** A subject that does something. Who reads as a subject anyway may do anything. */
export function hasSubjectAndVerb(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = '', ...rest] = words;
  if (words.length < 3 || carriesOn.test(first)) return false;
  if (doers.test(first)) {
    const next = rest.find((word) => !adverbs.test(word)) ?? '';
    if (next && !carriesOn.test(next) && !next.endsWith('ing')) return true;
  }
  return rest.some((word, index) => verbs.test(word) && !openers.test(words[index] ?? ''));
}

const doers =
  /^(?:i|we|you|they|it|he|she|people|buyers|sellers|owners|clients|everyone|everybody|somebody|nobody|folks|agents|homes|i['’]\p{L}+|we['’]\p{L}+|they['’]\p{L}+|it['’]s|you['’]\p{L}+)$/u;

const adverbs =
  /^(?:often|always|never|usually|just|also|still|really|here|sometimes|mostly|now|only|all|both|\p{L}+ly)$/u;

/** Words that carry a phrase on, or begin one: what follows is no sentence. */
const carriesOn =
  /^(?:of|in|on|at|by|for|from|with|without|near|under|over|above|below|between|to|into|around|and|or|but|than|as|who|whom|whose|which|that|if|when|where|while|because)$/;

/** A verb after one of these belongs to a clause inside a phrase. */
const openers = /^(?:who|which|that|what|how|where|when|if|while|because|to|a|an|the)$/;

/** Forms that are hardly ever nouns. */
const verbs =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|has|have|had|do|does|did|don['’]t|doesn['’]t|didn['’]t|can|can['’]t|could|will|won['’]t|would|should|must|may|might|need|needs|want|wants|ask|asks|asked|forget|forgets|forgot|think|thinks|thought|skip|skips|skipped|wait|waits|waited|tend|tends|tell|tells|told|know|knows|knew|go|goes|went|come|comes|came|sell|sells|sold|buy|buys|bought|love|loves|loved|get|gets|got|give|gives|gave|make|makes|made|take|takes|took|keep|keeps|kept|see|sees|saw|say|says|said|start|starts|started|stay|stays|stayed|miss|missed|pay|pays|paid|include|includes|offer|offers|provide|provides|recommend|recommends|matter|matters|became|becomes|helps|helped|works|worked|happens|happened|showed|shows)$/;
