/** Action keys of the example applications: the pages have names for them, and the seed registers them. */
export const EXAMPLE_ACTION_KEYS = [
  'vehicle_upload',
  'review_written',
  'bot_activated',
  'trade_completed',
] as const;
export type ExampleActionKey = (typeof EXAMPLE_ACTION_KEYS)[number];
