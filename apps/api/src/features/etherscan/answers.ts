import type { EtherscanAnswer } from '../../http/chain/etherscan-call.ts';

/** What a client got wrong, or asked too much of: answered as `NOTOK` with this sentence as the result. */
export class EtherscanError extends Error {
  /** In the place of `NOTOK`, where Etherscan says something else there. */
  readonly said: string;
  readonly result: unknown;

  constructor(result: string | null, said = 'NOTOK') {
    super(result ?? said);
    this.name = 'EtherscanError';
    this.said = said;
    this.result = result;
  }
}

export function answerOk(result: unknown): EtherscanAnswer {
  return { status: '1', message: 'OK', result };
}

/** A list; an empty one has status 0, which clients tell from a fault by its message. */
export function answerList(rows: readonly unknown[], whenEmpty: string): EtherscanAnswer {
  return rows.length > 0 ? answerOk(rows) : { status: '0', message: whenEmpty, result: [] };
}

export function answerError(result: unknown, message = 'NOTOK'): EtherscanAnswer {
  return { status: '0', message, result };
}
