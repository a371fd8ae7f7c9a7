/** Reason for which no wallet on another device was connected. */
export type PairingProblem = 'rejected' | 'expired' | 'unreachable';

/** A pairing that ended without a session. */
export class PairingError extends Error {
  override readonly name = 'PairingError';
  readonly problem: PairingProblem;

  constructor(problem: PairingProblem, options?: ErrorOptions) {
    super(`The wallet app was not connected: ${problem}.`, options);
    this.problem = problem;
  }
}
