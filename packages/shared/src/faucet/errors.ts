/**
 * Codes of the faucet.
 * - `faucet_cooldown`: `details.nextAt` says when this address may ask again.
 * - `faucet_busy`: the day's budget or this network's share is given out; `details.nextAt`.
 * - `faucet_closed`: paused, empty, or there is none on this chain.
 * - `contract_recipient`: the faucet serves people, not contracts.
 * - `challenge_invalid`: not solved, too old, for another address, or used before.
 */
export const FAUCET_ERRORS = {
  cooldown: 'faucet_cooldown',
  busy: 'faucet_busy',
  closed: 'faucet_closed',
  contractRecipient: 'contract_recipient',
  challengeInvalid: 'challenge_invalid',
} as const;
