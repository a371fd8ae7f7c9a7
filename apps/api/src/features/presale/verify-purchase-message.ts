import { AppError } from '@nova/shared/errors';
import { PRESALE_ERRORS } from '@nova/shared/presale/errors';
import type { PurchasePresaleRequest } from '@nova/shared/presale/purchase-request';
import {
  MESSAGE_MAX_AGE_MS,
  MESSAGE_MAX_AHEAD_MS,
  parsePurchaseMessage,
  PENDING,
} from '@nova/shared/presale/signed-message';
import { readUsdtAmount } from '@nova/shared/presale/usdt-amount';
import { hashMessage, recoverPublicKey } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';

type Hex = `0x${string}`;
type Request = PurchasePresaleRequest['data'];

/** Half the order of the curve: every signature has a twin above it, which is refused. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** What a verified message binds together. */
export interface SignedPurchase {
  readonly phase: number;
  readonly usdtUnits: bigint;
  readonly paymentHash: Hex;
  readonly purchaseId: string;
  /** EIP-191 digest of the text. */
  readonly digest: Hex;
  /** Recovered, 65 bytes. */
  readonly publicKey: Hex;
}

/**
 * Checks that the wallet has signed for exactly this purchase: amount, phase, request and payment, a moment ago.
 * @throws AppError `message_invalid` with the `field` that differs, `message_too_old`, `purchase_signature_invalid`
 */
export async function verifyPurchaseMessage(request: Request, now: number): Promise<SignedPurchase> {
  const message = request.signedMessage === undefined ? null : parsePurchaseMessage(request.signedMessage);
  if (message === null || request.signedMessage === undefined) refuse('signedMessage');
  if (message.address !== request.address) refuse('address');
  const usdtUnits = readUsdtAmount(message.usdt);
  if (usdtUnits !== readUsdtAmount(request.usdtAmount)) refuse('usdtAmount');
  if (message.phase !== request.phaseId) refuse('phaseId');
  if (message.purchaseId === PENDING || message.purchaseId !== request.clientRequestId)
    refuse('clientRequestId');
  const paymentHash = message.usdtTxHash.toLowerCase();
  if (paymentHash === PENDING || paymentHash !== request.txHash?.toLowerCase()) refuse('txHash');
  const ageMs = now - message.timestamp;
  if (ageMs > MESSAGE_MAX_AGE_MS || ageMs < -MESSAGE_MAX_AHEAD_MS) {
    throw new AppError(PRESALE_ERRORS.messageExpired, {
      message: 'The message was signed too long ago. Please sign it again.',
    });
  }
  const digest = hashMessage(request.signedMessage);
  const publicKey = await recover(request, digest);
  const { phase, purchaseId } = message;
  return { phase, usdtUnits, paymentHash: paymentHash as Hex, purchaseId, digest, publicKey };
}

async function recover({ address, signature, publicKey }: Request, digest: Hex): Promise<Hex> {
  if (signature === undefined || !/^0x[0-9a-fA-F]{130}$/.test(signature)) refuseSignature();
  const [s, v] = [BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130).toLowerCase()];
  if (s > HALF_ORDER || !['1b', '1c', '00', '01'].includes(v)) refuseSignature();
  const recovered = await recoverPublicKey({ hash: digest, signature: signature as Hex }).catch(() => null);
  if (recovered === null || publicKeyToAddress(recovered).toLowerCase() !== address) refuseSignature();
  // Sent along by the browser: it must at least not contradict what the signature says.
  if (publicKey !== undefined && publicKey !== '' && publicKey.toLowerCase() !== recovered.toLowerCase()) {
    refuse('publicKey');
  }
  return recovered;
}

function refuse(field: string): never {
  throw new AppError(PRESALE_ERRORS.messageInvalid, {
    message: 'The signed message is not of this purchase.',
    details: { field },
  });
}

function refuseSignature(): never {
  throw new AppError(PRESALE_ERRORS.purchaseSignatureInvalid, {
    message: 'The signature is not by this wallet.',
  });
}
