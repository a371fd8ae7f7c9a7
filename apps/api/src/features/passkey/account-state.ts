import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { AppError } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { decodeFunctionResult, encodeFunctionData, type Hex, hexToNumber, isHex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { chainUnavailable } from '../../http/chain/chain-unavailable.ts';
import { findContract } from '../../http/chain/deployed-contracts.ts';

/** A key of an account as the contract stores it. */
export interface ContractKey {
  readonly x: Hex;
  readonly y: Hex;
}

/** What the chain says about the recovery of an account at the newest block. */
export interface AccountState {
  readonly owners: readonly ContractKey[];
  readonly guardians: readonly ContractKey[];
  /** Its `effectiveAt` is 0 if there is none. */
  readonly pending: ContractKey & { readonly effectiveAt: bigint };
  readonly nonce: bigint;
  readonly head: number;
}

const TIMEOUT_MS = 5_000;
const abi = passkeyAccountAbi;
const VIEWS = ['owners', 'guardians', 'pendingRecovery', 'recoveryNonce'] as const;

export const isSameKey = (one: ContractKey, other: ContractKey): boolean =>
  one.x === other.x && one.y === other.y;

/**
 * Reads who may recover an account.
 * @throws AppError `passkey_account_unknown` for any other address; `unavailable`
 */
export async function readAccountState(
  { chain, db }: Pick<ApiContext, 'chain' | 'db'>,
  account: Hex,
): Promise<AccountState> {
  const factory = await findContract(db, 'PasskeyAccountFactory');
  const isAccount = { abi: passkeyAccountFactoryAbi, functionName: 'isAccount', args: [account] } as const;
  const [known, head, ...views] = await chain.call(
    [
      toCall(factory ?? account, encodeFunctionData(isAccount)),
      { method: 'eth_blockNumber', params: [] },
      ...VIEWS.map((functionName) => toCall(account, encodeFunctionData({ abi, functionName }))),
    ],
    TIMEOUT_MS,
  );
  if (!isHex(known) || !isHex(head)) throw chainUnavailable();
  if (factory === null || known === '0x' || !decodeFunctionResult({ ...isAccount, data: known })) {
    throw new AppError(PASSKEY_ERRORS.accountUnknown, {
      message: 'This address is no account with a passkey, or it has not sent its first transaction yet.',
    });
  }
  const [owners, guardians, pending, nonce] = views;
  if (!isHex(owners) || !isHex(guardians) || !isHex(pending) || !isHex(nonce)) throw chainUnavailable();
  return {
    owners: decodeFunctionResult({ abi, functionName: 'owners', data: owners }),
    guardians: decodeFunctionResult({ abi, functionName: 'guardians', data: guardians }),
    pending: decodeFunctionResult({ abi, functionName: 'pendingRecovery', data: pending }),
    nonce: decodeFunctionResult({ abi, functionName: 'recoveryNonce', data: nonce }),
    head: hexToNumber(head),
  };
}

const toCall = (to: Hex, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] });
