import { WEBHOOK_SIGNATURE_HEADER } from '@nova/shared/partner/schemas';
import { signWebhook } from '@nova/shared/partner/sign-webhook';
import { Webhook } from 'standardwebhooks';

/**
 * Secrets issued before Standard Webhooks lack this prefix and are not base64: their characters are the
 * key.
 */
const STANDARD_SECRET_PREFIX = 'whsec_';

export interface WebhookMessage {
  readonly secret: string;
  /** Identical for every attempt, so that the receiver recognizes a repetition. */
  readonly id: string;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/**
 * Returns the headers that sign a webhook: those of Standard Webhooks (standardwebhooks.com), which many
 * libraries verify, and the older `nova-signature`.
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
