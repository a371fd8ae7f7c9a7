import { ApiError } from '../../lib/api/http.ts';

/** Why creating, changing or sending stopped. Nothing has happened, unless `notSealed`. */
export const TOKEN_FAULTS = [
  'rejected',
  'requestPending',
  'noWallet',
  'noGas',
  'refused',
  'reverted',
  'notSealed',
  'unreachable',
  'contractMissing',
  'wallet',
] as const;
export type TokenFaultReason = (typeof TOKEN_FAULTS)[number];

export class TokenFault extends Error {
  readonly reason: TokenFaultReason;
  /** The words of the wallet, or the name of the contract's refusal. */
  readonly detail: string;

  constructor(reason: TokenFaultReason, detail = '') {
    super(reason);
    this.name = 'TokenFault';
    this.reason = reason;
    this.detail = detail;
  }
}

const USER_REJECTED = 4001;
const REQUEST_PENDING = -32002;
const DEPTH = 6;

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

/** What an error of the wallet or the chain means. Refusals of the server stay what they are. */
export function toTokenFault(error: unknown): TokenFault | ApiError {
  if (error instanceof TokenFault) return error;
  if (error instanceof ApiError) {
    if (error.code === 'chain_refused') return new TokenFault('refused', error.message);
    return error.code === 'unreachable' ? new TokenFault('unreachable') : error;
  }
  const chain = chainOf(error);
  const hasCode = (code: number) => chain.some((each) => each.code === code);
  if (hasCode(USER_REJECTED)) return new TokenFault('rejected');
  if (hasCode(REQUEST_PENDING)) return new TokenFault('requestPending');
  const words = chain.flatMap(({ shortMessage, message }) => [shortMessage, message].filter(isText));
  if (words.some((each) => /No wallet is connected/.test(each))) return new TokenFault('noWallet');
  if (/insufficient funds|exceeds the balance/i.test(words.join(' '))) return new TokenFault('noGas');
  return new TokenFault('wallet', words[0] ?? '');
}
