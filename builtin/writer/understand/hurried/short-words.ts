/**
 * Words that agents type short, with what they stand for. Each means one thing wherever it stands; what depends on its
 * neighbors is in short-words-in-place.ts. A new one is a row in its group.
 */
const texting = `
  abt: about
  asap: ASAP
  b4: before
  b/c: because
  bc: because
  bday: birthday
  biz: business
  bout: about
  btwn: between
  cuz: because
  def: definitely
  diff: different
  dunno: don't know
  esp: especially
  everthing: everything
  fam: family
  fav: favorite
  fave: favorite
  faves: favorites
  fyi: FYI
  hr: hour
  hrs: hours
  imo: in my opinion
  lmk: let me know
  mins: minutes
  mos: months
  msg: message
  nite: night
  obv: obviously
  obvs: obviously
  peeps: people
  pgm: program
  pgms: programs
  pls: please
  plz: please
  ppl: people
  prob: probably
  probs: probably
  prolly: probably
  qs: questions
  r: are
  rn: right now
  sched: schedule
  shld: should
  temp: temperature
  temps: temperatures
  tgiving: Thanksgiving
  tho: though
  thnx: thanks
  thru: through
  thx: thanks
  til: until
  tix: tickets
  tmrw: tomorrow
  tonite: tonight
  txt: text
  txting: texting
  txts: texts
  u: you
  ur: your
  urself: yourself
  weds: Wednesday
  wk: week
  wkend: weekend
  wkends: weekends
  wknd: weekend
  wknds: weekends
  wks: weeks
  xmas: Christmas
  xtra: extra
  yall: y'all
  yr: year
  yrs: years`;

const trade = `
  agt: agent
  agts: agents
  appr: appraisal
  appt: appointment
  appts: appointments
  appx: about
  approx: about
  atty: attorney
  attys: attorneys
  avail: available
  avg: average
  bdrm: bedroom
  bdrms: bedrooms
  bldg: building
  bldgs: buildings
  bldr: builder
  bldrs: builders
  blk: block
  bsmt: basement
  cert: certificate
  certs: certificates
  comps: comparable sales
  dbl: double
  det: detached
  docs: documents
  dwn: down
  dwntwn: downtown
  elec: electric
  expy: Expressway
  hdwd: hardwood
  hdwds: hardwoods
  hse: house
  htr: heater
  hwds: hardwoods
  incl: including
  insp: inspection
  inspec: inspection
  insps: inspections
  insur: insurance
  lndry: laundry
  lrg: large
  ltr: long-term rental
  ltrs: long-term rentals
  lvl: level
  lvls: levels
  maint: maintenance
  mgr: manager
  mkt: market
  mktg: marketing
  mtg: meeting
  mtgs: meetings
  natl: national
  nbhd: neighborhood
  nbhds: neighborhoods
  ofr: offer
  og: original
  ofrs: offers
  orig: original
  pg: page
  pgs: pages
  pics: photos
  pmt: payment
  pmts: payments
  preappd: preapproved
  qtr: quarter
  reqd: required
  reqs: requirements
  rm: room
  rms: rooms
  sfhs: single-family homes
  sqft: square feet
  str: short-term rental
  strs: short-term rentals
  twp: Township
  govt: government
  intl: international`;

/** What readers know by its letters keeps them. */
const letters =
  'adu afb bbq cad cdd cma cpa dm dscr dti fha fsbo hdr heloc hoa hq hud hvac ikea llc ltv lvp lvt mls noi pmi pmms piti rsvp rv tv usda vrbo';

const spellings: Record<string, string> = { ikea: 'IKEA', vrbo: 'Vrbo' };

export const shortWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `${texting}\n${trade}`
      .split('\n')
      .map((row) => row.trim().split(': '))
      .filter(([short, meant]) => short && meant),
  ),
  ...Object.fromEntries(
    letters.split(' ').map((word) => [word, spellings[word] ?? word.toUpperCase()]),
  ),
};
