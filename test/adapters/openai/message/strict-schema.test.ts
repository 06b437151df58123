import { describe, expect, it } from 'vitest';
import { strictSchema, withoutNulls } from '../../../../src/adapters/openai/message/index.ts';

const schema = {
  type: 'object',
  properties: {
    kind: { const: 'fix' },
    line: { type: 'integer', minimum: 1 },
    files: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, create: { type: 'boolean', default: false } },
        required: ['path'],
      },
    },
  },
  required: ['kind'],
};
const orNull = (option: object) => ({ anyOf: [option, { type: 'null' }] });

describe('a strict schema', () => {
  it('names every member, and lets those be null that are optional', () => {
    expect(strictSchema(schema)).toEqual({
      type: 'object',
      properties: {
        kind: { enum: ['fix'] },
        line: orNull({ type: 'integer' }),
        files: orNull({
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, create: orNull({ type: 'boolean' }) },
            required: ['path', 'create'],
            additionalProperties: false,
          },
        }),
      },
      required: ['kind', 'line', 'files'],
      additionalProperties: false,
    });
  });

  it.each([
    ['members of any name', { type: 'object' }],
    ['any value', { type: 'object', properties: { value: {} } }],
    ['a keyword that is not known', { oneOf: [{ type: 'string' }] }],
    ['such a part of a list', { type: 'array', items: { not: { type: 'string' } } }],
  ])('cannot be had for %s', (_, loose) => {
    expect(strictSchema(loose)).toBeUndefined();
  });
});

describe('the nulls of optional members', () => {
  it('are removed at every depth, and others stay', () => {
    const input = { kind: null, line: null, files: [{ path: 'a', create: null }], more: null };
    expect(withoutNulls(input, schema)).toEqual({ kind: null, files: [{ path: 'a' }], more: null });
  });

  it.each(['text', 3, null, [1]])('are looked for in objects only: %j', (input) => {
    expect(withoutNulls(input, schema)).toEqual(input);
  });
});
