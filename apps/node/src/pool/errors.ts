/** The pool rejects a transaction; the message is geth's. */
export class TransactionRefusedError extends Error {
  override name = 'TransactionRefusedError';
}

/** A transaction with the same nonce and a higher tip has replaced this one. */
export class TransactionReplacedError extends Error {
  override name = 'TransactionReplacedError';
}
