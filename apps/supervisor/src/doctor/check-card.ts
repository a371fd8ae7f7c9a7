import type { StripeKeys } from '@nova/api/http/api-context';
import { toStripeServer } from '@nova/presale/stripe-server';
import { Stripe } from 'stripe';
import { fault, type Finding, ok, warning } from './finding.ts';
import { nameReason } from './name-reason.ts';
import type { Setup } from './setup.ts';

const TIMEOUT_MS = 10_000;

/** Whether the card processor knows our key, and whether both secrets are what they should be. Nothing is charged. */
export async function checkCard({ card, isProduction }: Setup): Promise<Finding[]> {
  if (card === undefined) return [];
  const findings = [await askStripe(card), ...judgeForms(card)];
  if (isProduction && /^[sr]k_test_/.test(card.secretKey)) {
    const message = 'STRIPE_SECRET_KEY is a test key: no money is taken, and NAC is given for it.';
    findings.push(fault('card', message, 'Set the live key.'));
  }
  if (isProduction && card.apiUrl !== undefined)
    findings.push(warning('card', 'STRIPE_API_URL names another server than Stripe.', 'Unset it.'));
  return findings;
}

async function askStripe({ secretKey, apiUrl }: StripeKeys): Promise<Finding> {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    ...(apiUrl === undefined ? {} : toStripeServer(apiUrl)),
  });
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
    return ok('card', 'Stripe knows our key.');
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return fault(
        'card',
        'Stripe does not know STRIPE_SECRET_KEY.',
        'Copy the secret key from its dashboard.',
      );
    if (error instanceof Stripe.errors.StripePermissionError) {
      return fault(
        'card',
        'STRIPE_SECRET_KEY may not do what we need.',
        'A restricted key needs to write checkout sessions and refunds.',
      );
    }
    return fault(
      'card',
      `Stripe does not answer: ${nameReason(error)}.`,
      'Let this machine reach api.stripe.com.',
    );
  }
}

function judgeForms({ secretKey, webhookSecret }: StripeKeys): Finding[] {
  const findings = [];
  if (!/^[sr]k_/.test(secretKey)) {
    const message = 'STRIPE_SECRET_KEY does not begin with sk_ or rk_: it is another kind of key.';
    findings.push(fault('card', message, 'Copy the secret key from the dashboard of Stripe.'));
  }
  if (!webhookSecret.startsWith('whsec_')) {
    const message = 'STRIPE_WEBHOOK_SECRET does not begin with whsec_: no payment would be believed.';
    findings.push(fault('card', message, 'Copy the signing secret of the webhook endpoint.'));
  }
  return findings;
}
