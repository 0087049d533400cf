import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopics, seededTemplates, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
for (let k=0;k<6;k++) console.log('-----',writePost(factsFor(seededTopics[1]!,{titleNumber:4,template:seededTemplates[(k*5)%12]}),k*7919+4,someDay).draft.content.replace(/<[^>]+>/g,' '));
