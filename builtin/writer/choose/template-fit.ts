/** Titles that each seeded template can carry; a hook with tips carries all of them. */
const signs: Record<string, RegExp> = {
  'Hook, problem, tip, next step': /./,
  Checklist: /\bchecklist|\bwhat to\b|\bprep|\bplan\b|\bfirst\b|\bsteps?\b|\bcalendar|\bbefore\b/i,
  'Common mistakes': /\bmistakes?|\bforget|\bavoid|\bnot to\b|\bwhy some/i,
  'Myth and fact': /\bmyths?|\breally\b|\bdo \p{L}+ \p{L}+ sell|\bworth\b/iu,
  'Question first': /\?|\bquestions?\b|\bhow long|\bwhat\b/i,
  'Mini FAQ': /\bquestions?\b|\bexplained|\bbasics|\bdecoded|\brules\b/i,
  'Two options compared': /\bor\b|\bversus\b|\bcompare/i,
  Timeline:
    /\btimelines?\b|\bweek by week|\broad map|\bplan\b|\bfrom lot\b|\bhow long|\bbetween\b/i,
  'Number first':
    /\bprice|\bmarket|\binventory|\bdays on|\bsupply|\bsales\b|\bcap rate|\bcosts?\b/i,
  'Local spotlight': /\bspotlight|\bshop local|\bparks\b|\bopenings?\b|\bgalleries\b/i,
  'Before and after': /\bstage|\brefresh|\bupdates?\b|\blighting fixes/i,
  'Short story with a lesson': /$^/,
};

/** Whether a template suits a title. One that an admin wrote always does: it was written to be used. */
export const suitsTitle = (template: string, title: string): boolean =>
  signs[template]?.test(title) ?? true;
