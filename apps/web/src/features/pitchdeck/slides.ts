/** The slides in order; the ID is the anchor of a slide (`/pitchdeck#supply`). */
export const SLIDES = [
  'cover',
  'problem',
  'why',
  'principle',
  'uses',
  'market',
  'way',
  'speed',
  'now',
  'actions',
  'supply',
  'sale',
  'business',
  'roadmap',
  'keyRoles',
  'risks',
  'ask',
  'check',
] as const;
export type SlideId = (typeof SLIDES)[number];

/** Example actions of a partner's application, with keys in a partner's style. */
export const DECK_USES = [
  { id: 'vehicle', key: 'partner.vehicle_uploaded' },
  { id: 'trade', key: 'partner.trade_completed' },
  { id: 'review', key: 'partner.review_written' },
  { id: 'bot', key: 'partner.bot_activated' },
] as const;

/** Slides with a title and a list, with their lines; the most serious risk is last. */
export const DECK_LISTS = {
  why: ['claims', 'bots', 'cost'],
  market: ['vehicles', 'reviews', 'bots', 'loyalty', 'size'],
  business: ['presale', 'fee', 'network', 'partners'],
  keyRoles: ['roles', 'safe', 'deployer', 'names'],
  risks: ['validator', 'audit', 'market', 'operator', 'loss'],
  ask: ['partners', 'followers', 'audit', 'users'],
} as const;
export type DeckListId = keyof typeof DECK_LISTS;

/** Sources where a reader can verify the claims. */
export const DECK_CHECKS = [
  { id: 'explorer', path: '/explorer' },
  { id: 'transparency', path: '/transparency' },
  { id: 'whitepaper', path: '/whitepaper' },
  { id: 'attacks', path: '/documentation/attacks' },
  { id: 'team', path: '/team' },
  { id: 'contact', path: '/kontakt' },
] as const;
