import { z } from 'zod';
import { bytesToHex, hexToBytes, quantity } from '../../encoding/hex.ts';
import type { GenesisAccount, GenesisConfig } from './genesis.ts';
import { scheduleSchema } from './schedule.ts';

const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((value): Uint8Array => hexToBytes(value));
const bytes = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform((value): Uint8Array => hexToBytes(value));
const amount = z
  .string()
  .regex(/^0x[0-9a-fA-F]+$/)
  .transform((value) => BigInt(value));

const accountSchema = z.object({
  address,
  balanceWei: amount,
  nonce: amount,
  code: bytes,
  storage: z.array(z.tuple([bytes, bytes])),
});

/** The parameters of a genesis block as stores, export files and validators represent them. */
export const genesisConfigSchema = z.object({
  chainId: z.int().positive(),
  deployer: address,
  validator: address,
  coinbase: address,
  timestamp: z.int().nonnegative().optional(),
  allocation: z.array(accountSchema).optional(),
  schedule: scheduleSchema.optional(),
  hasStandardContracts: z.boolean().optional(),
});

function accountToJson({ address, balanceWei, nonce, code, storage }: GenesisAccount): object {
  return {
    address: bytesToHex(address),
    balanceWei: quantity(balanceWei),
    nonce: quantity(nonce),
    code: bytesToHex(code),
    storage: storage.map(([slot, value]) => [bytesToHex(slot), bytesToHex(value)]),
  };
}

export function genesisConfigToJson(config: GenesisConfig): object {
  const { chainId, deployer, validator, coinbase, timestamp, allocation, schedule, hasStandardContracts } =
    config;
  return {
    chainId,
    deployer: bytesToHex(deployer),
    validator: bytesToHex(validator),
    coinbase: bytesToHex(coinbase),
    ...(timestamp !== undefined && { timestamp }),
    ...(allocation !== undefined && { allocation: allocation.map(accountToJson) }),
    ...(schedule !== undefined && { schedule }),
    ...(hasStandardContracts === true && { hasStandardContracts }),
  };
}

/**
 * Parses the parameters of a genesis block.
 * @throws ZodError
 */
export function genesisConfigFromJson(json: unknown): GenesisConfig {
  const { timestamp, allocation, schedule, hasStandardContracts, ...rest } = genesisConfigSchema.parse(json);
  return {
    ...rest,
    ...(timestamp !== undefined && { timestamp }),
    ...(allocation !== undefined && { allocation }),
    ...(schedule !== undefined && { schedule }),
    ...(hasStandardContracts === true && { hasStandardContracts }),
  };
}
