import type { PurchasePresaleRequest } from '@nova/shared/presale/purchase-request';
import { composePurchaseMessage, type PurchaseMessage } from '@nova/shared/presale/signed-message';
import type { Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

type Data = PurchasePresaleRequest['data'];

/** What was paid for, and how it is called. */
export interface BridgePurchase {
  /** Whole USDT; 10 unless another amount was paid. */
  readonly usdt?: string;
  readonly phase?: number;
  readonly requestId: string;
  readonly txHash: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Parts of the signed message, and of the body, that are to differ. */
  readonly message?: Partial<PurchaseMessage>;
  readonly body?: Partial<Data>;
}

/** A simulated purchase, signed by a wallet without a session. */
export async function composeSimulatedPurchase(
  account: PrivateKeyAccount,
  given: Omit<BridgePurchase, 'txHash' | 'message'>,
) {
  const { txHash: _, ...purchase } = await composeBridgePurchase(account, {
    ...given,
    txHash: 'pending',
    body: { isMainnet: false, simulated: true, ...given.body },
  });
  return purchase;
}

/** What the website sends to register a payment over the bridge, signed by the wallet that paid. */
export async function composeBridgePurchase(account: PrivateKeyAccount, purchase: BridgePurchase) {
  const { usdt = '10', phase = 1, requestId, txHash, now = Date.now(), message: changed, body } = purchase;
  const address = account.address.toLowerCase() as Hex;
  const message = composePurchaseMessage({
    address,
    usdt,
    phase,
    timestamp: now,
    purchaseId: requestId,
    usdtTxHash: txHash,
    ...changed,
  });
  return {
    address,
    usdtAmount: usdt,
    phaseId: phase,
    clientRequestId: requestId,
    txHash,
    network: 'mainnet',
    isMainnet: true,
    bridgeMode: true,
    simulated: false,
    signedMessage: message,
    signature: await account.signMessage({ message }),
    ...body,
  };
}
