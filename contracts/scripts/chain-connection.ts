import { AppError } from '@nova/shared/errors';
import { CHAIN_NAME, leastTipWei, NATIVE_COIN } from '@nova/shared/chain/constants';
import {
  BaseError,
  type Hash,
  type Hex,
  type TransactionReceipt,
  type TransactionRequestEIP1559,
  createClient,
  defineChain,
  http,
  publicActions,
  walletActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { DEPLOY_ERRORS } from './deploy-errors.ts';

const RECEIPT_TIMEOUT_MS = 60_000;
/** Engines limit the requests of a batch, the strictest known one to 100. */
const MAX_BATCH = 50;
/** Nova's own node answers requests with this header before public ones; other engines ignore it. */
const OWN_LANE = { 'x-nova-client': 'internal/deployer' };

/** A client that reads the chain and sends transactions as the deployer. */
export type ChainConnection = ReturnType<typeof createConnection>;

function createConnection(rpcUrl: string, chainId: number, deployerKey: Hex) {
  const chain = defineChain({
    id: chainId,
    name: CHAIN_NAME,
    nativeCurrency: NATIVE_COIN,
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  return createClient({
    account: privateKeyToAccount(deployerKey),
    chain,
    // Reads that are made together are one request, because a start waits for them.
    transport: http(rpcUrl, { batch: { batchSize: MAX_BATCH }, fetchOptions: { headers: OWN_LANE } }),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions);
}

/**
 * Connects to a chain and verifies its ID.
 * @throws AppError `chain_unreachable`, `chain_id_mismatch`
 */
export async function connectChain(
  rpcUrl: string,
  chainId: number,
  deployerKey: Hex,
): Promise<{ chain: ChainConnection; genesisHash: Hash }> {
  const chain = createConnection(rpcUrl, chainId, deployerKey);
  const actualId = await chain.getChainId().catch((cause: unknown) => {
    throw new AppError(DEPLOY_ERRORS.chainUnreachable, {
      message: `No node responds at ${new URL(rpcUrl).origin}.`,
      cause,
    });
  });
  if (actualId !== chainId) {
    throw new AppError(DEPLOY_ERRORS.chainIdMismatch, {
      message: `The chain at ${new URL(rpcUrl).origin} has ID ${actualId} instead of ${chainId}.`,
    });
  }
  // By tag, because engines on CometBFT start at block 1 and return their newest block for 0.
  const genesis = await chain.getBlock({ blockTag: 'earliest' });
  return { chain, genesisHash: genesis.hash };
}

/**
 * Sends one transaction from the deployer and waits until it is in a block, whether it succeeds or fails.
 * @throws AppError `transaction_refused`
 */
export async function sendAndWait(
  chain: ChainConnection,
  transaction: { to: Hex; data?: Hex; value?: bigint },
): Promise<TransactionReceipt> {
  // The base fee is fixed on our chain; on another engine, it may double before the transaction is
  // included.
  const { baseFeePerGas } = await chain.getBlock();
  const baseFeeWei = baseFeePerGas ?? 0n;
  const tipWei = leastTipWei(baseFeeWei);
  const fees = { maxPriorityFeePerGas: tipWei, maxFeePerGas: 2n * baseFeeWei + tipWei };
  const hash = await sendEstimated(chain, { ...transaction, ...fees }).catch((cause: unknown) => {
    const reason = cause instanceof BaseError ? cause.shortMessage : String(cause);
    throw new AppError(DEPLOY_ERRORS.transactionRefused, {
      message: `The chain rejected a transaction of the deployer ${chain.account.address}: ${reason}`,
      cause,
    });
  });
  return chain.waitForTransactionReceipt({ hash, timeout: RECEIPT_TIMEOUT_MS });
}

type SentTransaction = Pick<TransactionRequestEIP1559, 'maxFeePerGas' | 'maxPriorityFeePerGas'> & {
  to: Hex;
  data?: Hex;
  value?: bigint;
};

/**
 * Estimates the gas explicitly, because the value that cosmos/evm returns for eth_fillTransaction is too
 * low.
 */
async function sendEstimated(chain: ChainConnection, transaction: SentTransaction): Promise<Hash> {
  const gas = await chain.estimateGas({ account: chain.account.address, ...transaction });
  return chain.sendTransaction({ ...transaction, gas });
}
