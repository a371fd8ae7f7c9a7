import { WEBHOOK_SIGNATURE_HEADER } from '@nova/shared/partner/schemas';
import { signWebhook } from '@nova/shared/partner/sign-webhook';
import { Webhook } from 'standardwebhooks';

/** Secrets that were issued before Standard Webhooks are no base64: their characters are the key. */
const STANDARD_SECRET_PREFIX = 'whsec_';

export interface WebhookMessage {
  readonly secret: string;
  /** The same for every try, so that the receiver knows a repetition. */
  readonly id: string;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Headers that sign a webhook: those of Standard Webhooks (standardwebhooks.com), for any library that knows them, and
 * `nova-signature`, which was there first.
 */
export async function signHeaders(message: WebhookMessage): Promise<Record<string, string>> {
  const { secret, id, body, sentAt } = message;
  const seconds = Math.floor(sentAt / 1_000);
  const standard = secret.startsWith(STANDARD_SECRET_PREFIX)
    ? new Webhook(secret)
    : new Webhook(secret, { format: 'raw' });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': standard.sign(id, new Date(seconds * 1_000), body),
    [WEBHOOK_SIGNATURE_HEADER]: await signWebhook(secret, body, seconds),
  };
}
