import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/http.ts';
import { againWhileFromChain, orFromChain, TIMEOUT_MS } from './or-from-chain.ts';

const failWith = (code: string, status: number) => async () => {
  throw new ApiError(code, status, code);
};
const fromNode = async () => 'as the node tells it';
const nowhere = async () => null;

describe('reading from the API with the chain as the fallback', () => {
  it('returns the response of the API', async () => {
    expect(await orFromChain(async () => 'indexed', fromNode)).toEqual({ source: 'index', data: 'indexed' });
  });

  it('falls back to the chain if the API or its database is unavailable', async () => {
    const expected = { source: 'chain', data: 'as the node tells it', reason: 'away' };
    expect(await orFromChain(failWith('unreachable', 0), fromNode)).toEqual(expected);
    expect(await orFromChain(failWith('unavailable', 503), fromNode)).toEqual(expected);
  });

  it('falls back to the chain for data that is not indexed yet', async () => {
    expect(await orFromChain(failWith('block_not_found', 404), fromNode)).toEqual({
      source: 'chain',
      data: 'as the node tells it',
      reason: 'behind',
    });
  });

  it('returns the API’s error if neither knows the subject', async () => {
    await expect(orFromChain(failWith('block_not_found', 404), nowhere)).rejects.toThrow('block_not_found');
    await expect(orFromChain(failWith('unreachable', 0), nowhere)).rejects.toThrow('unreachable');
  });

  it('reports unavailability if the chain does not respond either', async () => {
    await expect(orFromChain(failWith('unreachable', 0), failWith('unreachable', 0))).rejects.toThrow(
      'unreachable',
    );
  });

  it('does not query the chain for a rejected request', async () => {
    let isRequested = false;
    const node = async () => {
      isRequested = true;
      return 'x';
    };
    await expect(orFromChain(failWith('invalid_input', 400), node)).rejects.toThrow('invalid_input');
    expect(isRequested).toBe(false);
  });

  it('polls the API while the chain is the fallback, and not afterwards', () => {
    expect(againWhileFromChain({ source: 'chain', data: 1, reason: 'away' })).toBe(10_000);
    expect(againWhileFromChain({ source: 'index', data: 1 })).toBe(false);
    expect(againWhileFromChain(undefined)).toBe(false);
  });
});

describe('an API that hangs', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const after = (ms: number, data: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return data;
  };
  const never = () => new Promise<string>(() => undefined);

  async function request(api: () => Promise<string>, node: () => Promise<string | null>) {
    vi.useFakeTimers();
    const answer = orFromChain(api, node);
    await vi.advanceTimersByTimeAsync(10 * TIMEOUT_MS);
    return answer;
  }

  it('is replaced by the chain after a timeout', async () => {
    expect(await request(never, fromNode)).toEqual({
      source: 'chain',
      data: 'as the node tells it',
      reason: 'away',
    });
  });

  it('is still used when it responds late and the node has no data or no response', async () => {
    const late = after(2 * TIMEOUT_MS, 'indexed');
    expect(await request(late, nowhere)).toEqual({ source: 'index', data: 'indexed' });
    expect(await request(late, failWith('unreachable', 0))).toEqual({ source: 'index', data: 'indexed' });
    expect(await request(late, never)).toEqual({ source: 'index', data: 'indexed' });
  });

  it('is awaited without querying the chain if it is only slow', async () => {
    let isRequested = false;
    const node = async () => {
      isRequested = true;
      return 'x';
    };
    expect(await request(after(TIMEOUT_MS - 1, 'indexed'), node)).toEqual({
      source: 'index',
      data: 'indexed',
    });
    expect(isRequested).toBe(false);
  });
});
