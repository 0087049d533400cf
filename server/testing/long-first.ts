import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, in this order: begun last, one would keep a whole run waiting. */
const longest = [
  'bench/bench.slow.test.ts',
  'server/fuzz.slow.test.ts',
  'server/main.slow.test.ts',
  'scripts/start.slow.test.ts',
  'server/faults.slow.test.ts',
  'server/attack.slow.test.ts',
];

/** The slow tests before all others. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      if (place >= 0) return place;
      return moduleId.endsWith('.slow.test.ts') ? longest.length : longest.length + 1;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
