/** The pool does not take a transaction; the message is the one geth gives. */
export class TransactionRefusedError extends Error {
  override name = 'TransactionRefusedError';
}

/** A transaction with the same nonce and a higher tip has taken this one's place. */
export class TransactionReplacedError extends Error {
  override name = 'TransactionReplacedError';
}
