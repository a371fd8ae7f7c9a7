/** A call of the Etherscan-compatible `/api`: query and body together, names as they came. */
export interface EtherscanCall {
  readonly params: Readonly<Record<string, string>>;
  readonly clientAddress: string;
  /** Aborts when the client has gone before its answer. */
  readonly signal: AbortSignal;
}

/** A parameter by its name in any spelling: `startblock` and `startBlock` are both in use. Null when empty. */
export function readParam({ params }: EtherscanCall, name: string): string | null {
  const wanted = name.toLowerCase();
  const entry = Object.entries(params).find(([key]) => key.toLowerCase() === wanted);
  const value = entry?.[1].trim();
  return value === undefined || value === '' ? null : value;
}

/** An answer in Etherscan's shape: `status` says whether it is one, faults stand in `result`. */
export interface EtherscanAnswer {
  readonly status: '0' | '1';
  readonly message: string;
  readonly result: unknown;
}

/** What one action of one module does. May throw AppError, which is answered in Etherscan's shape as well. */
export type EtherscanAction = (call: EtherscanCall) => Promise<EtherscanAnswer>;

/** The actions of one module by their name in lower case. */
export type EtherscanModule = Readonly<Record<string, EtherscanAction>>;
