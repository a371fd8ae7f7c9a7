import type { PurchasePresaleRequest } from '@nova/shared/presale/purchase-request';
import { composePurchaseMessage, type PurchaseMessage } from '@nova/shared/presale/signed-message';
import type { Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

type Data = PurchasePresaleRequest['data'];

/** Parameters of a purchase from Ethereum. */
export interface BridgePurchase {
  /** USDT amount; 10 by default. */
  readonly usdt?: string;
  readonly phase?: number;
  readonly requestId: string;
  readonly txHash: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
  /** Overrides of the signed message and of the body. */
  readonly message?: Partial<PurchaseMessage>;
  readonly body?: Partial<Data>;
}

/** Composes a simulated purchase, signed by a wallet without a session. */
export async function composeSimulatedPurchase(
  account: PrivateKeyAccount,
  purchaseFields: Omit<BridgePurchase, 'txHash' | 'message'>,
) {
  const { txHash: _, ...purchase } = await composeBridgePurchase(account, {
    ...purchaseFields,
    txHash: 'pending',
    body: { isMainnet: false, simulated: true, ...purchaseFields.body },
  });
  return purchase;
}

/** Composes the website's request to register a payment from Ethereum, signed by the paying wallet. */
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
