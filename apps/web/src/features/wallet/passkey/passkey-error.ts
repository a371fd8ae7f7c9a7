const USER_REJECTED = 4001;
const INTERNAL = -32603;

export type PasskeyProblem = 'cancelled' | 'otherDomain' | 'unsupported';
const TEXTS: Readonly<Record<PasskeyProblem, string>> = {
  cancelled: 'The passkey was not confirmed.',
  otherDomain: 'The accounts of this chain belong to passkeys of another domain.',
  unsupported: 'The passkey wallet does not know this method.',
};

/** An error as wallets report it (EIP-1193). */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly code: number;
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, options?: ErrorOptions) {
    super(TEXTS[problem], options);
    this.problem = problem;
    this.code = problem === 'cancelled' ? USER_REJECTED : problem === 'unsupported' ? 4200 : INTERNAL;
  }
}

/** Returns whether the person closed the prompt or did not respond to it. */
export function isNotConfirmed(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Object; depth += 1) {
    const { name, cause } = current as { name?: unknown; cause?: unknown };
    if (name === 'NotAllowedError' || name === 'AbortError') return true;
    current = cause;
  }
  return false;
}
