import {
  intervalOf,
  type Measured,
  measure,
  precisionOf,
  recallOf,
  type Share,
} from '#builtin/fair-housing/labelled/measure.ts';

/**
 * How well the check does on labelled sentences, as a table of Markdown for docs/fair-housing.md.
 * Run: npx node scripts/fair-housing-report.ts [--wrong]
 * `--wrong` lists what it gets wrong in the tuned half. There is no such list of the held-out half.
 */
const shown = (share: Share) => {
  if (share.of === 0) return '–';
  const [low, high] = intervalOf(share).map((value) => value.toFixed(2));
  return `${(share.hits / share.of).toFixed(2)} (${low} to ${high}), ${share.hits} of ${share.of}`;
};

for (const half of ['held-out', 'tuned'] as const) {
  const all = measure(half);
  print(`\n### ${half}\n`);
  print('| | recall | precision |\n|---|---|---|');
  print(`| all | ${shown(recallOf(all))} | ${shown(precisionOf(all))} |`);
  for (const [name, some] of groups(all)) {
    print(`| ${name} | ${shown(recallOf(some))} | ${shown(precisionOf(some))} |`);
  }
  if (half === 'tuned' && process.argv.includes('--wrong')) {
    for (const { isFault, isFlagged, sentence } of all) {
      if (isFault !== isFlagged) print(`${isFault ? 'missed' : 'false'}: ${sentence}`);
    }
  }
}

/** By class, with the fine sentences of the same register beside them; then by register. */
function groups(all: Measured[]): [string, Measured[]][] {
  const faults = all.filter(({ isFault }) => isFault);
  const fine = all.filter(({ isFault }) => !isFault);
  const classes = [...Map.groupBy(faults, ({ topic }) => topic)];
  const topics = [...Map.groupBy(fine, ({ topic }) => topic)];
  const registers = [...Map.groupBy(all, ({ register }) => register)];
  return [
    ...classes.map(([name, some]): [string, Measured[]] => [`class: ${name}`, some]),
    ...topics.map(([name, some]): [string, Measured[]] => [`fine: ${name}`, some]),
    ...registers.map(([name, some]): [string, Measured[]] => [`register: ${name}`, some]),
  ];
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
