import { presaleAbi } from '@nova/abi/presale';
import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import { END_PHASE, endPhaseSchema, SET_PAUSED, setPausedSchema } from '@nova/shared/presale/operations';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { RpcClient } from '../../lib/rpc-client.ts';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

const abi = presaleAbi;

/** Ends the current phase of the sale, one way. */
export function createEndPhase(presale: Hex): OutboxKind {
  return {
    kind: END_PHASE,
    gasLimit: DEFAULT_GAS_LIMIT,
    read({ payload }) {
      const phase = BigInt(endPhaseSchema.parse(payload).phase);
      const data = encodeFunctionData({ abi, functionName: 'endPhase', args: [phase] });
      return {
        call: { to: presale, data, valueWei: 0n },
        // Sold out meanwhile, it is over as well.
        isOnChain: async (rpc, blockTag) => (await readCurrentPhase(rpc, presale, blockTag)) > phase,
        explainRefusal: (refusal) => explainRefusal(abi, refusal),
      };
    },
  };
}

/** Stops the sale, or lets it go on. */
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
