import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopics, seededTemplates, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
for (const t of seededTopics) writePost(factsFor(t),1,someDay);
let t0=performance.now(); for(let k=0;k<96;k++) writePost(factsFor(seededTopics[k%16]!,{titleNumber:k}),k,someDay); console.log('no answers',(performance.now()-t0)/96);
const recent=Array.from({length:30},(_,k)=>visibleText(writePost(factsFor(seededTopics[1]!,{titleNumber:k}),k,someDay).draft.content));
t0=performance.now(); for(let k=0;k<48;k++) writePost({...factsFor(seededTopics[1]!,{titleNumber:k}),recent},k,someDay); console.log('recent',(performance.now()-t0)/48);
t0=performance.now(); for(let k=0;k<48;k++) writePost(factsOfSet(tuned[k%24]!),k,someDay); console.log('answers',(performance.now()-t0)/48);
