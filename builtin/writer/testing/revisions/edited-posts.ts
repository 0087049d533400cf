/** Posts as agents leave them after an edit of their own: with links, pictures, lists and emoji. */
export type EditedPost = { title: string; html: string; hashtags: string[]; place: string };

export const editedPosts: Record<string, EditedPost> = {
  lakeHouse: {
    title: 'Just listed on Lake Avenue',
    place: 'Madison, WI',
    html: '<p>🏡 Just listed in Madison!!</p><p>This stunning 3 bedroom ranch at 418 Lake Ave is an absolute must-see. We are so excited to bring this dream home to market at $389,900!</p><ul><li>Screened porch that faces the lake</li><li>New roof in 2022</li><li>Two car garage</li></ul><p>Don\'t wait, this one will not last! Call Dana at 608-555-0133 or <a href="https://danahomes.example/418">see the photos</a>.</p>',
    hashtags: ['MadisonHomes', 'JustListed', 'LakeLiving'],
  },
  market: {
    title: 'October in Travis County',
    place: 'Austin, TX',
    html: '<p>I pulled the October numbers for Travis County from Unlock MLS.</p><p>The median price was $512,000, down 2% from last October. Homes took 68 days to sell. Active listings were up 9%.</p><p><img src="https://pictures.example/chart.png" alt="Chart" /></p><p>What does that mean for you? If you are selling, price to the last three sales and not to your neighbor\'s 2022 number. If you are buying, you have time to think about an offer for a day or two.</p><p>It is important to note that every neighborhood is different, and that these are county-wide figures. I would be happy to run the numbers for your street. Just send me a message with your address.</p>',
    hashtags: ['AustinRealEstate', 'MarketReport', 'TravisCounty', 'HousingMarket'],
  },
  coffee: {
    title: 'Three coffee stops in Ballard',
    place: 'Seattle, WA',
    html: '<p>Saturday mornings in Ballard start with coffee.</p><ol><li><strong>Ballard Coffee Works</strong> for the pour over</li><li><strong>Anchored Ship</strong> for a seat by the window</li><li><strong>Slate</strong>, if you like it quiet</li></ol><p>After that we walk down to the locks and watch the boats. The salmon run peaks in July and August.</p><p>Where do you go? Tell me in the comments.</p>',
    hashtags: ['Ballard', 'SeattleHomes', 'CoffeeTime'],
  },
  story: {
    title: 'How we sold the yellow house on Birch',
    place: 'Portland, ME',
    html: '<p>Last spring Maria and Tom called me about the yellow house on Birch Street.</p><p>Their roof was 22 years old and they were worried about the inspection. We got two bids before listing, took the lower one, $9,800, and put the receipt on the kitchen counter for showings.</p><p>Six offers came in over four days. They closed on June 12 at $31,000 over list, and moved to Yarmouth the same week.</p><p>Sellers often underestimate how much a single worry costs them at the table. It is a good idea to deal with the big one first.</p><p>Thinking of selling in Portland? Text me at 207-555-0164.</p>',
    hashtags: ['PortlandMaine', 'JustSold', 'HomeSellers', 'SellerTips'],
  },
  tips: {
    title: 'Getting a Denver home ready for winter',
    place: 'Denver, CO',
    html: '<p>The first hard freeze in Denver usually comes in October.</p><p>Homeowners should disconnect hoses and drain the sprinkler line before then. A licensed irrigation company can blow the line out for you, which takes about an hour. It is also a good time to replace the furnace filter and to test the carbon monoxide alarms.</p><p>An energy audit can show where heat escapes. Xcel offers one at a reduced price. Many people find that a weekend of small jobs saves them a large repair in January.</p><p>Please do not hesitate to contact me if you need the name of a good contractor.</p>',
    hashtags: ['DenverHomes', 'HomeMaintenance', 'WinterReady'],
  },
};
