import type { EtherscanAnswer } from '../../http/chain/etherscan-call.ts';

/** An invalid or excessive request, answered as `NOTOK` with the message as the result. */
export class EtherscanError extends Error {
  /** Message that replaces `NOTOK` if Etherscan has a specific one. */
  readonly statusMessage: string;
  readonly result: unknown;

  constructor(result: string | null, statusMessage = 'NOTOK') {
    super(result ?? statusMessage);
    this.name = 'EtherscanError';
    this.statusMessage = statusMessage;
    this.result = result;
  }
}

export function answerOk(result: unknown): EtherscanAnswer {
  return { status: '1', message: 'OK', result };
}

/** Answers a list. An empty list has status 0, and clients distinguish it from an error by its message. */
export function answerList(rows: readonly unknown[], whenEmpty: string): EtherscanAnswer {
  return rows.length > 0 ? answerOk(rows) : { status: '0', message: whenEmpty, result: [] };
}

export function answerError(result: unknown, message = 'NOTOK'): EtherscanAnswer {
  return { status: '0', message, result };
}
