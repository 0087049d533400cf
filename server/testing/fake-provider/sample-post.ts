/** The answer nobody asked to be different: a post any agent could publish. */
export const samplePost = {
  title: 'Why Spring Is the Season to List in Maplewood',
  content: [
    '<p>The tulips on Linden Street are open, and so are the calendars of this year’s buyers. ',
    'Families who waited through the winter want to be settled before the school year, and ',
    'they are touring homes every weekend. If you have been thinking about selling, the weeks ',
    'ahead are the ones to plan for.</p>',
    '<p>Three small jobs make the biggest difference before the first showing:</p>',
    '<ul>',
    '<li>Wash the windows and open every curtain, because light sells rooms.</li>',
    '<li>Clear the entry and the kitchen counters, so that guests see space and not things.</li>',
    '<li>Have the furnace and the roof looked at now, and keep the receipts at hand.</li>',
    '</ul>',
    '<p>Curious what your home could bring this season? Send me a message and I will prepare a ',
    'free, no-pressure estimate with the latest sales from your own street.</p>',
  ].join(''),
  hashtags: ['MaplewoodHomes', 'SpringMarket', 'HomeSelling', 'RealEstateTips', 'JustListed'],
  contentTags: ['seller tips', 'spring market', 'home preparation', 'local market'],
  imagePrompt:
    'A bright two-story home with an open front door and blooming tulips along the path, ' +
    'morning light, wide angle, realistic photograph',
  /** Of a revision alone. */
  note: '',
};
