import { DEFAULT_GAS_LIMIT } from '@nova/shared/chain/constants';
import type { Hex } from 'viem';
import { asWalletStep } from '../../../lib/transaction/send-transaction.ts';
import type { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { toWord } from '../sale/presale-errors.ts';
import type { BridgeChain } from '../sale/sale.ts';
import { BridgeError } from './bridge-error.ts';
import type { BridgeTools, RequestWallet } from './bridge-tools.ts';
import { readBridgeBalance } from './read-bridge-balance.ts';
import { removeBridge, storeBridge, type StoredBridge } from './stored-bridge.ts';

/** Selector of the ERC-20 function `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb';

async function checkBalance(chain: BridgeChain, bridge: StoredBridge, request: RequestWallet): Promise<void> {
  // A wallet that cannot read balances may still pay, because its own gas estimate detects a shortage.
  const balance = await readBridgeBalance(chain.usdt!, bridge.address, request).catch(() => null);
  if (balance !== null && balance < BigInt(bridge.usdtUnits)) throw new BridgeError('balance');
}

function toTransferError({ reason, detail }: TransactionFailure): BridgeError {
  if (reason === 'rejected') return new BridgeError('rejectedTransfer');
  if (reason === 'insufficientFunds') return new BridgeError('noGas');
  if (reason === 'requestPending') return new BridgeError(reason);
  if (reason === 'unreachable') return new BridgeError('unchecked');
  return /revert/i.test(detail) ? new BridgeError('contract') : new BridgeError('transfer', detail);
}

/**
 * The wallet estimates gas and reports reverts itself; a
 * fixed limit is set only if its network cannot estimate.
 */
async function gasOf(call: object, request: RequestWallet): Promise<{ gas?: Hex }> {
  try {
    await asWalletStep(() => request('eth_estimateGas', [call]));
    return {};
  } catch (error) {
    const { reason, detail } = error as TransactionFailure;
    return reason === 'insufficientFunds' || /revert/i.test(detail)
      ? {}
      : { gas: `0x${DEFAULT_GAS_LIMIT.toString(16)}` };
  }
}

/** Transfers the USDT on the other chain and stores the payment. @throws BridgeError */
export async function payBridge(
  bridge: StoredBridge,
  chain: BridgeChain,
  { request }: BridgeTools,
): Promise<Hex> {
  await checkBalance(chain, bridge, request);
  const data = `${TRANSFER}${toWord(chain.treasury!)}${toWord(BigInt(bridge.usdtUnits))}`;
  const call = { from: bridge.address, to: chain.usdt, data };
  const gas = await gasOf(call, request);
  storeBridge(bridge);
  try {
    const txHash = await asWalletStep(() => request<Hex>('eth_sendTransaction', [{ ...call, ...gas }]));
    storeBridge({ ...bridge, txHash });
    return txHash;
  } catch (error) {
    const failure = toTransferError(error as TransactionFailure);
    // Rejected before it was sent: nothing was paid, so nothing is stored.
    if (failure.reason !== 'transfer') removeBridge(bridge.address);
    throw failure;
  }
}
