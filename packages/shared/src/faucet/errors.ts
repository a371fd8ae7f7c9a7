/**
 * Error codes of the faucet.
 * - `faucet_cooldown`: `details.nextAt` is the time of this address's next drip.
 * - `faucet_busy`: the daily budget or this network's share is exhausted; `details.nextAt`, and `details.budget` is `day`
 *   or `network`.
 * - `faucet_closed`: paused, empty, or missing on this chain.
 * - `contract_recipient`: the faucet serves wallets, not contracts.
 * - `challenge_invalid`: not solved, too old, for another address, or used before.
 */
export const FAUCET_ERRORS = {
  cooldown: 'faucet_cooldown',
  busy: 'faucet_busy',
  closed: 'faucet_closed',
  contractRecipient: 'contract_recipient',
  challengeInvalid: 'challenge_invalid',
} as const;
