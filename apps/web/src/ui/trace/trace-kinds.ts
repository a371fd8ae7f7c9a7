import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { ExampleActionKey } from '@nova/shared/partner/example-actions';

/** Families of waveforms: the action determines the shape, the block hash its details. */
export const TRACE_KINDS = [
  'review',
  'trade',
  'upload',
  'bot',
  'connect',
  'mint',
  'buy',
  'read',
  'transfer',
  'refer',
] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/** Maps each catalog key to its family. A new key is a compile error until it is added here. */
const KIND_OF_ACTION: Record<ActionKey, TraceKind> = {
  wallet_connect: 'connect',
  presale_purchase: 'buy',
  page_visit: 'connect',
  explorer_interaction: 'read',
  nft_creation: 'mint',
  nft_trade: 'trade',
  blockchain_interaction: 'transfer',
  whitepaper_read: 'read',
  energy_collection: 'read',
  network_switch: 'bot',
  input_interaction: 'review',
  button_click: 'bot',
  form_submit: 'review',
  link_click: 'connect',
  social_share: 'refer',
  daily_visit: 'connect',
  scroll_engagement: 'read',
  time_spent: 'read',
  newsletter_signup: 'review',
  referral: 'refer',
  welcome_bonus: 'mint',
  referral_purchase: 'refer',
  referral_share: 'refer',
  nft_creation_standard: 'mint',
};

/** The same for actions of the example applications. */
const KIND_OF_EXAMPLE_ACTION: Record<ExampleActionKey, TraceKind> = {
  vehicle_upload: 'mint',
  review_written: 'review',
  bot_activated: 'bot',
  trade_completed: 'trade',
};

/** Returns the family of an action key; an unknown key is drawn as a single spike. */
export function traceKindOf(actionKey: string): TraceKind {
  if (Object.hasOwn(KIND_OF_ACTION, actionKey)) return KIND_OF_ACTION[actionKey as ActionKey];
  return Object.hasOwn(KIND_OF_EXAMPLE_ACTION, actionKey)
    ? KIND_OF_EXAMPLE_ACTION[actionKey as ExampleActionKey]
    : 'connect';
}
