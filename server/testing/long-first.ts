import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in this order: begun last, one would keep a whole run waiting. Those that wait for servers
 * stand between those that only reckon, so that the processors never wait for all of them at once.
 */
const longest = [
  'bench/bench.slow.test.ts',
  'server/fuzz.slow.test.ts',
  'server/main.slow.test.ts',
  'builtin/illustrator/compose.slow.test.ts',
  'server/faults.slow.test.ts',
  'builtin/writer/knowledge/knowledge.slow.test.ts',
  'builtin/writer/knowledge/ready-posts.slow.test.ts',
  'scripts/growth/growth.slow.test.ts',
  'builtin/writer/variety.slow.test.ts',
  'server/attack.slow.test.ts',
  'builtin/fair-housing/growth.slow.test.ts',
  'server/backup/commands.slow.test.ts',
  'builtin/writer/writer.slow.test.ts',
  'server/db/embedded/recovery.slow.test.ts',
  'builtin/writer/long-form/long-form.slow.test.ts',
  'scripts/start.slow.test.ts',
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
