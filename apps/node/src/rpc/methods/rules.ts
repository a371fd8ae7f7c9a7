import { crc32 } from 'node:zlib';
import type { Chain } from '../../chain/chain.ts';
import { HISTORY_CONTRACT } from '../../chain/block-hash-history.ts';
import { type Fork, isPrague, rulesAt } from '../../chain/genesis/schedule.ts';
import { bytesToHex, type Hex, quantity } from '../../encoding/hex.ts';
import { method, type RpcMethods } from '../method.ts';
import { noParams } from '../params.ts';

/** Names of the precompiled contracts in EIP-7910, by the fork that introduced them. */
const PRECOMPILES: Record<Fork, Record<string, number>> = {
  cancun: {
    ECREC: 0x01,
    SHA256: 0x02,
    RIPEMD160: 0x03,
    ID: 0x04,
    MODEXP: 0x05,
    BN254_ADD: 0x06,
    BN254_MUL: 0x07,
    BN254_PAIRING: 0x08,
    BLAKE2F: 0x09,
    KZG_POINT_EVALUATION: 0x0a,
  },
  prague: {
    BLS12_G1ADD: 0x0b,
    BLS12_G1MSM: 0x0c,
    BLS12_G2ADD: 0x0d,
    BLS12_G2MSM: 0x0e,
    BLS12_PAIRING_CHECK: 0x0f,
    BLS12_MAP_FP_TO_G1: 0x10,
    BLS12_MAP_FP2_TO_G2: 0x11,
  },
  osaka: { P256VERIFY: 0x100 },
};

/** This chain has no blob transactions; EIP-7910 requires values, so those of Cancun are used. */
const BLOB_SCHEDULE = { baseFeeUpdateFraction: 3_338_477, max: 6, target: 3 };

const addressOf = (number: number): Hex => `0x${number.toString(16).padStart(40, '0')}`;

function precompilesOf(fork: Fork): Record<string, Hex> {
  const active = {
    ...PRECOMPILES.cancun,
    ...(isPrague(fork) && PRECOMPILES.prague),
    ...(fork === 'osaka' && PRECOMPILES.osaka),
  };
  return Object.fromEntries(Object.entries(active).map(([name, number]) => [name, addressOf(number)]));
}

/** Returns a checksum of the genesis hash and of all forks up to this time (EIP-6122). */
function forkId(chain: Chain, times: number[]): Hex {
  let sum = crc32(chain.genesis.hash);
  for (const time of times) {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(time));
    sum = crc32(bytes, sum);
  }
  return `0x${sum.toString(16).padStart(8, '0')}`;
}

/** Methods that return the current and next rules and the retained history. */
export function ruleMethods(chain: Chain): RpcMethods {
  const { pragueTime, osakaTime } = chain.schedule;
  const genesisTime = chain.genesis.header.timestamp;
  const times = [...new Set([pragueTime, osakaTime])].filter(
    (time): time is number => time !== undefined && time > genesisTime,
  );

  /** Returns the configuration of the fork that is active from `time` on. */
  const configAt = (time: number): object => {
    const { fork } = rulesAt(chain.schedule, time);
    return {
      activationTime: time === genesisTime ? 0 : time,
      blobSchedule: BLOB_SCHEDULE,
      chainId: quantity(chain.chainId),
      forkId: forkId(
        chain,
        times.filter((other) => other <= time),
      ),
      precompiles: precompilesOf(fork),
      systemContracts: isPrague(fork)
        ? { HISTORY_STORAGE_ADDRESS: bytesToHex(HISTORY_CONTRACT.address) }
        : {},
    };
  };

  /** Complete history from the genesis block on. */
  const whole = { disabled: false, oldestBlock: '0x0' };

  return {
    eth_config: method(noParams, () => {
      const now = Math.max(Math.floor(chain.clock() / 1000), chain.head.header.timestamp);
      const current = times.findLast((time) => time <= now) ?? genesisTime;
      const next = times.find((time) => time > now);
      const last = times.at(-1);
      return {
        current: configAt(current),
        next: next === undefined ? null : configAt(next),
        last: next === undefined || last === undefined ? null : configAt(last),
      };
    }),
    eth_capabilities: method(noParams, () => {
      const { header, hash } = chain.head;
      const { retainedBlocks, oldestState } = chain.pruner;
      const isWindow = Number.isFinite(retainedBlocks);
      const state = {
        disabled: false,
        oldestBlock: quantity(oldestState),
        ...(isWindow && { deleteStrategy: { type: 'window', retentionBlocks: quantity(retainedBlocks) } }),
      };
      return {
        head: { number: quantity(header.number), hash: bytesToHex(hash) },
        state,
        tx: whole,
        logs: whole,
        receipts: whole,
        blocks: whole,
        stateproofs: state,
      };
    }),
  };
}
