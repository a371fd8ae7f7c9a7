import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/http.ts';
import { againWhileFromChain, orFromChain, TIMEOUT_MS } from './or-from-chain.ts';

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

describe('an api that hangs', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const after = (ms: number, data: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return data;
  };
  const never = () => new Promise<string>(() => undefined);

  async function ask(api: () => Promise<string>, node: () => Promise<string | null>) {
    vi.useFakeTimers();
    const answer = orFromChain(api, node);
    await vi.advanceTimersByTimeAsync(10 * TIMEOUT_MS);
    return answer;
  }

  it('has the chain stand in once it was waited for', async () => {
    expect(await ask(never, fromNode)).toEqual({
      source: 'chain',
      data: 'as the node tells it',
      reason: 'away',
    });
  });

  it('is still heard when it answers late and the node has nothing, or does not answer', async () => {
    const late = after(2 * TIMEOUT_MS, 'indexed');
    expect(await ask(late, nowhere)).toEqual({ source: 'index', data: 'indexed' });
    expect(await ask(late, failWith('unreachable', 0))).toEqual({ source: 'index', data: 'indexed' });
    expect(await ask(late, never)).toEqual({ source: 'index', data: 'indexed' });
  });

  it('that is only slow is waited for, and the chain is not asked', async () => {
    let isAsked = false;
    const node = async () => {
      isAsked = true;
      return 'x';
    };
    expect(await ask(after(TIMEOUT_MS - 1, 'indexed'), node)).toEqual({ source: 'index', data: 'indexed' });
    expect(isAsked).toBe(false);
  });
});
