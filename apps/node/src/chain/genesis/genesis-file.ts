import { BLOCK_EXTRA } from '@nova/shared/explorer/block-extra';
import { z } from 'zod';
import { bytesToHex, type Hex, hexToBytes, padTo32, quantity } from '../../encoding/hex.ts';
import { encodeRlp } from '../../encoding/rlp.ts';
import { StoreError } from '../../store/chain-store.ts';
import { type GenesisAccount, genesisAccounts, type GenesisConfig, genesisRules } from './genesis.ts';
import { ZERO_HASH } from '../header.ts';
import { BLOCK_GAS_LIMIT, GENESIS_TIMESTAMP } from './rules.ts';
import { type ForkSchedule, scheduleSchema } from './schedule.ts';
import { encodeVanity } from '../sealing/seal.ts';

/** The mixHash that Besu requires in an IBFT 2.0 or QBFT genesis. */
const BFT_MIX_HASH = '0x63746963616c2062797a616e74696e65206661756c7420746f6c6572616e6365';
const NOTHING = new Uint8Array(0);

type Json = Record<string, unknown>;

/** Returns an account in geth's format. */
export function accountToJson({ balanceWei, nonce, code, storage }: GenesisAccount): Json {
  return {
    balance: quantity(balanceWei),
    ...(nonce > 0n && { nonce: quantity(nonce) }),
    ...(code.length > 0 && { code: bytesToHex(code) }),
    ...(storage.length > 0 && {
      storage: Object.fromEntries(
        storage.map(([slot, value]) => [bytesToHex(padTo32(slot)), bytesToHex(padTo32(value))]),
      ),
    }),
  };
}

function common(config: GenesisConfig): Json {
  return {
    nonce: '0x0',
    timestamp: quantity(config.timestamp ?? GENESIS_TIMESTAMP),
    gasLimit: quantity(BLOCK_GAS_LIMIT),
    number: '0x0',
    gasUsed: '0x0',
    parentHash: bytesToHex(ZERO_HASH),
    coinbase: bytesToHex(config.coinbase),
    alloc: Object.fromEntries(
      genesisAccounts(config).map((account) => [bytesToHex(account.address), accountToJson(account)]),
    ),
  };
}

const BLOB_SCHEDULE = { target: 3, max: 6, baseFeeUpdateFraction: 3_338_477 };

/** Returns the fork times under geth's names; `novaBaseFeeTime` is ours, and other engines ignore it. */
function scheduleToJson({ baseFeeTime, pragueTime, osakaTime }: ForkSchedule = {}): Json {
  return {
    ...(pragueTime !== undefined && { pragueTime }),
    ...(osakaTime !== undefined && { osakaTime }),
    ...(baseFeeTime !== undefined && { novaBaseFeeTime: baseFeeTime }),
    blobSchedule: {
      cancun: BLOB_SCHEDULE,
      ...(pragueTime !== undefined && { prague: BLOB_SCHEDULE }),
      ...(osakaTime !== undefined && { osaka: BLOB_SCHEDULE }),
    },
  };
}

/** Returns the genesis in geth's format; an engine that builds the header from it gets our genesis hash. */
export function gethGenesis(config: GenesisConfig): Json {
  const blocks = [
    'homestead',
    'eip150',
    'eip155',
    'eip158',
    'byzantium',
    'constantinople',
    'petersburg',
    'istanbul',
    'berlin',
    'london',
  ];
  const extraData = Buffer.concat([
    encodeVanity(0, config.chainId),
    config.validator,
    new Uint8Array(BLOCK_EXTRA.sealLength),
  ]);
  return {
    config: {
      chainId: config.chainId,
      ...Object.fromEntries(blocks.map((name) => [`${name}Block`, 0])),
      terminalTotalDifficulty: 0,
      shanghaiTime: 0,
      cancunTime: 0,
      ...scheduleToJson(config.schedule),
    },
    ...common(config),
    baseFeePerGas: quantity(genesisRules(config).baseFeeWei),
    extraData: bytesToHex(extraData),
    difficulty: '0x0',
    mixHash: bytesToHex(ZERO_HASH),
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
  };
}

/**
 * Returns the extraData of a QBFT genesis: RLP of [32 bytes vanity, validators, no vote, round 0, no seals].
 */
