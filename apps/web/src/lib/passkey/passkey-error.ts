/** Problems with their text and their code in EIP-1193 or EIP-5792. */
const PROBLEMS = {
  cancelled: [4001, 'The passkey was not confirmed.'],
  noPasskey: [4100, 'This browser has no passkey of an account. Continue with a passkey first.'],
  reverted: [3, 'execution reverted'],
  otherDomain: [-32603, 'The accounts of this chain belong to passkeys of another domain.'],
  unsupported: [4200, 'The passkey wallet does not know this method.'],
  otherAccount: [4100, 'The passkey of this browser belongs to another account.'],
  capabilityUnknown: [5700, 'The passkey wallet does not have this capability.'],
  otherChain: [5710, 'An account with a passkey exists only on Nova.'],
  callsKnown: [5720, 'Calls with this ID were sent already.'],
  callsUnknown: [5730, 'No calls with this ID were sent from this browser.'],
} as const;
export type PasskeyProblem = keyof typeof PROBLEMS;

/** An error as wallets report it (EIP-1193). */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly code: number;

  constructor(problem: PasskeyProblem, options?: ErrorOptions) {
    const [code, text] = PROBLEMS[problem];
    super(text, options);
    this.code = code;
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
