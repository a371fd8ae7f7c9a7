import { recoverPublicKey } from '@nova/runtime/keys/recover-signer';
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
import { hashMessage, type Hex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';

type Request = PurchasePresaleRequest['data'];

/** Half of the curve's order: every signature has an equivalent with a higher value, which is refused. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** Content of a verified message. */
export interface SignedMessage {
  readonly phase: number;
  readonly usdtUnits: bigint;
  readonly purchaseId: string;
  /** EIP-191 digest of the text. */
  readonly digest: Hex;
  /** Recovered public key of 65 bytes. */
  readonly publicKey: Hex;
}
/** A verified message about a payment that was already made. */
export interface SignedPurchase extends SignedMessage {
  readonly paymentHash: Hex;
}

/**
 * Verifies that the wallet recently signed for exactly this purchase: amount, phase, request and payment.
 * @throws AppError `message_invalid` with the `field` that differs, `message_too_old`,
 * `purchase_signature_invalid`
 */
export function verifyPurchaseMessage(request: Request, now: number): SignedPurchase {
  const { usdtTxHash, ...signed } = verifyMessage(request, now);
  const paymentHash = usdtTxHash.toLowerCase();
  if (paymentHash === PENDING || paymentHash !== request.txHash?.toLowerCase()) refuse('txHash');
  return { ...signed, paymentHash: paymentHash as Hex };
}

/**
 * Verifies a message for a purchase without a payment; the message names none.
 * @throws AppError as `verifyPurchaseMessage`
 */
export function verifySimulatedMessage(request: Request, now: number): SignedMessage {
  const { usdtTxHash, ...signed } = verifyMessage(request, now);
  if (usdtTxHash !== PENDING) refuse('txHash');
  return signed;
}

function verifyMessage(request: Request, now: number): SignedMessage & { readonly usdtTxHash: string } {
  if (!isSignature(request.signature)) refuseSignature();
  const message = request.signedMessage === undefined ? null : parsePurchaseMessage(request.signedMessage);
  if (message === null || request.signedMessage === undefined) refuse('signedMessage');
  if (message.address !== request.address) refuse('address');
  const usdtUnits = readUsdtAmount(message.usdt);
  if (usdtUnits !== readUsdtAmount(request.usdtAmount)) refuse('usdtAmount');
  if (message.phase !== request.phaseId) refuse('phaseId');
  if (message.purchaseId === PENDING || message.purchaseId !== request.clientRequestId)
    refuse('clientRequestId');
  const ageMs = now - message.timestamp;
  if (ageMs > MESSAGE_MAX_AGE_MS || ageMs < -MESSAGE_MAX_AHEAD_MS) {
    throw new AppError(PRESALE_ERRORS.messageExpired, {
      message: 'The signature has expired. Please sign again.',
    });
  }
  const digest = hashMessage(request.signedMessage);
  const publicKey = recover(request, digest);
  const { phase, purchaseId, usdtTxHash } = message;
  return { phase, usdtUnits, purchaseId, digest, publicKey, usdtTxHash };
}

const isSignature = (signature: string | undefined): signature is Hex =>
  signature !== undefined && /^0x[0-9a-fA-F]{130}$/.test(signature);

function recover({ address, signature, publicKey }: Request, digest: Hex): Hex {
  if (!isSignature(signature)) refuseSignature();
  const [s, v] = [BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130).toLowerCase()];
  if (s > HALF_ORDER || !['1b', '1c', '00', '01'].includes(v)) refuseSignature();
  const recovered = recoverPublicKey(digest, signature);
  if (recovered === null || publicKeyToAddress(recovered).toLowerCase() !== address) refuseSignature();
  // Sent by the browser; must not contradict the key recovered from the signature.
  if (publicKey !== undefined && publicKey !== '' && publicKey.toLowerCase() !== recovered.toLowerCase()) {
    refuse('publicKey');
  }
  return recovered;
}

function refuse(field: string): never {
  throw new AppError(PRESALE_ERRORS.messageInvalid, {
    message: "The signed message doesn't match this purchase. Please sign again.",
    details: { field },
  });
}

function refuseSignature(): never {
  throw new AppError(PRESALE_ERRORS.purchaseSignatureInvalid, {
    message: "The signature wasn't made by this wallet. Sign with the wallet that buys.",
  });
}