export function qbftExtraData(validators: readonly Uint8Array[]): Hex {
  return bytesToHex(encodeRlp([new Uint8Array(32), [...validators], [], NOTHING, []]));
}

/**
 * Returns the same accounts as the genesis of a Besu network with QBFT, no base fee, and our coinbase as
 * beneficiary.
 */
export function besuGenesis(config: GenesisConfig, validators: readonly Uint8Array[]): Json {
  return {
    config: {
      chainId: config.chainId,
      berlinBlock: 0,
      londonBlock: 0,
      shanghaiTime: 0,
      cancunTime: 0,
      ...(config.schedule?.pragueTime !== undefined && { pragueTime: config.schedule.pragueTime }),
      ...(config.schedule?.osakaTime !== undefined && { osakaTime: config.schedule.osakaTime }),
      zeroBaseFee: true,
      qbft: {
        epochlength: 30_000,
        blockperiodseconds: 1,
        requesttimeoutseconds: 4,
        miningbeneficiary: bytesToHex(config.coinbase),
      },
    },
    ...common(config),
    baseFeePerGas: '0x0',
    extraData: qbftExtraData(validators),
    difficulty: '0x1',
    mixHash: BFT_MIX_HASH,
  };
}

const bytes = z
  .string()
  .regex(/^0x([0-9a-fA-F]{2})*$/)
  .transform((value): Uint8Array => hexToBytes(value));
const amount = z.union([z.string().regex(/^(0x[0-9a-fA-F]+|\d+)$/), z.int().nonnegative()]).transform(BigInt);
const addressBytes = z
  .string()
  .regex(/^(0x)?[0-9a-fA-F]{40}$/)
  .transform((value): Uint8Array => Buffer.from(value.slice(-40), 'hex'));

const accountSchema = z.object({
  balance: amount.default(0n),
  nonce: amount.default(0n),
  code: bytes.default(() => NOTHING),
  storage: z.record(z.string(), z.string()).default({}),
});

const fileSchema = z.object({
  config: z.object({
    chainId: z.int().positive(),
    pragueTime: z.int().nonnegative().optional(),
    osakaTime: z.int().nonnegative().optional(),
    novaBaseFeeTime: z.int().nonnegative().optional(),
  }),
  timestamp: amount.default(0n),
  extraData: bytes,
  coinbase: addressBytes,
  alloc: z.record(z.string(), accountSchema),
});

const word = (value: string): Uint8Array => hexToBytes(`0x${value.replace(/^0x/, '').padStart(64, '0')}`);

/** Reads an account in geth's format. @throws ZodError */
export function accountFromJson(address: string, json: unknown): GenesisAccount {
  return toAccount(address, accountSchema.parse(json));
}

function toAccount(
  address: string,
  { balance, nonce, code, storage }: z.output<typeof accountSchema>,
): GenesisAccount {
  return {
    address: addressBytes.parse(address),
    balanceWei: balance,
    nonce,
    code,
    storage: Object.entries(storage).map(([slot, value]): [Uint8Array, Uint8Array] => [
      word(slot),
      word(value),
    ]),
  };
}

/**
 * Reads our genesis from a file in geth's format.
 * @throws StoreError with a full sentence
 */
export function readGenesisFile(text: string): GenesisConfig {
  try {
    const file = fileSchema.parse(JSON.parse(text));
    const { vanityLength, sealLength } = BLOCK_EXTRA;
    if (file.extraData.length !== vanityLength + 20 + sealLength) {
      throw new Error('extraData is not 32 bytes vanity, the validator and 65 zero bytes');
    }
    const { chainId, pragueTime, osakaTime, novaBaseFeeTime } = file.config;
    return {
      chainId,
      schedule: scheduleSchema.parse({ pragueTime, osakaTime, baseFeeTime: novaBaseFeeTime }),
      deployer: new Uint8Array(20),
      validator: file.extraData.slice(vanityLength, vanityLength + 20),
      coinbase: file.coinbase,
      timestamp: Number(file.timestamp),
      allocation: Object.entries(file.alloc).map(([address, account]) => toAccount(address, account)),
    };
  } catch (error) {
    throw new StoreError(`The genesis file cannot be used: ${(error as Error).message}`, { cause: error });
  }
}
