import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { announceAccountChange } from '../../../lib/store/account-changes.ts';
import { readNacBalance } from '../../../lib/api/read-nac-balance.ts';
import { sendAndWait } from '../../../lib/transaction/send-transaction.ts';
import type { SendTransaction } from '../../../lib/transaction/transaction-call.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { toWord } from '../sale/presale-errors.ts';

/** `execute(address,uint256,bytes)` of the contract Account. */
const EXECUTE = '0xb61d27f6';
const BYTES_BEGIN = 96n;
/** Gas that calling the account and handing its coins on needs at most; the wallet has to have its fee. */
const MOVE_GAS = 120_000n;

/** The call by which an account's owner takes coins out of it. */
export function encodeMove(to: Hex, wei: bigint): Hex {
  return `${EXECUTE}${toWord(to)}${toWord(wei)}${toWord(BYTES_BEGIN)}${toWord(0n)}`;
}

/**
 * Takes every coin of an account to the wallet that owns it. What lies there is read first: meanwhile more may have come.
 * @throws TransactionFailure; ApiError when the chain does not answer
 */
export async function moveHoldings(account: Hex, owner: Hex, send: SendTransaction): Promise<void> {
  const [wei, ownWei] = await Promise.all([readNacBalance(account), readNacBalance(owner)]);
  if (ownWei < MOVE_GAS * MIN_GAS_PRICE_WEI) throw new TransactionFailure('insufficientFunds');
  await sendAndWait({ to: account, data: encodeMove(owner, wei) }, send);
  announceAccountChange(owner);
}
