import type { ApiContext } from '../../http/api-context.ts';
import type { CardGateway } from './card/card-gateway.ts';
import { type RefundRewards, applyCardEvent } from './card/card-webhook.ts';
import { createSaleReader, type SaleReader } from './sale/sale-cache.ts';
import type { PresaleSettings } from './sale/settings.ts';
import { createStripeGateway } from './card/stripe-gateway.ts';
import { TestTerminal } from './card/test-terminal.ts';
import type { Whitelist } from './whitelist-wallet.ts';

/** Functions of other features that the presale requires. */
export interface PresaleDependencies {
  readonly whitelist: Whitelist;
  readonly refundRewards: RefundRewards;
}

/** The presale in this process: one cache of the chain and one gateway to the card processor. */
export interface PresaleService extends SaleReader {
  readonly context: ApiContext;
  readonly settings: PresaleSettings;
  readonly whitelist: Whitelist;
  /** Null if card payments are not configured. */
  readonly gateway: CardGateway | null;
  /** The page of the test terminal in development; null otherwise. */
  readonly terminal: TestTerminal | null;
  applyCardEvent(signed: { body: string; signature: string }): Promise<string>;
}

/** Creates the presale. Work that is not part of a request belongs to the worker. */
export function createPresale(context: ApiContext, dependencies: PresaleDependencies): PresaleService {
  const { config, clock } = context;
  const { whitelist, refundRewards } = dependencies;
  const terminal = config.stripe || config.isProduction ? null : new TestTerminal(context);
  const gateway = config.stripe ? createStripeGateway(config.stripe, clock) : terminal;
  const take = (signed: { body: string; signature: string }) => {
    if (!gateway) throw new Error('there is no card processor');
    return applyCardEvent(context, gateway, refundRewards, signed);
  };
  if (terminal) terminal.deliver = take;
  const reader = createSaleReader(context, () => whitelist.count());
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
    applyCardEvent: take,
  };
}
