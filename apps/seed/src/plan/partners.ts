import type { ExampleActionKey } from '@nova/shared/partner/example-actions';
import type { PartnerScope } from '@nova/shared/partner/schemas';

/** An example application in `examples/` and the actions it reports. */
export interface ExamplePartner {
  /** Folder in `examples/`. */
  readonly folder: string;
  readonly name: string;
  /** URL of its webhook; null if it reads its actions from the API instead. */
  readonly webhookUrl: string | null;
  readonly scopes: readonly PartnerScope[];
  readonly actions: readonly {
    readonly key: ExampleActionKey;
    readonly points: number;
    readonly dailyCap: number;
  }[];
}

export const EXAMPLE_PARTNERS: readonly ExamplePartner[] = [
  {
    folder: 'vehicle-log',
    name: 'Vehicle log (example)',
    webhookUrl: 'http://127.0.0.1:4101/webhook',
    scopes: ['actions:write'],
    actions: [{ key: 'vehicle_upload', points: 25, dailyCap: 5 }],
  },
  {
    folder: 'product-reviews',
    name: 'Product reviews (example)',
    webhookUrl: 'http://127.0.0.1:4102/webhook',
    scopes: ['actions:write'],
    actions: [{ key: 'review_written', points: 10, dailyCap: 5 }],
  },
  {
    folder: 'trading-bot',
    name: 'Trading bot (example)',
    webhookUrl: null,
    scopes: ['actions:write', 'actions:read'],
    actions: [
      { key: 'bot_activated', points: 30, dailyCap: 1 },
      { key: 'trade_completed', points: 15, dailyCap: 10 },
    ],
  },
];
