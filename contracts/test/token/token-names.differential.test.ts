import { tokenFactoryAbi, tokenFactoryBytecode } from '@nova/abi/token-factory';
import { isTokenName, isTokenSymbol } from '@nova/shared/token/names';
import { array, constantFrom, oneof, record, sample, string } from 'fast-check';
import { type Address, BaseError, ContractFunctionRevertedError, maxUint128 } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANVIL_ACCOUNT, type AnvilClient, createAnvilClient, deployFromAnvil } from '../send-from-anvil.ts';
import { type Anvil, startAnvil } from '../start-anvil.ts';

/** Characters at the boundaries of the visible ranges. */
const ODD = [' ', '\u00A0', '\u00AD', '\u061C', '\u200A', '\u200B', '\u202E', '\u2069', '\u206F'].concat(
  ['\u2070', '\u2800', '\u3164', '\uFE0E', '\uFE0F', '\uFFA0', '\uFFEF', '\uFFFD'],
  ['\u{E0041}', '\u{E1000}', '\u17B4', '\u{1BCA0}', '\uE000', '\u{1FFFE}', '\u{F0000}', '\uFDD0'],
);

let anvil: Anvil;
let client: AnvilClient;
let factory: Address;

beforeAll(async () => {
  anvil = await startAnvil();
  client = createAnvilClient(anvil.rpcUrl);
  factory = await deployFromAnvil(client, {
    abi: tokenFactoryAbi,
    bytecode: tokenFactoryBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT],
  });
});
afterAll(() => anvil.stop());

/** Submits a name and a symbol to the factory. Returns its error, or null if it would create the token. */
async function findRefusal(name: string, symbol: string): Promise<string | null> {
  try {
    await client.simulateContract({
      address: factory,
      abi: tokenFactoryAbi,
      functionName: 'create',
      args: [name, symbol, maxUint128, ''],
    });
    return null;
  } catch (error) {
    const revert =
      error instanceof BaseError ? error.walk((e) => e instanceof ContractFunctionRevertedError) : null;
    if (!(revert instanceof ContractFunctionRevertedError) || !revert.data) throw error;
    return revert.data.errorName;
  }
}

describe('names.ts and DisplayName', () => {
  it('agree on 1,000 random names and symbols', async () => {
    const odd = constantFrom(...ODD);
    const letters = oneof(
      { weight: 8, arbitrary: string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: odd },
    );
    const symbolLetters = constantFrom(...'NACWEPUSDT01534VQ7O'.split(''));
    const inputs = sample(
      record({
        name: array(letters, { maxLength: 12 }).map((parts) => parts.join('')),
        symbol: oneof(
          constantFrom('NAC', 'WNAC', 'EP', 'USDT', 'U5DT', 'NACA', 'ep', 'ABCDEFGHIJK', 'ABCDEFGHIJKL'),
          array(symbolLetters, { maxLength: 5 }).map((parts) => parts.join('')),
        ),
      }),
      { numRuns: 1_000, seed: 96_969 },
    );
    const seen = new Map<string | null, number>();
    for (const { name, symbol } of inputs) {
      const expected = isTokenName(name) ? (isTokenSymbol(symbol) ? null : 'InvalidSymbol') : 'InvalidName';
      expect(await findRefusal(name, symbol), `${JSON.stringify(name)} ${symbol}`).toBe(expected);
      seen.set(expected, (seen.get(expected) ?? 0) + 1);
    }
    // A sample without one of the outcomes would prove nothing about it.
    expect([null, 'InvalidName', 'InvalidSymbol'].filter((kind) => (seen.get(kind) ?? 0) < 100)).toEqual([]);
  });
});
