import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import { announceAccountChange } from '../../lib/account-changes.ts';
import { readNacBalance } from '../../lib/api/read-nac-balance.ts';
import { awaitReceipt } from './await-receipt.ts';
import { toWord } from './presale-words.ts';
import { PurchaseFault, toWalletFault } from './purchase-fault.ts';
import type { SendFromWallet } from './purchase-run.ts';
import type { Hex } from './sale.ts';

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
 * @throws PurchaseFault
 */
export async function moveHoldings(account: Hex, owner: Hex, send: SendFromWallet): Promise<void> {
  const [wei, ownWei] = await Promise.all([readNacBalance(account), readNacBalance(owner)]);
  if (ownWei < MOVE_GAS * MIN_GAS_PRICE_WEI) throw new PurchaseFault('noGas');
  try {
    const hash = await send({ to: account, data: encodeMove(owner, wei) });
    const receipt = await awaitReceipt(hash);
    if (receipt?.status !== '0x1') throw new PurchaseFault('reverted');
  } catch (error) {
    throw toWalletFault(error);
  }
  announceAccountChange(owner);
}
