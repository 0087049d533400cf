import { placeWords } from '#builtin/writer/place/place-words.ts';
import { seasonOf } from '#builtin/writer/place/season.ts';

type Subject = { title: string; topic?: string; place?: { city: string; state: string } };

/**
 * What a picture could show where nobody has said it: chosen by the words of the title, with homes and
 * land as they are in that part of the country. Words of the text itself are never sent for a picture.
 */
export function sceneFor({ title, topic = '', place }: Subject, today = new Date()): string {
  const [, motif, isIndoors] =
    motifs.find(([words]) => words.test(title)) ??
    motifs.find(([words]) => words.test(topic)) ??
    [];
  const known = place?.state ? placeWords(place) : undefined;
  // A state nobody knows has no region to draw.
  const region = known && known.state !== known.stateCode ? known.region : undefined;
  const outside = region ? `${region.homes}, ${region.land}` : 'well-kept homes and old trees';
  return [
    motif ?? 'A welcoming home seen from the street',
    !isIndoors && outside,
    `${seasonOf(today)} light`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Rooms and things first, streets and seasons after them. */
const motifs: [words: RegExp, motif: string, isIndoors?: true][] = [
  [/\bkitchen/i, 'A bright kitchen with a clear counter and a window over the sink', true],
  [/\bbath(?:room)?s?\b/i, 'A clean bathroom with daylight on white tile', true],
  [/\bopen house/i, 'A front door standing open at the end of a garden path'],
  [
    /\b(?:stag(?:e|ing)|declutter|furnitur|living room)/i,
    'A tidy living room in soft daylight',
    true,
  ],
  [
    /\b(?:renovat|remodel|project|permit|repair)/i,
    'A half-painted room with a ladder and tools',
    true,
  ],
  [/\b(?:inspect|maintenance|gutter|roof|hvac|furnace)/i, 'A roof line with clean gutters'],
  [/\b(?:winteriz|snow|freez|ice\b)/i, 'A home under fresh snow with lit windows'],
  [/\b(?:garden|yard|lawn|curb appeal|landscap)/i, 'A front yard in good order with a path'],
  [
    /\b(?:mortgage|financ|loan|rate|budget|closing|contract|paperwork|checklist|offer)/i,
    'A kitchen table with papers, a pen, keys and a cup of coffee',
    true,
  ],
  [/\b(?:new construction|builder|new home)/i, 'A newly framed house on a graded lot'],
  [/\b(?:downsiz|moving|relocat|pack)/i, 'Moving boxes in an empty room with tall windows', true],
  [/\b(?:luxury|(?<!real )estate)\b/i, 'A large home behind a clipped hedge at dusk'],
  [/\b(?:invest|rental|duplex|landlord)/i, 'A row of small apartment houses'],
  [/\b(?:neighborhood|area|guide|local|event|downtown)/i, 'A main street with small shop fronts'],
  [/\b(?:market|price|report|trend|number)/i, 'A street of homes seen from a low hill'],
  [/\b(?:sold|closed|keys|first-time)/i, 'House keys on a porch rail in front of a home'],
];
