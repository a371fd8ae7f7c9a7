/** The slides in their order; an id is the address of its slide (`/pitchdeck#supply`). */
export const SLIDES = [
  'cover',
  'problem',
  'principle',
  'uses',
  'way',
  'speed',
  'now',
  'actions',
  'supply',
  'sale',
  'roadmap',
  'risks',
  'check',
] as const;
export type SlideId = (typeof SLIDES)[number];

/** Actions that an application of a partner can report, with keys as a partner would name them. */
export const DECK_USES = [
  { id: 'vehicle', key: 'partner.vehicle_uploaded' },
  { id: 'trade', key: 'partner.trade_completed' },
  { id: 'review', key: 'partner.review_written' },
  { id: 'bot', key: 'partner.bot_activated' },
] as const;

/** What can go wrong, gravest last. */
export const DECK_RISKS = ['validator', 'audit', 'market', 'operator', 'loss'] as const;

/** Where a reader finds out for themselves. */
export const DECK_CHECKS = [
  { id: 'explorer', path: '/explorer' },
  { id: 'transparency', path: '/transparency' },
  { id: 'whitepaper', path: '/whitepaper' },
  { id: 'attacks', path: '/documentation/attacks' },
  { id: 'team', path: '/team' },
  { id: 'contact', path: '/kontakt' },
] as const;
