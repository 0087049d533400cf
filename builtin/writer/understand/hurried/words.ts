/** The words that tell where a clause begins in a row typed without marks, by what they do there. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const subjects = words(
  `i we they he she it you nobody everyone everybody somebody noone i'm we're they're he's she's it's you're that's there's i'll
  we'll they'll he'll she'll it'll you'll i've we've they've you've im ive theyre hes shes its youre thats theres weve`,
);

/** Bare names of those who act: in front of a verb they begin a clause. */
export const doers = words(
  'seller sellers buyer buyers inspector appraiser lender owner owners builder tenant tenants neighbor neighbors client clients roofer plumber',
);

/** What joins or leads: a clause that begins behind it needs no mark. */
export const joints = words(
  `and or but so nor yet because bc cuz if when whenever once while since until till unless though although whether that than as like
  which who whom whose where why how what then idk plus where wherever n & y before after b4 because
  of in on at by for from with without into onto over under above below about around between through to near off up out per w w/ vs
  a an the my our your their his her its this these those no every each any some all both only just even also still always never
  not more less most first not very really too how`,
);

/** Verbs that a clause may follow without "that": "they think it starts". */
export const clauseVerbs = words(
  `think thinks thought know knows knew say says said saying tell tells told telling mean means meant hope hopes guess bet figure figured wish
  sure glad believe believes assume assumes assumed swear promise see sees saw feel feels felt make makes made let lets help helps
  helped ask asks asked wonder wonders realize realizes forget forgets forgot find finds found hear hears heard show shows showed
  rather checking saying thinking knowing hoping telling pretending assuming understand expect explain explains remember notice noticed learn learned check want wants wanted happy love loved loves call call
  text txt dm email message reach have had do did does is are was were be been being`,
);

/** Finite forms that follow a subject at once, or behind an adverb. */
export const finite = words(
  `is are was were am isn't aren't wasn't weren't isnt arent wasnt werent has have had hasn't haven't hadn't hasnt havent do does did
  don't doesn't didn't dont doesnt didnt can can't cant could couldn't couldnt will won't wont would wouldn't wouldnt should shouldn't
  shouldnt must may might need needs want wants got get gets took take takes went go goes came come comes sold sell sells bought buy
  buys paid pay pays made make makes put puts kept keep keeps gave give gives found find finds saw see sees had sat sit sits ran run
  runs held hold holds spent spend said say says told tell tells thought think thinks know knows knew loved love loves like likes
  wanted asked ask asks called call calls text send sent sends offer offers offered help helps helped handle handles cover covers
  start starts started close closed closes listed list lists relisted priced painted staged fixed replaced swapped moved pulled
  dropped cut waived signed agreed backed answered showed show shows use used uses work works worked live lives lived meet met pick
  picks picked bring brings brought drop drops raises raise raised costs cost forget forgets forgot skip skips skipped wait waits
  waited look looks looked felt feels feel left leave leaves did became won lost win wins lose loses freeze freezes freezes cracks
  leaks leak helps checks check checked charge charges allow allows require requires learn learned learns expect expects negotiate
  negotiated countered accepted appraised gets r ended let lets cleaned installed opened needs needed understand
  understands notice notices noticed realize realizes explain explains speak speaks`,
);

/** Past forms that are no adjectives: in a row of deeds each is another deed. */
export const deeds = words(
  'got took went kept had did gave came ran saw spent made brought paid bought threw sent won lost met',
);

/** Past forms that describe a thing as well: "house built 1926", "cabinets painted white". */
export const deedsOfWork = words(
  'rebuilt built added remodeled listed sold closed painted repainted staged replaced refinished fixed swapped relisted priced added removed cleaned pulled gutted redid moved dropped raised landed signed negotiated waived found put',
);

export const adverbs = words(
  'just also never once always usually still only really finally already even now often sometimes mostly all both',
);

/** What follows a verb that has its object: then nothing before the clause is the object. */
export const objectStarts = words(
  `a an the my our your their his her its this that these those it them us me him you every all some no one two three four five six any
  everything nothing what how why`,
);

/** A thing that a clause describes without "that": "the first house we saw". */
export const antecedents = words(
  'the every any first last only same each best most thing things time day way reason place stuff everything anything all one ones part house home what something nothing people ppl question mistake number',
);

/** Forms that go with "they" and "we", and never with "he" or "it". */
export const bases = words(
  `are were have do don't dont need want get take go come sell buy pay make keep give find see hold say tell think know love like ask call
  text send offer help handle cover start close list use work live meet pick bring drop raise forget skip wait look feel leave win lose
  freeze crack leak check charge allow require learn expect negotiate understand notice realize explain speak`,
);

/** What was read of a clause so far. */
export type ClauseSoFar = {
  hasVerb: boolean;
  hasSubject: boolean;
  isDeed: boolean;
  isDependent: boolean;
  length: number;
};
