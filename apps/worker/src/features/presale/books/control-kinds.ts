import { presaleAbi } from '@nova/abi/presale';
import { timelockAbi } from '@nova/abi/timelock';
import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import { TIMELOCK_DELAY_SECONDS } from '@nova/shared/treasury/constants';
import { END_PHASE, endPhaseSchema, SET_PAUSED, setPausedSchema } from '@nova/shared/presale/operations';
import { decodeFunctionResult, encodeFunctionData, type Hex, zeroHash } from 'viem';
import type { RpcClient } from '../../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../../outbox/outbox-kind.ts';

const abi = presaleAbi;

/** Schedules the end of the current phase at the timelock. The Safe executes it there after the delay. */
export function createEndPhase(timelock: Hex, presale: Hex): OutboxKind {
  return {
    kind: END_PHASE,
    gasLimit: DEFAULT_GAS_LIMIT,
    read({ payload }) {
      const phase = BigInt(endPhaseSchema.parse(payload).phase);
      const endPhase = encodeFunctionData({ abi, functionName: 'endPhase', args: [phase] });
      const operation = [presale, 0n, endPhase, zeroHash, zeroHash] as const;
      const data = encodeFunctionData({
        abi: timelockAbi,
        functionName: 'schedule',
        args: [...operation, BigInt(TIMELOCK_DELAY_SECONDS)],
      });
      return {
        call: { to: timelock, data, valueWei: 0n },
        // The phase is also over if it sold out meanwhile.
        isOnChain: async (rpc, blockTag) =>
          (await isScheduled(rpc, timelock, operation, blockTag)) ||
          (await readCurrentPhase(rpc, presale, blockTag)) > phase,
        explainRefusal: (refusal) => explainRefusal(timelockAbi, refusal),
      };
    },
  };
}

/** Returns the kind that pauses or resumes the sale. */
export function createSetPaused(presale: Hex): OutboxKind {
  return {
    kind: SET_PAUSED,
    gasLimit: DEFAULT_GAS_LIMIT,
    read({ payload }) {
      const { isPaused } = setPausedSchema.parse(payload);
      const data = encodeFunctionData({ abi, functionName: isPaused ? 'pause' : 'unpause' });
      return {
        call: { to: presale, data, valueWei: 0n },
        isOnChain: async (rpc, blockTag) => (await readPaused(rpc, presale, blockTag)) === isPaused,
        explainRefusal: (refusal) => explainRefusal(abi, refusal),
      };
    },
  };
}

async function isScheduled(
  rpc: RpcClient,
  timelock: Hex,
  operation: readonly [Hex, bigint, Hex, Hex, Hex],
  blockTag: string,
): Promise<boolean> {
  const hash = { abi: timelockAbi, functionName: 'hashOperation' } as const;
  const id = decodeFunctionResult({
    ...hash,
    data: await call(rpc, timelock, encodeFunctionData({ ...hash, args: operation }), blockTag),
  });
  const query = { abi: timelockAbi, functionName: 'isOperation' } as const;
  return decodeFunctionResult({
    ...query,
    data: await call(rpc, timelock, encodeFunctionData({ ...query, args: [id] }), blockTag),
  });
}

async function readCurrentPhase(rpc: RpcClient, presale: Hex, blockTag: string): Promise<bigint> {
  const query = { abi, functionName: 'currentPhase' } as const;
  return decodeFunctionResult({
    ...query,
    data: await call(rpc, presale, encodeFunctionData(query), blockTag),
  });
}

async function readPaused(rpc: RpcClient, presale: Hex, blockTag: string): Promise<boolean> {
  const query = { abi, functionName: 'paused' } as const;
  return decodeFunctionResult({
    ...query,
    data: await call(rpc, presale, encodeFunctionData(query), blockTag),
  });
}

const call = (rpc: RpcClient, to: Hex, data: Hex, blockTag: string) =>
  rpc.request<Hex>('eth_call', [{ to, data }, blockTag]);
