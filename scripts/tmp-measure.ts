import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopics, seededTemplates, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
import { heldOut } from '#builtin/writer/testing/answer-sets/held-out.ts';
import * as m from '#builtin/writer/testing/post-measures.ts';
const t0=performance.now(); let n=0;
const w=(f:any,s:number)=>{n++;return writePost(f,s,someDay).draft.content};
const all:string[]=[]; const same:number[]=[]; const said:number[]=[]; const saidNo:number[]=[];
for (const [i,topic] of seededTopics.slice(0,16).entries()) {
  for (const titleNumber of [0,4,9]) {
    const texts=Array.from({length:6},(_,k)=>w(factsFor(topic,{titleNumber,template:seededTemplates[(k*5+i)%12]}),k*7919+titleNumber));
    all.push(...texts); same.push(m.meanOverlap(texts));
  }
  const before:string[]=[]; const b2:string[]=[];
  for (let k=0;k<31;k++){ const f=factsFor(topic,{titleNumber:k,template:seededTemplates[(k*5+i)%12]});
    const text=w({...f,recent:before.slice(-30).map(visibleText)},k*31+i);
    const t2=w(f,k*31+i);
    if(k===30){said.push(m.alreadySaid(text,before));saidNo.push(m.alreadySaid(t2,b2))}
    before.push(text); b2.push(t2)}
}
const t1=performance.now();
const sets=[['tuned',tuned],['held',heldOut]] as const;
const p=(s:string)=>s.toLowerCase().replace(/(?<=\d),(?=\d)/g,'');
for (const [name,list] of sets){ const posts=list.flatMap(s=>[1,2,3].map(k=>({s,...writePost(factsOfSet(s),k*101,someDay)})));
  let kept=0,tot=0,named=0,never=0; for(const {s,draft,note} of posts){const x=p(visibleText(draft.content)+' '+draft.title); for(const f of s.facts){tot++; if(x.includes(p(f)))kept++; else if(note&&p(note).includes(p(f)))named++;} for(const f of s.never??[]) if(p(visibleText(draft.content)).includes(p(f))) never++;}
  console.log(name,'facts',kept/tot,'named',named,'never',never,'calls',m.share(posts,x=>m.endsInCall(x.draft.content)),'hooks',m.share(posts,x=>m.opensWithHook(x.draft.content)),'cv',m.mean(posts.map(x=>m.variationOf(x.draft.content))));
}
console.log('same-title',m.mean(same),Math.max(...same),'said31',m.mean(said),Math.max(...said),'norecent',m.mean(saidNo));
console.log('calls',m.share(all,m.endsInCall),'hooks',m.share(all,m.opensWithHook),'cv',m.mean(all.map(m.variationOf)), 'cv>.5', m.share(all,x=>m.variationOf(x)>.5));
console.log('ms per post',(t1-t0)/n);
