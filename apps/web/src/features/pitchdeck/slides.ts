/** The slides in their order; an id is the address of its slide (`/pitchdeck#supply`). */
export const SLIDES = [
  'cover',
  'problem',
  'principle',
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

/** What can go wrong, gravest last. */
export const DECK_RISKS = ['validator', 'audit', 'market', 'operator', 'loss'] as const;

/** Where a reader finds out for themselves. */
export const DECK_CHECKS = [
  { id: 'explorer', path: '/explorer' },
  { id: 'transparency', path: '/transparency' },
  { id: 'whitepaper', path: '/whitepaper' },
  { id: 'attacks', path: '/documentation/attacks' },
] as const;
