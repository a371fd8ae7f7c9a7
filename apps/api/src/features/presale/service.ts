import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { createRowRunner } from '../../http/row-runner.ts';
import { advancePurchases } from './advance-purchases.ts';
import type { CardGateway } from './card-gateway.ts';
import { askCardRefunds } from './card-refunds.ts';
import { type RefundRewards, takeCardEvent } from './card-webhook.ts';
import { advanceLinks } from './link-account.ts';
import { followPresale } from './follow-presale.ts';
import { createSaleReader, type SaleReader } from './sale-cache.ts';
import type { PresaleSettings } from './settings.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { TestTerminal } from './test-terminal.ts';
import type { Whitelist } from './whitelist-wallet.ts';

/** How often the chain's events, and purchases that wait for something, are looked at. */
const FOLLOW_EVERY_MS = 100;
const ADVANCE_EVERY_MS = 200;
const REFUND_EVERY_MS = 500;
const LINK_EVERY_MS = 500;

/** What the pre-sale needs of the features beside it. */
export interface PresaleDependencies {
  readonly whitelist: Whitelist;
  readonly refundRewards: RefundRewards;
}

/** The pre-sale in this process: one reading of the chain, one way to the card processor. */
export interface PresaleService extends SaleReader {
  readonly context: ApiContext;
  readonly settings: PresaleSettings;
  readonly whitelist: Whitelist;
  /** Null where cards are not taken. */
  readonly gateway: CardGateway | null;
  /** The development terminal's page, where there is one. */
  readonly terminal: TestTerminal | null;
  takeCardEvent(signed: { body: string; signature: string }): Promise<string>;
}

/** Starts it: what follows the chain runs beside requests, in whichever process is first. */
export function startPresale(context: ApiContext, dependencies: PresaleDependencies): PresaleService {
  const { background, config, clock, db } = context;
  const { whitelist, refundRewards } = dependencies;
  const terminal = config.stripe || config.isProduction ? null : new TestTerminal(context);
  const gateway = config.stripe ? createStripeGateway(config.stripe, clock) : terminal;
  const take = (signed: { body: string; signature: string }) => {
    if (!gateway) throw new Error('there is no card processor');
    return takeCardEvent(context, gateway, refundRewards, signed);
  };
  if (terminal) terminal.deliver = take;
  background.every('pre-sale events', FOLLOW_EVERY_MS, () => followPresale(context));
  const reader = createSaleReader(context, () => whitelist.count());
  const isOpenFor = async (address: Hex) => {
    const { chain: sale } = await reader.readSale();
    const opensAt = (await whitelist.has(address)) ? sale.whitelistOpensAt : sale.publicOpensAt;
    return opensAt * 1000 <= clock();
  };
  const purchases = createRowRunner(context.logger, 'pre-sale purchases');
  const links = createRowRunner(context.logger, 'links of own accounts');
  background.every('pre-sale purchases', ADVANCE_EVERY_MS, () =>
    advancePurchases({ db, clock, isOpenFor, rows: purchases }),
  );
  background.every('links of own accounts', LINK_EVERY_MS, () => advanceLinks(context, links));
  if (gateway) background.every('card refunds', REFUND_EVERY_MS, () => askCardRefunds(context, gateway));
  return {
    context,
    whitelist,
    gateway,
    terminal,
    settings: {
      isProduction: config.isProduction,
      cardMode: gateway?.mode ?? 'off',
      mainnet: config.mainnet,
    },
    ...reader,
    takeCardEvent: take,
  };
}
