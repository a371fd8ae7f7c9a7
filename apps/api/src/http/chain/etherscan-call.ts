/** A call of the Etherscan-compatible `/api`: parameters of query and body, names unchanged. */
export interface EtherscanCall {
  readonly params: Readonly<Record<string, string>>;
  readonly clientAddress: string;
  /** Aborts if the client disconnects before the response. */
  readonly signal: AbortSignal;
}

/**
 * Returns a parameter by its name, ignoring case, because both `startblock` and `startBlock` are common; null
 * if empty.
 */
export function readParam({ params }: EtherscanCall, name: string): string | null {
  const wanted = name.toLowerCase();
  const entry = Object.entries(params).find(([key]) => key.toLowerCase() === wanted);
  const value = entry?.[1].trim();
  return value === undefined || value === '' ? null : value;
}

/** An answer in Etherscan's format: `status` tells success from failure, and `result` contains the error. */
export interface EtherscanAnswer {
  readonly status: '0' | '1';
  readonly message: string;
  readonly result: unknown;
}

/** Executes one action of a module. An AppError is also answered in Etherscan's format. */
export type EtherscanAction = (call: EtherscanCall) => Promise<EtherscanAnswer>;

/** The actions of a module by name in lower case. */
export type EtherscanModule = Readonly<Record<string, EtherscanAction>>;
