/**
 * Sections of the privacy policy in order, each with its paragraphs; `table` is the list of stored entries.
 */
export const PRIVACY_SECTIONS = [
  { id: 'visit', parts: ['visitAddress', 'visitHosts'] },
  { id: 'browser', parts: ['browserText'], hasTable: true },
  { id: 'speed', parts: ['speedText'] },
  { id: 'account', parts: ['accountText', 'accountSession', 'accountMail'] },
  { id: 'wallet', parts: ['walletText', 'walletDemo'] },
  { id: 'actions', parts: ['actionsChain', 'actionsServer'] },
  { id: 'network', parts: ['networkText'] },
  { id: 'purchases', parts: ['purchasesText', 'purchasesPayment'] },
  { id: 'messages', parts: ['messagesContact', 'messagesLists'] },
  { id: 'friends', parts: ['friendsText'] },
  { id: 'others', parts: ['othersText'] },
  { id: 'basis', parts: ['basisText'] },
  { id: 'rights', parts: ['rightsText'] },
] as const;

/** Sections of the terms; the content of `law` depends on whether the operator has configured its country. */
export const TERMS_SECTIONS = [
  { id: 'offer', part: 'offerText' },
  { id: 'account', part: 'accountText' },
  { id: 'points', part: 'pointsText' },
  { id: 'coins', part: 'coinsText' },
  { id: 'things', part: 'thingsText' },
  { id: 'fair', part: 'fairText' },
  { id: 'service', part: 'serviceText' },
  { id: 'end', part: 'endText' },
] as const;

/** Date of the last substantive change, UTC. */
export const LEGAL_EDITION = '2026-11-29';
