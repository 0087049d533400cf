/** Whole answers that say nothing, in whatever case and with or without an end mark. */
const emptyAnswers = [
  /(?:i['’]?m |i am )?(?:not (?:really )?sure|unsure)/,
  /n\/?a\b.*/,
  /none?(?: yet| really| right now| of (?:these|them|those))?/,
  /nothing(?: really| much| special| yet| specific| in particular| right now| comes to mind)*/,
  /no(?: idea| comment| thanks?| preference)?/,
  /not (?:really|yet|applicable|now)/,
  /yes/,
  /yep/,
  /yeah/,
  /nope/,
  /nah/,
  /[-–—.?!]+/,
  /ok(?:ay)?/,
  /skip/,
  /pass/,
  /later/,
  /same/,
  /maybe/,
  /idk/,
  /dunno/,
  /see (?:above|below|website)/,
  /(?:i )?(?:don['’]?t|do not)(?: really)?(?: know| have (?:one|any|anything))?/,
  /(?:i )?can(?:['’]?t|not) (?:say|think of (?:any|anything|one))/,
  /tbd/,
  /anything/,
  /whatever/,
];

const emptyAnswer = new RegExp(
  `^(?:${emptyAnswers.map(({ source }) => source).join('|')})[.!]*$`,
  'i',
);

export const saysNothing = (answer: string) => emptyAnswer.test(answer);
