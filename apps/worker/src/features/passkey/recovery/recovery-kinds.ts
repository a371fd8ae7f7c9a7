import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import {
  COMPLETE_RECOVERY,
  completeRecoverySchema,
  START_RECOVERY,
  startRecoverySchema,
  type StartRecovery,
} from '@nova/shared/passkey/recovery-operations';
import { encodeFunctionData, type Hex } from 'viem';
import { explainRefusal } from '../../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../../outbox/outbox-kind.ts';
import { readNonce, readPendingRecovery } from './account-calls.ts';

const abi = passkeyAccountAbi;
/** Two signatures, each of which can be that of a contract. */
const START_GAS = 1_500_000n;
/** Removes up to five owners and ends all sessions. */
const COMPLETE_GAS = 500_000n;

/** Returns the call of a row that starts a recovery. */
export function encodeStart(recovery: StartRecovery): Hex {
  const { x, y, deadline, indexes, signatures } = recovery;
  return encodeFunctionData({
    abi,
    functionName: 'startRecovery',
    args: [x, y, BigInt(deadline), [BigInt(indexes[0]), BigInt(indexes[1])], signatures],
  });
}

/** Returns the kinds that start and complete the recovery of an account. The chain alone decides about both. */
export function createRecoveryKinds(): OutboxKind[] {
  return [createStart(), createComplete()];
}

const shared = {
  explainRefusal: (data: Hex) => explainRefusal(abi, data),
  // The account has changed since the row was queued; guardians can sign another recovery.
  isAnswer: () => true,
};

const createStart = (): OutboxKind => ({
  kind: START_RECOVERY,
  gasLimit: START_GAS,
  read({ payload }) {
    const recovery = startRecoverySchema.parse(payload);
    const { account, nonce } = recovery;
    return {
      ...shared,
      call: { to: account, data: encodeStart(recovery), valueWei: 0n },
      // The nonce is used by this recovery, or by a change that makes its signatures void.
      isOnChain: async (rpc, blockTag) => (await readNonce(rpc, account, blockTag)) > BigInt(nonce),
    };
  },
});

const createComplete = (): OutboxKind => ({
  kind: COMPLETE_RECOVERY,
  gasLimit: COMPLETE_GAS,
  read({ payload }) {
    const { account, x, y } = completeRecoverySchema.parse(payload);
    return {
      ...shared,
      call: {
        to: account,
        data: encodeFunctionData({ abi, functionName: 'completeRecovery' }),
        valueWei: 0n,
      },
      // It was completed, or an owner has canceled it.
      async isOnChain(rpc, blockTag) {
        const pending = await readPendingRecovery(rpc, account, blockTag);
        return pending.effectiveAt === 0n || pending.x !== x || pending.y !== y;
      },
    };
  },
});
