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

/** Announcements have templates of their own, and no other of ours suits them. */
const announcements: Record<string, RegExp> = {
  Announcement:
    /\bjust listed\b|\bnew on the market\b|\bfirst look at our\b|\bcoming soon\b|^for sale\b|^open this week\b|\bnew (?:listing|price)\b|\bprice (?:change|update|drop|reduced)\b/i,
  'How a sale went':
    /\bjust sold\b|^sold\b|\bhome sold$|^closing day\b|\bsold this one\b|\blatest .* sale\b/i,
  'Thanks or greeting':
    /^(?:a )?thank[- ]you\b|^thanks\b|^(?:happy|merry) |^(?:memorial|veterans|labor) day\b|^another year\b/i,
};

export const isAnnouncementTemplate = (name: string): boolean => name in announcements;

/** Whether a template suits a title. One that an admin wrote always does: it was written to be used. */
export function suitsTitle(template: string, title: string): boolean {
  const announced = announcements[template];
  if (announced) return announced.test(title);
  const isAnnouncement = Object.values(announcements).some((sign) => sign.test(title));
  return signs[template] ? !isAnnouncement && signs[template].test(title) : true;
}
