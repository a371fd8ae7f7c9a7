import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { readNacBalance } from '../../../lib/api/read-nac-balance.ts';
import { sendAndWait } from '../../../lib/transaction/send-transaction.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { toWord } from '../sale/presale-errors.ts';

/** Selector of `execute(address,uint256,bytes)` of the contract Account. */
const EXECUTE = '0xb61d27f6';
const BYTES_BEGIN = 96n;
/** Maximum gas for the withdrawal; the wallet must hold enough NAC for its fee. */
const MOVE_GAS = 120_000n;

/** Encodes the call with which an account's owner withdraws coins. */
export function encodeMove(to: Hex, wei: bigint): Hex {
  return `${EXECUTE}${toWord(to)}${toWord(wei)}${toWord(BYTES_BEGIN)}${toWord(0n)}`;
}

/**
 * Withdraws all coins of an account to its owner's wallet. The balance is read first, because it may have
 * grown.
 * @throws TransactionFailure; ApiError if the chain does not respond
 */
export async function moveHoldings(account: Hex, owner: Hex, send: SendTransaction): Promise<void> {
  const [wei, ownWei] = await Promise.all([readNacBalance(account), readNacBalance(owner)]);
  if (ownWei < MOVE_GAS * MIN_GAS_PRICE_WEI) throw new TransactionFailure('insufficientFunds');
  await sendAndWait({ to: account, data: encodeMove(owner, wei) }, send);
  announceAccountChange(owner);
}
