import { Address } from '@ethereumjs/util';
import type { EVMRunCallOpts } from '@ethereumjs/evm';
import { keccak256 } from '../crypto/keccak.ts';
import type { Header } from './header.ts';
import { BLOCK_GAS_LIMIT } from './genesis/rules.ts';
import { type ForkSchedule, rulesAt } from './genesis/schedule.ts';

/** The block fields that the EVM can read. */
export type BlockEnvironment = NonNullable<EVMRunCallOpts['block']>;

type EnvironmentFields = Pick<
  Header,
  'number' | 'timestamp' | 'coinbase' | 'gasLimit' | 'mixHash' | 'baseFeePerGas'
>;

/** Returns the environment for executing the transaction of a block with this header. */
export function environmentOf(header: EnvironmentFields): BlockEnvironment {
  return {
    header: {
      number: BigInt(header.number),
      coinbase: new Address(header.coinbase),
      timestamp: BigInt(header.timestamp),
      difficulty: 0n,
      prevRandao: header.mixHash,
      gasLimit: header.gasLimit,
      baseFeePerGas: header.baseFeePerGas,
      getBlobGasPrice: () => 1n,
    },
  };
}

/**
 * Returns PREVRANDAO of the block after `parentHash`. It is known in advance, so contracts must not use it
 * as a source of randomness.
 */
export function mixHashAfter(parentHash: Uint8Array): Uint8Array {
  return keccak256(parentHash);
}

/**
 * Returns the fields of a block on top of `parent` at `timestamp` (whole seconds) by the chain's schedule.
 */
export function nextEnvironmentFields(
  parent: { header: Header; hash: Uint8Array },
  timestamp: number,
  schedule: ForkSchedule,
): EnvironmentFields {
  const time = Math.max(timestamp, parent.header.timestamp);
  return {
    number: parent.header.number + 1,
    timestamp: time,
    coinbase: parent.header.coinbase,
    gasLimit: BLOCK_GAS_LIMIT,
    mixHash: mixHashAfter(parent.hash),
    baseFeePerGas: rulesAt(schedule, time).baseFeeWei,
  };
}
