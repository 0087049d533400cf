import { expect, test } from 'vitest';
import { z } from 'zod';
import { ComponentSchemas } from './component-schemas.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('a schema with a name stands once, and is referred to', () => {
  const Tag = z.string().max(50);
  const Item = z.object({ tag: Tag });
  const schemas = new ComponentSchemas(
    new Map<z.ZodType, string>([
      [Tag, 'Tag'],
      [Item, 'Item'],
    ]),
  );
  const list = schemas.schemaOf(z.array(Item), 'output', 'listItems');
  const sent = schemas.schemaOf(Item, 'input', 'addItem');
  const components = schemas.components();
  expect(Object.keys(components)).toEqual(['Item', 'Tag']);
  expect(list).toEqual({ type: 'array', items: reference('Item') });
  expect(sent).toEqual(reference('Item'));
  expect(components.Item?.properties).toEqual({ tag: reference('Tag') });
  expect(components.Tag).toEqual({ type: 'string', maxLength: 50 });
});

test('what is sent differently from what is answered has two names, all the way up', () => {
  const Query = z.object({ order: z.string().default('score') });
  const Search = z.object({ query: Query });
  const schemas = new ComponentSchemas(
    new Map<z.ZodType, string>([
      [Query, 'Query'],
      [Search, 'Search'],
    ]),
  );
  const sent = schemas.schemaOf(Search, 'input', 'search');
  const answered = schemas.schemaOf(Search, 'output', 'search');
  const components = schemas.components();
  expect([sent, answered]).toEqual([reference('SearchInput'), reference('Search')]);
  expect(components.SearchInput?.properties).toEqual({ query: reference('QueryInput') });
  expect(components.QueryInput?.required).toBeUndefined();
  expect(components.Query?.required).toEqual(['order']);
});

test('a schema that holds itself is referred to, with a name and without one', () => {
  const Node: z.ZodType = z.object({ children: z.array(z.lazy(() => Node)) });
  const named = new ComponentSchemas(new Map([[Node, 'Node']]));
  expect(named.schemaOf(Node, 'output', 'getNode')).toEqual(reference('Node'));
  expect(named.components().Node?.properties).toEqual({
    children: { type: 'array', items: reference('Node') },
  });

  const nameless = new ComponentSchemas(new Map());
  const json = nameless.schemaOf(z.object({ draft: z.json() }), 'input', 'keepDraft');
  const components = nameless.components();
  const [name = ''] = Object.keys(components);
  expect(name).toMatch(/^keepDraft_/);
  expect(JSON.stringify(json)).toContain(`#/components/schemas/${name}`);
  expect(JSON.stringify({ json, components })).not.toContain('$defs');
});
