import { CHAIN_ID, CHAIN_NAME, NATIVE_COIN } from '@nova/shared/chain/constants';
import { BaseError, createClient, custom, defineChain, type Hex, WaitForCallsStatusTimeoutError } from 'viem';
import { getCapabilities, sendCalls, waitForCallsStatus } from 'viem/actions';
import { reportAction } from '../store/action-reports.ts';
import { requireAccount } from './require-wallet.ts';
import { asWalletStep, withTimeout } from './send-transaction.ts';
import type {
  CallsOptions,
  CallsOutcome,
  TransactionCall,
  WalletCalls,
  WalletRequest,
} from './transaction-call.ts';
import { TransactionFailure } from './transaction-failure.ts';

const POLL_EVERY_MS = 300;
const CAPABILITIES_TIMEOUT_MS = 3_000;
const BLOCK_TIMEOUT_MS = 60_000;

/**
 * Errors with which a wallet says that it cannot send these calls as one, or that the user did not let it
 * upgrade the account for that (EIP-5792, EIP-1193, JSON-RPC). The calls can then be sent one after the other.
 */
const CANNOT: readonly unknown[] = [5700, 5710, 5740, 5750, 5760, 4200, -32601];
/** The wallet already has calls with this ID. */
const DUPLICATE_ID = 5720;
/** Status of calls that the wallet has not sent and will not send. */
const NOT_SENT = 400;

const chain = defineChain({
  id: CHAIN_ID,
  name: CHAIN_NAME,
  nativeCurrency: NATIVE_COIN,
  rpcUrls: { default: { http: [] } },
});

/** The client asks only the wallet; nothing that it learns outlives the call. */
const clientOf = (request: WalletRequest) =>
  createClient({
    chain,
    transport: custom(
      {
        request: ({ method, params = [] }: { method: string; params?: unknown[] }) => request(method, params),
      },
      { retryCount: 0 },
    ),
  });

const hasCode = (error: unknown, codes: readonly unknown[]): boolean => {
  const root = error instanceof BaseError ? error : new BaseError('', { cause: error as Error });
  return root.walk((each) => codes.includes((each as { code?: unknown } | null)?.code)) !== null;
};

async function canSend(request: WalletRequest, from: Hex): Promise<boolean> {
  try {
    const capabilities = getCapabilities(clientOf(request), { account: from, chainId: CHAIN_ID });
    const { status } = (await withTimeout(capabilities, CAPABILITIES_TIMEOUT_MS)).atomic ?? {};
    return status === 'supported' || status === 'ready';
  } catch {
    // Most wallets do not know the method.
    return false;
  }
}

function send(
  request: WalletRequest,
  calls: readonly TransactionCall[],
  { from, id, timeoutMs, onSent }: CallsOptions,
): Promise<string | null> {
  return asWalletStep(async () => {
    requireAccount(from);
    const sending = sendCalls(clientOf(request), { account: from, calls, id, forceAtomic: true }).then(
      (sent) => {
        onSent?.(sent.id);
        reportAction('blockchain_interaction');
        return sent.id;
      },
    );
    try {
      return await (timeoutMs === undefined ? sending : withTimeout(sending, timeoutMs));
    } catch (error) {
      if (hasCode(error, CANNOT)) return null;
      if (hasCode(error, [DUPLICATE_ID])) return id;
      throw error;
    }
  });
}

async function awaitSealed(request: WalletRequest, id: string): Promise<CallsOutcome> {
  try {
    const { status, statusCode, receipts } = await waitForCallsStatus(clientOf(request), {
      id,
      pollingInterval: POLL_EVERY_MS,
      timeout: BLOCK_TIMEOUT_MS,
      retryCount: 0,
    });
    const hash = receipts?.at(-1)?.transactionHash;
    if (status === 'failure')
      return { status: 'failed', reason: statusCode === NOT_SENT ? 'lost' : 'reverted' };
    return status === 'success' && hash ? { status: 'sealed', hash } : { status: 'unknown' };
  } catch (error) {
    if (error instanceof WaitForCallsStatusTimeoutError)
      throw new TransactionFailure('notSealed', { detail: id });
    // Another wallet, or one that has lost its list, does not know the ID; the chain's state decides then.
    return { status: 'unknown' };
  }
}

/** Creates the calls of a wallet, which sends several of them as one transaction (EIP-5792). */
export const createWalletCalls = (request: WalletRequest): WalletCalls => ({
  canSend: (from) => canSend(request, from),
  send: (calls, options) => send(request, calls, options),
  awaitSealed: (id) => awaitSealed(request, id),
});
