import { describe, expect, it } from 'vitest';
import { hoistSchemas } from './hoist-schemas.ts';
import { NAME_KEY } from './named-schemas.ts';

const coin = {
  [NAME_KEY]: 'Coin',
  type: 'object',
  properties: { amount: { [NAME_KEY]: 'Amount', type: 'string' } },
};
const named = new Map<string, unknown>([
  ['Coin', coin],
  ['Amount', { [NAME_KEY]: 'Amount', type: 'string' }],
  ['Side', { [NAME_KEY]: 'Side', type: 'string', enum: ['left', 'right'] }],
]);
const COIN = { $ref: '#/components/schemas/Coin' };

describe('a named schema', () => {
  it('is described once, as are the schemas in it', () => {
    const { value, schemas } = hoistSchemas({ items: coin, rest: [coin] }, named);
    expect(value).toEqual({ items: COIN, rest: [COIN] });
    expect(schemas).toEqual({
      Amount: { type: 'string' },
      Coin: { type: 'object', properties: { amount: { $ref: '#/components/schemas/Amount' } } },
    });
  });

  it('may be null where it is nullable', () => {
    const side = { [NAME_KEY]: 'Side', type: ['string', 'null'], enum: ['left', 'right', null] };
    const { value } = hoistSchemas({ coin: { ...coin, type: ['object', 'null'] }, side }, named);
    expect(value).toEqual({
      coin: { anyOf: [COIN, { type: 'null' }] },
      side: { anyOf: [{ $ref: '#/components/schemas/Side' }, { type: 'null' }] },
    });
  });

  it('keeps what one place says about it', () => {
    const { value } = hoistSchemas({ ...coin, description: 'The price' }, named);
    expect(value).toEqual({ ...COIN, description: 'The price' });
  });

  it('is not referred to where it is narrowed', () => {
    const { value, schemas } = hoistSchemas({ [NAME_KEY]: 'Amount', type: 'string', maxLength: 3 }, named);
    expect(value).toEqual({ type: 'string', maxLength: 3 });
    expect(schemas).toEqual({});
  });
});
