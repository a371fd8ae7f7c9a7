import type { CardSession } from '@nova/shared/presale/card';
import type { Purchase } from '@nova/shared/presale/purchase';
import type { PrivateKeyAccount } from 'viem/accounts';
import { composeBridgePurchase } from './bridge-buyer.ts';
import { callWithRetry } from '../call-with-retry.ts';
import type { SignedEvent, StripeDouble } from './stripe-double.ts';
import type { TestUser } from '../test-user.ts';

/** Sends an event of the processor to the api, repeated until it is accepted. */
export async function deliverEvent(url: string, { body, signature }: SignedEvent): Promise<void> {
  await callWithRetry(url, '/webhooks/stripe', { body, headers: { 'stripe-signature': signature } });
}

/** Opens the payment page for one USDT, as the website does. */
export async function openCardPage(url: string, user: TestUser, requestId: string): Promise<Purchase> {
  const body = { usdt_units: '1000000', phase: 1, accepts_risks: true, request_id: requestId };
  const answer = await callWithRetry(url, '/api/v1/presale/card-sessions', { body, token: user.accessToken });
  return (answer.body as CardSession).purchase;
}

/**
 * Opens the page and pays.
 * @param cents amount paid; the quote is 100
 */
export async function buyByCard(
  url: string,
  { user, stripe, requestId, cents = 100 }: BuyByCard,
): Promise<string> {
  const { id } = await openCardPage(url, user, requestId);
  await deliverEvent(url, await stripe.paid(id, cents));
  return id;
}

interface BuyByCard {
  readonly user: TestUser;
  readonly stripe: StripeDouble;
  readonly requestId: string;
  readonly cents?: number;
}

/** Registers a payment of one USDT on Ethereum. */
export async function buyOverBridge(
  url: string,
  account: PrivateKeyAccount,
  { requestId, txHash }: { requestId: string; txHash: string },
): Promise<string> {
  const data = await composeBridgePurchase(account, { usdt: '1', requestId, txHash });
  const body = { action: 'purchase_presale', data };
  const answer = await callWithRetry(url, '/functions/v1/wallet-operations', { body });
  return (answer.body as { purchase: Purchase }).purchase.id;
}
