import '../../../ui/form/zod-without-eval.ts';
import {
  composePurchaseMessage,
  type PurchaseMessage,
  type SignatureResult,
} from '@nova/shared/presale/signed-message';
import { hashMessage, recoverPublicKey, stringToHex, type Hex } from 'viem';

/**
 * Signs a purchase with the wallet (requirement 106). Loaded
 * on click, because only this step needs its library.
 */
export async function signPurchase(
  message: PurchaseMessage,
  request: (method: string, params: readonly unknown[]) => Promise<Hex>,
): Promise<SignatureResult> {
  const signedMessage = composePurchaseMessage(message);
  const signature = await request('personal_sign', [stringToHex(signedMessage), message.address]);
  const messageHash = hashMessage(signedMessage);
  const publicKey = await recoverPublicKey({ hash: messageHash, signature });
  return { signature, publicKey, messageHash, signedMessage };
}
