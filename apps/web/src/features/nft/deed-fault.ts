/** Why the contracts refuse, in the words of their errors. */
export const REFUSALS = {
  NotListed: 'notListed',
  ListingExpired: 'listingExpired',
  PriceChanged: 'priceChanged',
  WrongValue: 'priceChanged',
  SelfPurchase: 'selfPurchase',
  NotTokenOwner: 'notTokenOwner',
  ERC721IncorrectOwner: 'notTokenOwner',
  ERC721InsufficientApproval: 'notTokenOwner',
  ERC721InvalidApprover: 'notTokenOwner',
  ERC721NonexistentToken: 'notListed',
  ERC721InvalidReceiver: 'receiver',
  NotApproved: 'notApproved',
  InvalidPrice: 'invalidPrice',
  InvalidExpiry: 'invalidExpiry',
  EnforcedPause: 'paused',
  InsufficientPoints: 'insufficientPoints',
  NotCollectionOwner: 'notCollectionOwner',
  NothingToWithdraw: 'nothingToWithdraw',
} as const;
export type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

/** Why something with an NFT did not happen. Nothing but gas is lost by any of them. */
export type DeedReason =
  | Refusal
  | 'rejected'
  | 'requestPending'
  | 'wallet'
  | 'noCoins'
  | 'reverted'
  | 'notSealed'
  | 'notConnected'
  | 'accountChanged'
  | 'wrongChain'
  | 'unreachable'
  | 'elsewhere';

export class DeedFault extends Error {
  readonly reason: DeedReason;
  /** The words of the wallet or the node. */
  readonly detail: string;

  constructor(reason: DeedReason, detail = '') {
    super(reason);
    this.name = 'DeedFault';
    this.reason = reason;
    this.detail = detail;
  }
}

const USER_REJECTED = 4001;
const REQUEST_PENDING = -32002;
const DEPTH = 6;

/** The error itself and what it was made of, as far as anybody wrapped it. */
function chainOf(error: unknown): { code?: unknown; message?: unknown; shortMessage?: unknown }[] {
  const found = [];
  let current = error;
  for (let depth = 0; depth < DEPTH && current instanceof Object; depth += 1) {
    found.push(current);
    current = (current as { cause?: unknown }).cause;
  }
  return found;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a node or a wallet says that there are too few coins. */
export const saysTooFewCoins = (words: string): boolean =>
  /insufficient funds|exceeds the balance|doesn't have enough|not enough (?:funds|balance)/i.test(words);

/** What a wallet's error means. */
export function toWalletFault(error: unknown): DeedFault {
  if (error instanceof DeedFault) return error;
  const chain = chainOf(error);
  const hasCode = (code: number) => chain.some((each) => each.code === code);
  if (hasCode(USER_REJECTED)) return new DeedFault('rejected');
  if (hasCode(REQUEST_PENDING)) return new DeedFault('requestPending');
  const words = chain.flatMap(({ shortMessage, message }) => [shortMessage, message].filter(isText));
  if (saysTooFewCoins(words.join(' '))) return new DeedFault('noCoins');
  return new DeedFault('wallet', words[0] ?? '');
}
