import { schemas } from '@pribavka/api/schemas';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { brokenOf, type Node, validOf } from '../test/fuzz/arbitrary.ts';
import { formats } from './formats.ts';
import { leanSchema } from './lean-schema.ts';

const ajv = new Ajv({ strict: false });
for (const [name, { check }] of Object.entries(formats))
  ajv.addFormat(name, { type: 'string', validate: (value: string) => check(value) === undefined });

const pools = { ids: ['0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'] };
const all = Object.entries(schemas).flatMap(([key, parts]) =>
  Object.entries(parts as Record<string, Node>)
    .filter(([part]) => part === 'body' || part === 'data')
    .map(([part, schema]) => ({ name: `${key} ${part}`, schema })),
);

describe('a lean schema', () => {
  it('has no union with null left but of one value', () => {
    const unions = all.filter(({ schema }) => /"anyOf":\[(?!\{"const)/.test(JSON.stringify(leanSchema(schema))));
    expect(unions.map(({ name }) => name)).toEqual([]);
  });

  it('keeps what a union says of the one and of the other', () => {
    const optional = (some: object) => ({ description: 'О чём', anyOf: [some, { type: 'null' }] });
    expect(leanSchema(optional({ type: 'string', maxLength: 3, enum: ['a'] }))).toEqual({
      description: 'О чём',
      type: ['string', 'null'],
      maxLength: 3,
      enum: ['a', null],
    });
    expect(leanSchema(optional({ type: 'string', const: 'a' }))).toEqual(optional({ type: 'string', const: 'a' }));
    const two = { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] };
    expect(leanSchema(two)).toEqual(two);
  });

  it.each(all)('$name: takes what the schema takes, and nothing else', ({ schema }) => {
    const exact = ajv.compile(schema);
    const lean = ajv.compile(leanSchema(schema));
    fc.assert(
      fc.property(fc.oneof(validOf(schema, pools), brokenOf(schema, pools)), (value) => {
        expect(lean(value)).toBe(exact(value));
      }),
      { numRuns: 40, seed: 5 },
    );
    ajv.removeSchema(schema);
  });
});
