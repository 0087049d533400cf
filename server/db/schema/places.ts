import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const states = pgTable('states', {
  id: id(),
  name: text().notNull().unique(),
  abbreviation: text().notNull().unique(),
});

export const counties = pgTable(
  'counties',
  {
    id: id(),
    name: text().notNull(),
    /** The Census Bureau's five-digit code. */
    fips: text().notNull().unique(),
    stateId: integer()
      .notNull()
      .references(() => states.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('counties_state_index').on(table.stateId),
    uniqueIndex('counties_name_unique').on(table.stateId, table.name),
  ],
);
