import type { ContactTopic } from '@nova/shared/contact/constants';
import type { ActionKey } from '@nova/shared/energy/catalogue';
import type { SharePlatform } from '@nova/shared/referral/constants';
import type { Language } from '@nova/shared/language/language';

/** Index of a user, an NFT or a token within its generation. */
export type Index = number;
/** How a user logs in: with a wallet alone, with an email address and a wallet, or without a wallet. */
export type LoginKind = 'wallet' | 'both' | 'email';

export interface PersonPlan {
  readonly index: Index;
  readonly name: string;
  readonly login: LoginKind;
  readonly email: string;
  readonly language: Language;
  /** The referrer, an earlier user; null without one. */
  readonly invitedBy: Index | null;
  /** Actions on the website, in this order. */
  readonly actions: readonly ActionKey[];
  readonly laterActions: readonly ActionKey[];
  readonly shares: readonly SharePlatform[];
  readonly lists: { readonly newsletter: boolean; readonly whitelist: boolean };
}

export interface PurchasePlan {
  readonly buyer: Index;
  readonly method: 'usdt' | 'card' | 'bridge';
  /** Decimal amount, such as "12.50". */
  readonly usdt: string;
}

export interface CollectionPlan {
  readonly name: string;
  readonly description: string;
  readonly motif: FlatMotif;
  readonly owner: Index;
}

export const FLAT_MOTIFS = ['waves', 'mountains', 'machines', 'petals', 'orbits', 'tiles'] as const;
export type FlatMotif = (typeof FLAT_MOTIFS)[number];
export const SOLID_MOTIFS = ['knot', 'gem', 'tower', 'shell', 'star'] as const;
export type SolidMotif = (typeof SOLID_MOTIFS)[number];

/** Parameters of a picture; the same parameters always produce the same picture. */
export interface Artwork {
  readonly motif: FlatMotif | SolidMotif;
  readonly palette: number;
  /** Density of elements, 0 to 4. */
  readonly density: number;
  readonly seed: string;
}

/** What happens to an NFT after it is minted. */
export type Fate =
  | { readonly kind: 'kept' }
  | { readonly kind: 'given'; readonly to: Index }
  | { readonly kind: 'offered'; readonly prices: readonly number[]; readonly days: number }
  | { readonly kind: 'withdrawn'; readonly price: number }
  | { readonly kind: 'sold'; readonly price: number; readonly buyer: Index };

export interface NftPlan {
  readonly index: Index;
  readonly creator: Index;
  /** Index in the world's collections; null for a single NFT. */
  readonly collection: Index | null;
  readonly name: string;
  readonly description: string;
  readonly artwork: Artwork;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  /** A premium NFT has its own model, or a slab made from its picture; null for others. */
  readonly premium: 'model' | 'slab' | null;
  readonly royaltyBps: number;
  readonly fate: Fate;
}

export interface TokenPlan {
  readonly index: Index;
  readonly creator: Index;
  readonly name: string;
  readonly symbol: string;
  readonly about: string;
  /** Supply in whole tokens. */
  readonly supply: number;
  /** Amounts in whole tokens; each sender has received tokens before. */
  readonly transfers: readonly { readonly from: Index; readonly to: Index; readonly amount: number }[];
  readonly artwork: { readonly palette: number; readonly seed: string; readonly type: 'svg' | 'png' };
}

export interface MessagePlan {
  readonly from: Index;
  readonly topic: ContactTopic;
  readonly language: Language;
  readonly message: string;
}

/** Everything one generation does. */
export interface World {
  readonly people: readonly PersonPlan[];
  readonly purchases: readonly PurchasePlan[];
  readonly collections: readonly CollectionPlan[];
  readonly nfts: readonly NftPlan[];
  readonly tokens: readonly TokenPlan[];
  readonly messages: readonly MessagePlan[];
}
