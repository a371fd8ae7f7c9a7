import { z } from 'zod';
import { hexToBytes } from '../../encoding/hex.ts';
import type { GenesisAccount } from './genesis.ts';
import contracts from './standard-contracts.json' with { type: 'json' };

const bytes = z
  .string()
  .regex(/^0x([0-9a-f]{2})*$/)
  .transform((value): Uint8Array => hexToBytes(value));

const contractsSchema = z.array(
  z.object({
    name: z.string(),
    address: bytes,
    code: bytes,
    nonce: z.int().default(1).transform(BigInt),
    storage: z.array(z.tuple([bytes, bytes])).default([]),
  }),
);

/**
 * Contracts that tools expect at the same address on every chain, in the state that their creation leaves on
 * a chain with our chain ID: Multicall3 (MIT, from viem), Safe's singleton factory, and EntryPoint 0.7 and
 * 0.8 with the contracts they create (MIT, from @account-abstraction/contracts).
 */
export const STANDARD_CONTRACTS: readonly GenesisAccount[] = contractsSchema
  .parse(contracts)
  .map(({ address, code, nonce, storage }) => ({ address, code, nonce, storage, balanceWei: 0n }));
