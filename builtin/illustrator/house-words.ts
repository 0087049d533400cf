import type { Fence, Paving, Roofing } from './scene.ts';
import type { Words } from './words.ts';

const rail = '(?:fenc(?:e|es|ing|ed)|railings?)';

/** The fence around a lot. */
export const fenceWords: Words<Fence> = [
  ['picket', /\b(?:white )?picket fenc(?:e|es|ing)\b|\bpickets\b/],
  [
    'iron',
    new RegExp(`\\b(?:(?:wrought|black|cast)[- ])*iron ${rail}\\b|\\bmetal fenc(?:e|es|ing)\\b`),
  ],
  ['chain-link', /\bchain[- ]?link(?:ed)?(?: fenc(?:e|es|ing))?\b/],
  [
    'split-rail',
    /\b(?:split[- ]rail|rail|log|wooden|wood|rustic|farm|country)(?: rail)? fenc(?:e|es|ing)\b/,
  ],
  [
    'ranch-rail',
    /\b(?:(?:white|black|brown|gray|dark)(?: (?:board|rail|plank|horse|farm|wood(?:en)?))*|(?:four|three)-board|horse|pasture|paddock) fenc(?:e|es|ing)\b/,
  ],
  ['vinyl', /\bvinyl(?: privacy)? fenc(?:e|es|ing)\b/],
  [
    'wood',
    /\b(?:(?:wooden|wood|cedar) )?privacy fenc(?:e|es|ing)\b|\b(?:cedar|board) fenc(?:e|es|ing)\b|\bfenced(?:[- ]in)? (?:back ?-?)?yards?\b/,
  ],
  ['stone', /\b(?:(?:low|old|dry) )*stone (?:fenc(?:e|es|ing)|walls?)\b/],
];

/** What a roof is covered with. */
export const roofWords: Words<Roofing> = [
  [
    'metal',
    /\b(?:(?:standing[- ]seam|corrugated)(?: metal)?|metal|tin|steel) roof(?:s|ing|line)?\b/,
  ],
  ['copper', /\bcopper roof(?:s|ing)?\b/],
  [
    'tile',
    /\b(?:(?:red |clay |barrel |terra ?-?cotta |spanish |mission )*tiled? roof(?:s|ing)?|terra ?-?cotta roof(?:s|ing)?)\b/,
  ],
  ['slate', /\bslate roof(?:s|ing)?\b/],
  [
    'shake',
    /\b(?:cedar|wood(?:en)?)(?: (?:shakes?|shingles?|shingled))? roof(?:s|ing)?\b|\bshake roof(?:s|ing)?\b/,
  ],
];

const way =
  '(?:(?:circular|long|winding|curv(?:ed|ing)|steep|shared|narrow|wide|front|garden|covered|tree[- ]lined) )*(?:drive ?-?ways?|drives?|walk ?-?ways?|walks?|paths?|lanes?|roads?|sidewalks?)';

/** What a drive or a walk is covered with. */
export const pavingWords: Words<Paving> = (
  [
    ['gravel', '(?:pea )?gravel|crushed (?:stone|granite|rock)'],
    ['shell', '(?:crushed )?(?:oyster )?shell'],
    ['dirt', 'dirt|earth|sandy?'],
    ['brick', 'brick|(?:brick )?pavers?|cobble ?stones?|cobbled|herringbone'],
    ['stone', '(?:stepping[- ])?stones?|flag ?stones?|slate|blue ?stone|fieldstone'],
    ['concrete', 'concrete|cement'],
    ['asphalt', 'asphalt|blacktop|paved'],
  ] as const
).map(
  ([kind, names]) =>
    [
      kind,
      new RegExp(
        `\\b(?:${names}) ${way}\\b|\\b${way} (?:of|in) (?:[a-z]+ )?(?:${names})\\b${kind === 'stone' ? '|\\bstepping stones\\b' : ''}`,
      ),
    ] as const,
);

const house =
  '(?:house|home|cottage|mansion|manor|farm ?-?house|ranch|facade|exterior|front|colonial|estate|craftsman|bungalow|tudor|chateau|villa|accents?|siding|veneer)';

/** Whether walls are of stone. */
export const stoneWords = new RegExp(
  `\\b(?:stone|limestone|fieldstone|river rock|stacked[- ]stone)(?: [a-z]+)? ${house}s?\\b|\\b${house}s? (?:(?:made|built) )?(?:of|in|from) (?:[a-z]+ )?(?:stone|limestone|fieldstone)\\b`,
);
