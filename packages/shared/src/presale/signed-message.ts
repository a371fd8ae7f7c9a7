import { z } from 'zod';

/** Fields of the message that a wallet signs for a purchase from Ethereum (requirement 106). */
export interface PurchaseMessage {
  /** The buyer's wallet; converted to lowercase. */
  readonly address: string;
  /** USDT amount with at most 6 decimals, as the buyer entered it: `"100"`, `"0.01"`. */
  readonly usdt: string;
  readonly phase: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** `clientRequestId` of the request. */
  readonly purchaseId?: string | undefined;
  /** The payment's transaction. */
  readonly usdtTxHash?: string | undefined;
}

/** Placeholder for values not known yet. The bridge refuses it. */
export const PENDING = 'pending';
/** Maximum age of a signed message, and maximum lead of its clock. */
export const MESSAGE_MAX_AGE_MS = 15 * 60_000;
export const MESSAGE_MAX_AHEAD_MS = 60_000;
/** Prefix of a placeholder signature, valid for simulated purchases only. */
export const MOCK_SIGNATURE_PREFIX = '0xmock';

const partsSchema = z.tuple([
  z.string().regex(/^0x[0-9a-f]{40}$/),
  z.string().regex(/^\d{1,15}(\.\d{1,6})?$/),
  z.string().regex(/^[1-3]$/),
  z.string().regex(/^\d{13}$/),
  z.string().regex(/^[\w-]{1,100}$/),
  z.string().regex(/^(pending|0x[0-9a-fA-F]{64})$/),
]);

/** Returns the text that the wallet signs with `personal_sign`. */
export function composePurchaseMessage(message: PurchaseMessage): string {
  const { address, usdt, phase, timestamp, purchaseId = PENDING, usdtTxHash = PENDING } = message;
  return [address.toLowerCase(), usdt, phase, timestamp, purchaseId, usdtTxHash].join('|');
}

/** Parses such a text; returns null for anything that `composePurchaseMessage` would not produce. */
export function parsePurchaseMessage(text: string): Required<PurchaseMessage> | null {
  const parsed = partsSchema.safeParse(text.split('|'));
  if (!parsed.success) return null;
  const [address, usdt, phase, timestamp, purchaseId, usdtTxHash] = parsed.data;
  return { address, usdt, phase: Number(phase), timestamp: Number(timestamp), purchaseId, usdtTxHash };
}

/** Result of signing in the browser (requirement 107). `messageHash` is the EIP-191 digest. */
export const signatureResultSchema = z.object({
  signature: z.string(),
  /** 65 bytes, uncompressed, recovered from the signature. */
  publicKey: z.string(),
  messageHash: z.string(),
  signedMessage: z.string(),
});
export type SignatureResult = z.infer<typeof signatureResultSchema>;
