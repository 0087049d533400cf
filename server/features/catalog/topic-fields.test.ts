import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { topicFieldNames, yesNoDefaults, yesNoFields } from '#contract/catalog/topic-fields.ts';
import { prompts } from '#server/db/schema/catalog.ts';

/** The table of a topic's fields and the one in the database say the same. */

const columns = getTableColumns(prompts);

test('every column that an admin fills is a field', () => {
  const { id, version, createdAt, ...filled } = columns;
  expect(Object.keys(filled).toSorted()).toEqual(topicFieldNames.toSorted());
});

test.each(yesNoFields)('%s begins in the database as it does in the form', (field) => {
  expect(columns[field]).toMatchObject({
    dataType: 'boolean',
    notNull: true,
    default: yesNoDefaults[field],
  });
});
