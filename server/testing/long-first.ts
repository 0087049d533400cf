import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long, the longest first: begun last, one would keep a whole run waiting. */
const long = [
  'bench/bench.test.ts',
  'server/fuzz.test.ts',
  'server/main.test.ts',
  'scripts/start.test.ts',
  'server/faults.test.ts',
  'server/attack.test.ts',
  'server/adapters/ai/ai.test.ts',
  'builtin/illustrator/compose.test.ts',
  'server/content/fair-housing/growth.test.ts',
  'scripts/growth/growth.test.ts',
  'server/db/embedded/recovery.test.ts',
  'server/backup/commands.test.ts',
  'builtin/writer/blog/write-blog.test.ts',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = long.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? long.length : place;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
