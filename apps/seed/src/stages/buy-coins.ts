import type { CardSession } from '@nova/shared/presale/card';
import type { Receipt } from '@nova/shared/presale/purchase';
import type { PurchaseResult } from '@nova/shared/presale/purchase-request';
import type { Sale } from '@nova/shared/presale/sale';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import { formatUnits, parseUnits } from 'viem';
import { Refusal } from '../endings.ts';
import type { Person } from '../person.ts';
import type { PurchasePlan } from '../plan/world.ts';
import { runWithConcurrency } from '../run-with-concurrency.ts';
import { AT_ONCE, count, type SeedContext } from './seed-context.ts';

const TRIES = 120;
const PAUSE_MS = 500;
/** USDT units per cent; card payments are in whole cents. */
const CENT_UNITS = 10_000n;
/** A purchase takes at most one eighth of what its phase has left, so that the last ones fit too. */
const LARGEST_SHARE = 8n;
const NAC = 10n ** 18n;

/**
 * Buys coins in the presale with test USDT, through the development terminal, and with simulated payments
 * from Ethereum.
 */
export async function buyCoins(context: SeedContext, ready: readonly Person[]): Promise<void> {
  const { world, people, journal, name, progress } = context;
  const purchases = world.purchases.map((purchase, index) => Object.assign({ index }, purchase));
  // A user without gas buys after a friend has sent some.
  const isReady = ({ buyer, method }: PurchasePlan) => method === 'card' || ready.includes(people[buyer]!);
  const isDone = ({ index }: { index: number }) => journal.find(name(`purchase ${index}`)) !== undefined;
  const open = purchases.filter(
    (purchase) => isReady(purchase) && !journal.has(name(`purchase ${purchase.index}`)),
  );
  if (open.length === 0) return;
  await progress.part('purchases', open.length, async (tick) => {
    await runWithConcurrency(open, AT_ONCE, async (purchase) => {
      const request = { ...purchase, requestId: name(`purchase ${purchase.index}`).replaceAll(' ', '-') };
      await journal.once(name(`purchase ${purchase.index}`), () => buy(people[purchase.buyer]!, request));
      tick();
    });
    const done = purchases.filter((purchase) => isDone(purchase));
    const usdt = done.reduce((sum, { index }) => sum + journal.numberOf(name(`purchase ${index}`)), 0);
    const by = (method: string) => done.filter((purchase) => purchase.method === method).length;
    return `${count(done.length, 'purchase')} for ${Math.round(usdt).toLocaleString('en')} USDT: ${by('usdt')} by wallet, ${by('card')} by card, ${by('bridge')} simulated`;
  });
}

/** @returns the paid amount as a decimal string */
async function buy(
  person: Person,
  { method, usdt, requestId }: PurchasePlan & { requestId: string },
): Promise<string> {
  const sale = await person.api.request<Sale>('/api/v1/presale');
  const { phase, units } = fit(sale, parseUnits(usdt, USDT_DECIMALS));
  const amount = formatUnits(units, USDT_DECIMALS);
  if (method === 'usdt') {
    await person.actions.buyCoins(amount, phase);
  } else if (method === 'card') {
    const body = { usdt_units: units.toString(), phase, accepts_risks: true, request_id: requestId };
    const { purchase, mode, url } = await person.request<CardSession>('/api/v1/presale/card-sessions', {
      body,
    });
    if (mode !== 'test') throw new Refusal(409, 'real_cards', 'This Nova charges real cards.');
    await person.api.read(`${new URL(url).pathname}/pay`, { method: 'POST' });
    await untilCompleted(person, purchase.id);
  } else {
    const data = {
      address: person.address,
      usdtAmount: amount,
      phaseId: phase,
      clientRequestId: requestId,
      // No signature is required, because the user is logged in with this wallet.
      signature: '0xmock',
      simulated: true,
    };
    const body = { action: 'purchase_presale', data };
    const { purchase } = await person.request<PurchaseResult>('/functions/v1/wallet-operations', { body });
    await untilCompleted(person, purchase.id);
  }
  return amount;
}

function fit(sale: Sale, wanted: bigint): { phase: number; units: bigint } {
  const phase = sale.phases.find(({ id }) => id === sale.current_phase);
  if (!phase || sale.is_closed || sale.is_paused)
    throw new Refusal(409, 'sale_closed', 'The sale is not open.');
  const left = (BigInt(phase.remaining) * BigInt(phase.price_usdt_units)) / NAC / LARGEST_SHARE;
  const most = left - (left % CENT_UNITS);
  return { phase: phase.id, units: wanted < most ? wanted : most };
}

async function untilCompleted(person: Person, id: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { status } = await person.api.request<Receipt>(`/api/v1/presale/purchases/${id}`);
    if (status === 'completed') return;
    if (['expired', 'failed', 'refund_due', 'refunded'].includes(status))
      throw new Refusal(409, `purchase_${status}`, 'The coins were not delivered.');
    await person.api.rest(PAUSE_MS);
  }
  throw new Refusal(503, 'purchase_waits', 'The coins have not been delivered yet.');
}
