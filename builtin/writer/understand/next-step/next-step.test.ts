import { expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { understand } from '#builtin/writer/understand/understand.ts';

/** Every way in which the question for the next step is answered becomes a last line that reads like one. */

const question = 'How should people reach you, or what would you like them to do?';
const stepOf = (answer: string) =>
  understand(factsFor(seededTopic('sellers'), { answers: [{ question, answer }] }), {
    city: 'Tulsa',
    state: 'OK',
  }).nextStep;

test.each([
  ['918-555-0112', 'Call or text 918-555-0112.'],
  ['Or at 918-555-0112', 'Call or text 918-555-0112.'],
  ['918 555 0112 call or txt', 'Call or text 918 555 0112.'],
  ['text or dm works', 'Text or DM me.'],
  ['call, text, email, whatever', 'Call, text or email me.'],
  ['just call', 'Just call me.'],
  ['call. 918-555-0112', 'Call 918-555-0112.'],
  ['text me 918-555-0112 n ill send my list', "Text me at 918-555-0112. I'll send my list."],
  ['918-555-0112 ill send my list', "Call or text 918-555-0112. I'll send my list."],
  ['918-555-0112 text best im in class til 3', "Text 918-555-0112. I'm in class until 3."],
  ['By phone or text at 918-555-0112.', 'Reach me by phone or text at 918-555-0112.'],
  ['918-555-0112 jess', 'Call Jess at 918-555-0112.'],
  ['text only 918-555-0112', 'Text 918-555-0112.'],
  ['text 918-555-0112 or come', 'Text 918-555-0112, or come by.'],
  ['DM or text 918-555-0112', 'DM me or text 918-555-0112.'],
  ['call me Ines 918-555-0112', 'Call Ines at 918-555-0112.'],
  ['Ines or Theo 918-555-0112', 'Call Ines or Theo at 918-555-0112.'],
  [
    'Ines Vail, Larkfield Realty, 918-555-0112',
    'Call Ines Vail, Larkfield Realty, at 918-555-0112.',
  ],
  [
    'Theo (918-555-0113) or Ines (918-555-0112)',
    'Call Theo at 918-555-0113, or call Ines at 918-555-0112.',
  ],
  ['txt or call, 918-555-0112, ask for Ines', 'Text or call 918-555-0112 and ask for Ines.'],
  ['918-555-0112 ext 7', 'Call 918-555-0112, ext. 7.'],
  ['918-555-0112, I answer until 9', 'Call or text 918-555-0112. I answer until 9.'],
  ['my cell is 918-555-0112, mornings are best', 'Call or text 918-555-0112. Mornings are best.'],
  ['the office line 918-555-0112 after 9', 'Call the office at 918-555-0112 after 9.'],
  [
    'ines@larkfield.example or text 918-555-0112',
    'Email me at ines@larkfield.example, or text 918-555-0112.',
  ],
  ['larkfield.example or 918-555-0112', 'Go to larkfield.example, or call 918-555-0112.'],
  ['my website, larkfield.example', 'Go to larkfield.example.'],
  ['@inesvail on IG', 'Find me on Instagram: @inesvail.'],
  ['whatsapp +1 918-555-0112', 'WhatsApp me at +1 918-555-0112.'],
  ['on here or 918-555-0112', 'Message me here or call 918-555-0112.'],
  ['questions? 918-555-0112', 'Questions? Call or text 918-555-0112.'],
  ['interested? ines@larkfield.example', 'Interested? Email me at ines@larkfield.example.'],
])('ways to reach the agent: %s', (answer, step) => {
  expect(stepOf(answer)).toBe(step);
});

test.each([
  ['net sheet', 'Ask me for a net sheet.'],
  ['packing list', 'Ask me for a packing list.'],
  ['20 minute call, no pressure', 'Ask me for a 20-minute call, no pressure.'],
  ['offering a free pricing session this month', 'Ask me for a free pricing session this month.'],
  [
    "checklist, it's on my site www.larkfield.example",
    'Get the checklist on my site: www.larkfield.example.',
  ],
  ['checklist: larkfield.example/winter', 'Get the checklist at larkfield.example/winter.'],
  ['larkfield.example/winter for the checklist', 'Get the checklist at larkfield.example/winter.'],
  ['free home value report, link in bio', 'Free home value report: the link is in my bio.'],
  [
    'private tours by appt only, Theo 918-555-0113',
    'Call Theo at 918-555-0113 for private tours by appointment only.',
  ],
  [
    'free, thursdays 5:30 at the office',
    'Free, Thursdays at 5:30 at the office. Hope to see you there.',
  ],
  ['form on my site', 'Fill out the form on my site.'],
  ['QR code on the sign', 'Scan the QR code on the sign.'],
  ['sign in sheet at the door', 'Sign in at the door.'],
  ['larkfield.example', 'See more at larkfield.example.'],
])('a thing that is offered: %s', (answer, step) => {
  expect(stepOf(answer)).toBe(step);
});

test.each([
  ['dm me INSPECT', 'DM me INSPECT.'],
  ['text ADDRESS to 918-555-0112', 'Text ADDRESS to 918-555-0112.'],
  ['"GARAGE" to 918-555-0112', 'Text GARAGE to 918-555-0112.'],
  ['book a valuation', "Book a valuation. Message me and I'll set it up."],
  ['call me b4 you sign anything', 'Call me before you sign anything.'],
  ['share with a friend who is moving', 'Share with a friend who is moving.'],
  ['tag someone who needs this', 'Tag someone who needs this.'],
  ['would you do it? let me know below', 'Would you do it? Let me know below.'],
  ['know someone moving? send them to me', 'Know someone moving? Send them to me.'],
  ['I have a net sheet they can ask for', 'I have a net sheet you can ask for.'],
  ["visit, we'll have cider", "Come visit. We'll have cider."],
  ['happy to run the numbers', "I'm happy to run the numbers."],
  ['give my assistant Bea a call 918-555-0112', 'Give my assistant Bea a call at 918-555-0112.'],
  [
    'apply by dec 5, email resume to jobs@larkfield.example',
    'Apply by December 5. Email your resume to jobs@larkfield.example.',
  ],
  [
    'for private showing call/text 918-555-0112',
    'For a private showing, call or text 918-555-0112.',
  ],
  ['coffee on me if you were there', 'Coffee on me if you were there.'],
  ['whats your plan for spring', "What's your plan for spring?"],
  ['tag me in your pictures', 'Tag me in your pictures.'],
  ['yes or no in the comments', 'Yes or no in the comments.'],
])('an order or a sentence: %s', (answer, step) => {
  expect(stepOf(answer)).toBe(step);
});

test.each(['just read', 'nothing, just enjoy', 'just a thank you', 'none, just awareness'])(
  'nothing is asked: %s',
  (answer) => {
    expect(stepOf(answer)).toBe('');
  },
);

test.each([
  ['no class just call me', 'Call me.'],
  [
    'Home buying night on 12/3, 14 Main St, sign up text 918-555-0112',
    'To sign up, text 918-555-0112.',
  ],
  ['not right now, call for the list 918-555-0112', 'Call for the list: 918-555-0112.'],
])('a way to reach the agent where something else was asked: %s', (answer, step) => {
  const { nextStep } = understand(
    factsFor(seededTopic('first-time-buyers'), {
      answers: [{ question: 'Do you offer a buyer consultation or class to promote?', answer }],
    }),
    { city: 'Tulsa', state: 'OK' },
  );
  expect(nextStep).toBe(step);
});

test.each([
  [
    'I would like them to message me for my one-page sheet on sorting an inspection report.',
    'Message me for my one-page sheet on sorting an inspection report.',
  ],
  [
    'They should download my checklist at lark.example/sellers.',
    'Download my checklist at lark.example/sellers.',
  ],
  ['want people to send me their address', 'Send me your address.'],
  ['have them text me their zip', 'Text me your zip.'],
  ['They should ask the sellers about their roof.', 'Ask the sellers about their roof.'],
  ["I'd love for them to call before they list", 'Call before you list.'],
])('what readers are asked to do is asked of them: %s', (answer, step) => {
  expect(stepOf(answer)).toBe(step);
});
