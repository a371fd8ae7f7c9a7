import type { StripeKeys } from '@nova/api/http/api-context';
import { toStripeServer } from '@nova/shared/presale/stripe-server';
import type { CardOptions } from '@nova/worker/features/presale/card-payments';
import { Stripe } from 'stripe';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { nameReason } from '@nova/runtime/name-reason';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 10_000;
const API_KEY = { variable: 'STRIPE_SECRET_KEY', rights: 'write checkout sessions and refunds' } as const;
const WORKER_RIGHTS = 'read checkout sessions, payment intents, charges and disputes, and write refunds';

/** Variable of a key and the permissions it needs. */
interface KeyRole {
  readonly variable: string;
  readonly rights: string;
}

/**
 * Checks whether the card processor accepts our keys and whether each secret has the right type. Charges
 * nothing.
 */
export async function checkCard(setup: Setup): Promise<Finding[]> {
  const { card, workerCard, isProduction } = setup;
  const findings: Finding[] = [];
  if (card) findings.push(...(await judgeKey(card, API_KEY, isProduction)), ...judgeWebhook(card));
  if (workerCard) {
    const role = { variable: workerCard.variable, rights: WORKER_RIGHTS };
    findings.push(...(await judgeKey(workerCard, role, isProduction)));
  }
  const apiUrl = card?.apiUrl ?? workerCard?.apiUrl;
  if (isProduction && apiUrl !== undefined)
    findings.push(warning('card', 'STRIPE_API_URL is not a Stripe server.', 'Unset it.'));
  return findings;
}

async function judgeKey(card: CardOptions, role: KeyRole, isProduction: boolean): Promise<Finding[]> {
  const findings = [await requestStripe(card, role)];
  if (!/^[sr]k_/.test(card.secretKey)) {
    const message = `${role.variable} does not begin with sk_ or rk_, so it is not a secret key.`;
    findings.push(failure('card', message, 'Copy the secret key from the Stripe dashboard.'));
  }
  if (isProduction && /^[sr]k_test_/.test(card.secretKey)) {
    const message = `${role.variable} is a test key: buyers would receive NAC without paying.`;
    findings.push(failure('card', message, 'Set the live key.'));
  }
  return findings;
}

async function requestStripe({ secretKey, apiUrl }: CardOptions, role: KeyRole): Promise<Finding> {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    ...(apiUrl === undefined ? {} : toStripeServer(apiUrl)),
  });
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
    return ok('card', role === API_KEY ? 'Stripe accepts our key.' : 'Stripe accepts the worker’s key.');
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return failure(
        'card',
        `Stripe does not accept ${role.variable}.`,
        'Copy the secret key from the Stripe dashboard.',
      );
    if (error instanceof Stripe.errors.StripePermissionError)
      return failure(
        'card',
        `${role.variable} lacks permissions that Nova needs.`,
        `A restricted key needs to ${role.rights}.`,
      );
    return failure(
      'card',
      `Stripe does not answer: ${nameReason(error)}.`,
      'Allow this machine to reach api.stripe.com.',
    );
  }
}

function judgeWebhook({ webhookSecret }: StripeKeys): Finding[] {
  if (webhookSecret.startsWith('whsec_')) return [];
  const message =
    'STRIPE_WEBHOOK_SECRET does not begin with whsec_, so no payment notification could be verified.';
  return [failure('card', message, 'Copy the signing secret of the webhook endpoint.')];
}
