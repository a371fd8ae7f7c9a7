import type { Queryable } from '@nova/db/database';
import { ENTRY_POINT } from '@nova/shared/chain/constants';
import {
  type DraftOperation,
  preVerificationGasOf,
  toUserOperation,
} from '@nova/shared/passkey/user-operation';
import { type Hex, isHex, numberToHex } from 'viem';
import { BundlerError, type CallNode } from './bundler-node.ts';
import { readPasskeyContracts, readSender } from './operation-chain.ts';
import { simulate, type SimulatedCall } from './simulate-operation.ts';

const REVERTS = -32521;
/** Limits for checking a passkey's signature and for the paymaster; unused gas of both costs nothing. */
const VERIFICATION_GAS = 400_000n;
export const PAYMASTER_GAS = { verification: 120_000n, postOp: 60_000n } as const;
/** Gas that a call may use while it is estimated. */
const CALL_GAS = 2_000_000n;
/**
 * Gas for the first calls of an account where the engine cannot simulate them after its creation. Fits with it into
 * one operation.
 */
const FIRST_CALL_GAS = 1_200_000n;
/** Bytes by which a real signature may be longer than the placeholder of the estimate. */
const SIGNATURE_MARGIN_GAS = 16n * 256n;

const withMargin = (gas: bigint) => (gas * 5n) / 4n;

/**
 * Returns the gas limits of an operation, as ERC-7769 describes: the account is created if necessary and its calls
 * are executed, both without a transaction.
 * @param stateOverrides changes to accounts for the estimate, in the form of `eth_call`
 * @throws BundlerError if the calls would fail
 */
export async function estimateOperation(
  db: Queryable,
  callNode: CallNode,
  draft: DraftOperation,
  stateOverrides?: object,
): Promise<object> {
  const contracts = await readPasskeyContracts(db);
  await readSender(callNode, contracts, draft.sender);
  const creation =
    draft.factory === undefined
      ? []
      : [
          {
            from: ENTRY_POINT,
            to: draft.factory,
            data: draft.factoryData ?? '0x',
            gas: numberToHex(CALL_GAS),
          },
        ];
  const call = { from: ENTRY_POINT, to: draft.sender, data: draft.callData };
  const execute = (gas: bigint) =>
    simulate(callNode, [...creation, { ...call, gas: numberToHex(gas) }], stateOverrides);
  const results = await execute(CALL_GAS);
  const failed = results.find(({ isSuccess }) => !isSuccess);
  if (failed) throw explainFailure(failed);
  const used = results.map(({ gasUsed }) => BigInt(gasUsed));
  const paymaster = draft.paymaster === undefined ? null : PAYMASTER_GAS;
  const isEstimated = results.length > creation.length;
  const limits = {
    callGasLimit: numberToHex(isEstimated ? await findCallGas(execute, used.at(-1)!) : FIRST_CALL_GAS),
    verificationGasLimit: numberToHex(VERIFICATION_GAS + (creation.length > 0 ? withMargin(used[0]!) : 0n)),
    ...(paymaster && {
      paymasterVerificationGasLimit: numberToHex(paymaster.verification),
      paymasterPostOpGasLimit: numberToHex(paymaster.postOp),
    }),
  };
  const operation = toUserOperation({
    ...draft,
    ...limits,
    preVerificationGas: '0x0',
    maxFeePerGas: '0x0',
    maxPriorityFeePerGas: '0x0',
    signature: draft.signature ?? '0x',
  });
  return {
    ...limits,
    preVerificationGas: numberToHex(preVerificationGasOf(operation) + SIGNATURE_MARGIN_GAS),
  };
}

/**
 * Returns a limit with which the calls succeed. Some need more than they use, because they withhold gas from a callee
 * or require what is left before a payment, such as a purchase on the market.
 */
async function findCallGas(
  execute: (gas: bigint) => Promise<SimulatedCall[]>,
  used: bigint,
): Promise<bigint> {
  for (let gas = withMargin(used); gas < CALL_GAS; gas = withMargin(gas))
    if ((await execute(gas)).at(-1)!.isSuccess) return gas;
  return CALL_GAS;
}

function explainFailure({ returnData }: SimulatedCall): BundlerError {
  const reason: Hex = isHex(returnData) ? returnData : '0x';
  return new BundlerError(
    REVERTS,
    'The calls of the operation would fail. Check them and try again.',
    reason,
  );
}
