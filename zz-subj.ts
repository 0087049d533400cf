import { compose } from '#builtin/writer/compose.ts';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
const today = new Date('2026-11-16T12:00:00');
const q='Anything you want included?';
const list: [string,string,string,...[string,string][]][] = [
 ['just listed on Oak','Reno','NV'],
 ['Just listed 412 Elm St','Boise','ID',['Price, beds, baths?','3/2 1,850 sf 489k'],['What is special?','new kitchen, mountain view, RV pad'],['How to reach you?','text 208-555-0101']],
 ['sold my Five Points listing over list','Reno','NV',[q,'4 offers, 6 days, we held one open house']],
 ['JUST SOLD!!','Tulsa','OK'],
 ['open house sunday','Dayton','OH',['Where and when?','118 Grafton Ave 2-4'],['Features?','porch swing, new furnace']],
 ['open house this weekend','Dayton','OH'],
 ['Thank you to my clients this year','Boise','ID'],
 ['thank you','Mesa','AZ',[q,'38 closings, couldnt do it without Maria my TC']],
 ['Happy Thanksgiving','Macon','GA',[q,'office closed thu and fri, back monday']],
 ['merry christmas','Bangor','ME'],
 ['price drop on Willow Creek','Irmo','SC',['Old and new price?','from 415k to 399k'],[q,'seller moved, its empty and easy to show']],
 ['price reduced','Irmo','SC'],
 ['coming soon in Maplewood','St. Louis','MO',[q,'4 bed tudor, slate roof, hits MLS Dec 1'],['contact','dm me']],
 ['coming soon','Waco','TX'],
 ['food drive at my office','Waco','TX',[q,'Nov 20 to Dec 12, 9-5, 1200 Austin Ave, canned goods only']],
 ['first time buyer seminar','Lansing','MI'],
 ['10 years in real estate','Eugene','OR',[q,'212 families, started the week my son was born']],
 ['100 homes sold','Eugene','OR'],
 ['should you wait for rates to drop','Omaha','NE',['Your opinion?','no. buy when the payment works, refi later if it gets better']],
 ['Is now a good time to sell?','Tampa','FL'],
 ['explain escrow','Fresno','CA'],
 ['what is a cma','Toledo','OH',[q,'I do them free, takes 2 days']],
 ['why I love front porches','Macon','GA'],
 ['mortgage rates this week','Provo','UT',['Figures','30 yr 6.11% Freddie Mac Nov 12, down from 6.24']],
 ['under contract in 3 days','Salem','OR'],
 ['my new office','Salem','OR',[q,'340 Court St, above the bakery, open Dec 1']],
 ['hoa fees explained','Aurora','CO'],
 ['tips for selling in winter','Duluth','MN'],
];
let i=0;
for (const [s,city,state,...a] of list){
  const facts = factsAbout(s,{city,state,title:s,answers:a.map(([question,answer])=>({question,answer}))});
  const r:any=compose({kind:'post',facts,seed:40+i++,today});
  console.log(`\n=== ${s} (${city}) ${a.map(x=>x[1]).join(' | ')}\n`+r.draft.content.replace(/<li>/g,'  - ').replace(/<\/(p|li|ul)>/g,'\n').replace(/<[^>]+>/g,'').replace(/&#39;/g,"'").replace(/&quot;/g,'"').replace(/\n{2,}/g,'\n').trim()+(r.note?`\nNote: ${r.note}`:''));
}
