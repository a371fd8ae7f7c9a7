import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/http.ts';
import { againWhileFromChain, orFromChain } from './or-from-chain.ts';

const failWith = (code: string, status: number) => async () => {
  throw new ApiError(code, status, code);
};
const fromNode = async () => 'as the node tells it';
const nowhere = async () => null;

describe('reading from the api, or else from the chain', () => {
  it('takes the api at its word', async () => {
    expect(await orFromChain(async () => 'indexed', fromNode)).toEqual({ source: 'index', data: 'indexed' });
  });

  it('lets the chain stand in while the api is away, or its database', async () => {
    const expected = { source: 'chain', data: 'as the node tells it', reason: 'away' };
    expect(await orFromChain(failWith('unreachable', 0), fromNode)).toEqual(expected);
    expect(await orFromChain(failWith('unavailable', 503), fromNode)).toEqual(expected);
  });

  it('lets the chain stand in for what the index does not hold yet', async () => {
    expect(await orFromChain(failWith('block_not_found', 404), fromNode)).toEqual({
      source: 'chain',
      data: 'as the node tells it',
      reason: 'behind',
    });
  });

  it('says in the words of the api what neither of them knows', async () => {
    await expect(orFromChain(failWith('block_not_found', 404), nowhere)).rejects.toThrow('block_not_found');
    await expect(orFromChain(failWith('unreachable', 0), nowhere)).rejects.toThrow('unreachable');
  });

  it('says it is away when the chain does not answer either', async () => {
    await expect(orFromChain(failWith('unreachable', 0), failWith('unreachable', 0))).rejects.toThrow(
      'unreachable',
    );
  });

  it('does not ask the chain about what was refused', async () => {
    let isAsked = false;
    const node = async () => {
      isAsked = true;
      return 'x';
    };
    await expect(orFromChain(failWith('invalid_input', 400), node)).rejects.toThrow('invalid_input');
    expect(isAsked).toBe(false);
  });

  it('asks the api again while the chain stands in, and not after', () => {
    expect(againWhileFromChain({ source: 'chain', data: 1, reason: 'away' })).toBe(10_000);
    expect(againWhileFromChain({ source: 'index', data: 1 })).toBe(false);
    expect(againWhileFromChain(undefined)).toBe(false);
  });
});
