import { toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, expect, it, vi } from 'vitest';
import { readAuthorizations } from './read-authorizations.ts';

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const code = `0x${'c0'.repeat(20)}` as const;

/** Returns an authorization as the node does: numbers as hex without leading zeros. */
async function sign(nonce: number, chainId: number) {
  const { r, s, yParity } = await account.signAuthorization({ address: code, nonce, chainId });
  const [shortR, shortS] = [toHex(BigInt(r)), toHex(BigInt(s))];
  const numbers = { nonce: toHex(nonce), chainId: toHex(chainId), yParity: toHex(yParity!) };
  return { address: code, ...numbers, r: shortR, s: shortS };
}

const answer = (result: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json([{ jsonrpc: '2.0', id: 0, result }]));

afterEach(() => vi.unstubAllGlobals());

it('recovers the account of each authorization, also from a signature that begins with zeros', async () => {
  const signed = await Promise.all(Array.from({ length: 300 }, (_, nonce) => sign(nonce, 96_969)));
  expect(signed.some(({ r }) => r.length < 66)).toBe(true);
  answer({ authorizationList: signed });
  const read = await readAuthorizations('0x', AbortSignal.timeout(10_000));
  expect(read).toEqual(
    signed.map((_, index) => ({
      index,
      account: account.address.toLowerCase(),
      code,
      nonce: BigInt(index),
      chainId: 96_969n,
    })),
  );
});

it('names no account for an invalid signature, and lists nothing of other transactions', async () => {
  answer({ authorizationList: [{ ...(await sign(0, 0)), r: '0x0' }] });
  const [read] = await readAuthorizations('0x', AbortSignal.timeout(10_000));
  expect(read).toMatchObject({ account: null, chainId: 0n });
  answer({});
  expect(await readAuthorizations('0x', AbortSignal.timeout(10_000))).toEqual([]);
});
