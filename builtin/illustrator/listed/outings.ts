import type { ListedScenes } from './listed-scene.ts';

/** Places one goes to. */
export const listedOutings = {
  'covered-bridge': {
    asks: /\bcovered bridges?\b/,
    is: 'a covered bridge over a river',
    has: /\b(?:rivers?|creeks?|streams?|bridges?|red|water)\b/,
  },
  bridge: {
    asks: /\b(?:stone|foot|pedestrian|old|wooden) ?bridges?\b|\bbridge over\b(?!.*\b(?:skyline|river|bay|harbor|sound)\b)/,
    is: 'a footbridge over a creek',
    has: /\b(?:rivers?|creeks?|streams?|water)\b/,
  },
  waterfall: {
    asks: /\b(?:water ?-?falls?|cascades?)\b(?!.*\b(?:pool|backyard|patio|countertops?|islands?|kitchen)\b)/,
    is: 'a waterfall among rocks and trees',
    has: /\b(?:falls|rocks?|cliffs?|pools?|hik\w+|trails?|woods|forest|gorge|state park)\b/,
  },
  'flower-field': {
    asks: /\b(?:fields?|meadows?|hillsides?|acres?) (?:full )?of (?:[a-z]+ )?(?:wild ?-?flowers?|blue ?bonnets?|lavender|sun ?flowers?|poppies|flowers)\b|\b(?:wild ?-?flower|blue ?bonnet|lavender|sun ?flower|poppy)s? (?:fields?|meadows?|farms?)\b|^(?!.*\b(?:trails?|hik\w+|paths?|house|home|table|vase)\b).*?\bblue ?bonnets?\b/,
    is: 'a field of flowers behind a fence',
    has: /\b(?:fields?|meadows?|fences?|acres?|wild ?-?flowers?|blue ?bonnets?|lavender|sun ?flowers?|poppies|flowers|hill country|along|roads?|land)\b/,
  },
  'grain-field': {
    asks: /^(?!.*\b(?:house|home|farm ?house)\b).*?\b(?:corn|cotton) ?-?(?:fields?|farms?|harvest)\b|\bfields? of (?:corn|cotton)\b|\b(?:wheat|barley|grain|amber waves|hay ?fields?|crop ?land)\b/,
    is: 'a ripe wheat field with a farm behind it',
    has: /\b(?:wheat|fields?|farms?|harvest|barns?|silos?|golden|acres?|acreage|land|ripe)\b/,
  },
  'community-pool': {
    asks: /\b(?:community|neighbou?rhood|public|hoa|club ?house|resort|city|subdivision) (?:swimming )?pools?\b|\bpools?\b.{0,24}\bclub ?houses?\b|\bswim clubs?\b|\bclub ?houses?\b|\b(?:apartments?|condos?)\b.{0,24}\bpools?\b/,
    is: 'a community pool with lanes and a clubhouse',
    has: /\b(?:pools?|swimming|lanes?|club ?houses?|loungers?|umbrellas?|community|neighbou?rhood|amenit(?:y|ies))\b/,
  },
  'food-trucks': {
    asks: /\bfood[- ]trucks?\b|\btaco trucks?\b|\bferris wheels?\b(?=.*\b(?:fairs?|carnivals?|festivals?)\b)/,
    is: 'food trucks in a park',
    has: /\b(?:parks?|string|picnic tables?|tables?|evening|friday|rally)\b/,
  },
  playground: {
    asks: /\bplay ?-?grounds?\b|\bsplash ?-?pads?\b|^(?!.*\b(?:back ?-?)?yards?\b).*?\b(?:swing ?-?sets?|jungle gym|slides? and swings?|play ?sets?)\b/,
    is: 'a playground with swings and a slide',
    has: /\b(?:parks?|swings?|slides?|neighbou?rhoods?|bench(?:es)?|backyards?)\b/,
  },
  church: {
    asks: /\b(?:church(?:es)?|steeples?|chapels?|(?:village|town) green|meeting ?house)\b/,
    is: 'a white church with a steeple on a green',
    has: /\b(?:steeples?|green|village|town|new england|bell)\b/,
  },
  'town-hall': {
    asks: /\b(?:town halls?|city halls?|court ?-?houses?|(?:public|local|neighborhood|town|city|brick|branch|county) librar(?:y|ies)|(?:state )?capitols?(?: buildings?)?|(?:university|college)(?: campus)?|campus(?:es)?|fire stations?|post offices?|school ?-?(?:house|building)s?)\b/,
    also: /(?<!\b(?:day of|back to|after|before|for|old) )\bschools?\b|\bmuseums?\b|(?<!\b(?:home|free) )\blibrar(?:y|ies)\b(?!.*\b(?:shel(?:f|ves)|ladder|chairs?|sofa|desk|fireplace|windows?|nook|room|cozy|books on)\b)/,
    is: 'a brick public building with columns and a flag',
    has: /\b(?:squares?|columns?|steps|flags?|university|college|campus|state|historic|downtown|buildings?|librar(?:y|ies)|town|halls?|public|schools?)\b/,
  },
  barn: {
    also: /\bbarns?\b(?! doors?)(?!.{0,30}\bfarm ?houses?\b)(?<!\bfarm ?houses?\b.{0,40}\bbarns?)|\bsilos?\b/,
    is: 'a red barn with a silo and a fence',
    has: /\b(?:silos?|farms?|fields?|fences?|pastures?|acreage|hay|horse)\b/,
  },
  vineyard: {
    asks: /\b(?:vine ?-?yards?|winer(?:y|ies)|grape ?vines|wine country)\b/,
    is: 'a vineyard',
    has: /\b(?:rows?|vines|hills)\b/,
  },
  orchard: {
    asks: /\b(?:orchards?|apple (?:trees?|picking)|citrus groves?|groves?)\b/,
    is: 'an orchard',
    has: /\b(?:apples?|rows?|trees|baskets?|picking|peach(?:es)?|citrus|oranges?)\b/,
  },
  'pumpkin-patch': {
    asks: /\b(?:pumpkin (?:patch(?:es)?|farms?|fields?)|hay ?rides?|corn maze)\b/,
    is: 'a pumpkin patch with a barn',
    has: /\b(?:pumpkins?|barns?|hay|patch|fields?|farm)\b/,
  },
  'floating-home': {
    asks: /\b(?:floating (?:home|house|cottage)s?|house ?-?boats?)\b/,
    is: 'floating homes at their docks',
    has: /\b(?:floating|docks?|marinas?|harbou?rs?|water|boats?|lake|bay|house ?-?boats?)\b/,
  },
  marina: {
    asks: /^(?!.*\b(?:floating homes?|lakes?)\b).*?\b(?:marinas?|sail ?-?boats?|ferr(?:y|ies)|yachts?|boat slips?|harbou?rs?\b.{0,20}\bboats?|boats? in (?:the|a) (?:[a-z]+ )?harbou?r|(?:fishing|lobster|shrimp|crab|charter|moored) boats?|^\W*boats)\b/,
    also: /^(?!.*\b(?:house|home|driveway|lake|river|dock|trailer|garage|cottage|cabin|beach|canal)s?\b).*?\bboats?\b|\bharbou?rs?\b(?! (?:views?|homes?|freight))/,
    is: 'a marina with boats',
    has: /\b(?:harbou?rs?|docks?|piers?|sails?|boats?|bay|waterfront)\b/,
  },
  lighthouse: {
    asks: /\blight ?-?houses?\b/,
    is: 'a lighthouse on the shore',
    has: /\b(?:rocks?|rocky|shore|coast|ocean|cliffs?)\b/,
  },
  'river-path': {
    asks: /\b(?:river ?-?walks?|bike (?:paths?|trails?)|greenways?|(?:paths?|trails?|walks?|running)\b.{0,20}\b(?:river|creek|canal|lake ?front|water ?front)|(?:river|creek|canal) ?-?(?:paths?|trails?|side|front))\b/,
    is: 'a paved path along a river',
    has: /\b(?:rivers?|creeks?|paths?|trails?|bench(?:es)?|lamps?|canal|live oaks|water|bikes?|along|riverfront)\b/,
  },
  'ball-field': {
    asks: /\b(?:(?:base|soft)ball(?: fields?| diamonds?| games?)?|ball ?-?(?:fields?|parks?)|little league)\b/,
    is: 'a baseball field',
    has: /\b(?:fields?|diamonds?|bleachers|bases?|stands)\b/,
  },
  'soccer-field': {
    asks: /\bsoccer(?: (?:fields?|games?|goals?|pitch|practice|complex))?\b/,
    is: 'a soccer field with a goal',
    has: /\b(?:fields?|goals?|nets?|bleachers|games?|balls?|park)\b/,
  },
  'football-field': {
    asks: /\bfootball (?:fields?|stadiums?)\b|\bstadiums?\b|\b(?:high school|friday night) (?:football|lights)\b|\bgoal ?-?posts?\b/,
    is: 'a football field with goal posts and bleachers',
    has: /\b(?:fields?|bleachers|goal ?-?posts?|lights|stadiums?|school|friday)\b/,
  },
  'tennis-court': {
    asks: /\b(?:tennis|pickle ?-?ball)(?: courts?)?\b/,
    is: 'a court with a net across it',
    has: /\b(?:courts?|nets?|fences?|neighbou?rhood|parks?|clubs?|community|balls?)\b/,
  },
  'basketball-court': {
    asks: /\bbasketball (?:courts?|games?)\b/,
    is: 'a basketball court',
    has: /\b(?:courts?|hoops?|parks?|fences?)\b/,
  },
  golf: {
    asks: /^(?!.*\b(?:aerial|bird'?s[- ]eye|drone|from above|golf carts?)\b).*?\b(?:golf(?:ing)?|putting greens?|fairways?)\b/,
    is: 'a golf green with homes behind it',
    has: /\b(?:courses?|greens?|fairways?|flags?|homes?|ponds?|sand|aerial)\b/,
  },
  'transit-stop': {
    asks: /\b(?:light[- ]rail|bus stops?|train stations?|transit|street ?-?cars?|trolleys?|tram(?:s|way)?|metro stops?|commuter (?:rail|train)|trains?(?= |$|[,.;])(?! tracks?| sets?)|subway(?! (?:tiles?|tiled|back ?splash))(?! tile))\b/,
    is: 'a light-rail train at its stop',
    has: /\b(?:stops?|stations?|platform|shelters?|rail|trains?|bus)\b/,
  },
  'school-bus': {
    asks: /\bschool ?-?bus(?:es)?\b|\bback[- ]to[- ]school\b|\bbus stop\b.{0,20}\bschool\b/,
    is: 'a school bus on a residential street',
    has: /\b(?:stops?|corners?|streets?|neighbou?rhoods?|school|bus|first)\b/,
  },
  'shop-front': {
    asks: /\b(?:brewer(?:y|ies)|tap ?-?rooms?|brew ?-?pubs?|pubs?|diners?|(?:wine|cocktail) bars?)\b(?! (?:table|kitchen|height|under|in (?:an?|the|our) (?:[a-z]+ )?(?:basement|kitchen|home|house|den)))|\b(?:commercial|retail|vacant|corner|downtown) store ?-?fronts?\b|\bcaf[eé]s?\b(?=.*\b(?:tables?|seating|patio|chairs|sidewalk)\b)|\b(?:sidewalk|outdoor|patio) (?:caf[eé]|restaurant|bistro)s?\b|\b(?:caf[eé]|restaurant|brewery|pub)s? (?:patios?|terraces?|decks?|gardens?)\b/,
    also: /\b(?:caf[eé]|(?:shop|store)[- ]?(?:front|window)|florist|boutique)s?\b/,
    is: 'a shop front with an awning and sidewalk tables',
    has: /\b(?:seating|commercial|retail|lease|windows?|awnings?|(?:outdoor )?tables?|sidewalk|outdoor seating|patio|corner|storefronts?|main street|local|shops?|small|next door|beside)\b/,
  },
} as const satisfies ListedScenes;
