import { MIN_GAS_PRICE_WEI } from '@nova/shared/chain/constants';
import { leastGas } from '../chain/evm/intrinsic-gas.ts';
import {
  BLOCK_GAS_LIMIT,
  MAX_INIT_CODE_BYTES,
  MAX_TRANSACTION_BYTES,
  MAX_TRANSACTION_GAS,
} from '../chain/genesis/rules.ts';
import { isPrague, type Rules } from '../chain/genesis/schedule.ts';
import {
  decodeTransaction,
  effectiveGasPrice,
  type Transaction,
  TransactionDecodingError,
} from '../chain/transaction.ts';
import { TransactionRefusedError } from './errors.ts';

/** First byte of a transaction with blobs (EIP-4844). */
const BLOB_TYPE = 3;

function refuse(message: string): never {
  throw new TransactionRefusedError(message);
}

/**
 * Decodes raw bytes.
 * @throws TransactionRefusedError
 */
export function decodeForPool(raw: Uint8Array): Transaction {
  // One with blobs is always larger, and is refused for its type.
  if (raw.length > MAX_TRANSACTION_BYTES && raw[0] !== BLOB_TYPE) {
    refuse(`oversized data: transaction size ${raw.length}, limit ${MAX_TRANSACTION_BYTES}`);
  }
  try {
    return decodeTransaction(raw);
  } catch (error) {
    if (error instanceof TransactionDecodingError) return refuse(error.message);
    throw error;
  }
}

/**
 * Enforces the pool's limit on execution time, which blocks need not meet.
 * @throws TransactionRefusedError
 */
export function checkAdmission({ gasLimit }: Transaction): void {
  if (gasLimit <= MAX_TRANSACTION_GAS || gasLimit > BLOCK_GAS_LIMIT) return;
  refuse(`transaction gas limit too high (cap: ${MAX_TRANSACTION_GAS}, tx: ${gasLimit})`);
}

/**
 * Checks the rules that Prague and Osaka changed.
 * @throws TransactionRefusedError
 */
function checkFork({ type, gasLimit }: Transaction, { fork }: Rules): void {
  if (type === 4 && !isPrague(fork)) refuse('transaction type not supported: set-code (EIP-7702)');
  if (fork !== 'osaka' || gasLimit <= MAX_TRANSACTION_GAS) return;
  refuse(`transaction gas limit too high (cap: ${MAX_TRANSACTION_GAS}, tx: ${gasLimit})`);
}

/**
 * Checks a transaction without a chain ID, signed once for all chains. Some widely used contracts have
 * addresses that only such a transaction can reach, so from Osaka on it may create a contract but never
 * transfer coins.
 */
function checkUnprotected({ to, value }: Transaction, { fork }: Rules): void {
  if (fork === 'osaka' && to === null && value === 0n) return;
  refuse('only replay-protected (EIP-155) transactions allowed over RPC');
}

/** Checks that the transaction pays the base fee, and that base fee plus tip reach the minimum price. */
function checkPrice(transaction: Transaction, { baseFeeWei }: Rules): void {
  const { maxFeePerGas } = transaction;
  if (maxFeePerGas < baseFeeWei) {
    refuse(`max fee per gas less than block base fee: maxFeePerGas: ${maxFeePerGas}, baseFee: ${baseFeeWei}`);
  }
  const price = effectiveGasPrice(transaction, baseFeeWei);
  if (price < MIN_GAS_PRICE_WEI) {
    refuse(`transaction underpriced: gas tip cap ${price}, minimum needed ${MIN_GAS_PRICE_WEI}`);
  }
}

/**
 * Checks the block rules that need no state.
 * @throws TransactionRefusedError
 */
export function checkTransaction(transaction: Transaction, chainId: number, rules: Rules): void {
  if (transaction.chainId === null) checkUnprotected(transaction, rules);
  else if (transaction.chainId !== chainId) {
    refuse(`invalid chain id for signer: have ${transaction.chainId} want ${chainId}`);
  }
  if (transaction.to === null && transaction.data.length > MAX_INIT_CODE_BYTES) {
    refuse(`max initcode size exceeded: code size ${transaction.data.length}, limit ${MAX_INIT_CODE_BYTES}`);
  }
  if (transaction.gasLimit > BLOCK_GAS_LIMIT) refuse('exceeds block gas limit');
  if (transaction.maxFeePerGas < transaction.maxPriorityFeePerGas) {
    refuse(
      `max priority fee per gas higher than max fee per gas: maxPriorityFeePerGas: ${transaction.maxPriorityFeePerGas}, maxFeePerGas: ${transaction.maxFeePerGas}`,
    );
  }
  checkFork(transaction, rules);
  const least = leastGas(transaction, rules.fork);
  if (transaction.gasLimit < least) {
    refuse(`intrinsic gas too low: gas ${transaction.gasLimit}, minimum needed ${least}`);
  }
  checkPrice(transaction, rules);
}
