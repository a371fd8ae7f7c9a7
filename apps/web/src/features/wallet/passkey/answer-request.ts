import { hashUserOperation } from '@nova/shared/passkey/hash-user-operation';
import { CHAIN_ID, ENTRY_POINT } from '@nova/shared/chain/constants';
import { NEW_PASSKEY } from '@nova/shared/passkey/first-login';
import { toPasskeyAccount } from '@nova/shared/passkey/passkey-account';
import {
  BaseError,
  concat,
  createPublicClient,
  type Hex,
  hexToString,
  http,
  isHash,
  numberToHex,
} from 'viem';
import {
  createBundlerClient,
  createPaymasterClient,
  type SmartAccount,
  toWebAuthnAccount,
  type UserOperation,
  UserOperationNotFoundError,
  UserOperationReceiptNotFoundError,
} from 'viem/account-abstraction';
import { privateKeyToAccount } from 'viem/accounts';
import { pause } from '../connection/pause.ts';
import { novaChain, RPC_URL } from '../connection/nova-chain.ts';
import { readSettings, requirePasskey } from './find-passkey.ts';
import { isNotConfirmed, PasskeyError } from '../../../lib/passkey/passkey-error.ts';
import type { ProviderRequest } from './passkey-wallet.ts';
import { endingCall, findSession, prepareSession } from './change-session.ts';
import { operationFees } from './operation-fees.ts';
import { writeStoredSession } from './stored-session.ts';
import { findStoredCalls, storeCalls } from './stored-calls.ts';
import { takeFirstLogin } from '../../../lib/passkey/first-login.ts';
import { readStoredPasskey } from '../../../lib/passkey/stored-passkey.ts';

// One file is loaded on demand for everything that needs a passkey.
export { chooseExistingPasskey } from './find-passkey.ts';

const POLL_MS = 150;
const RETRY_MS = 1_000;
/** Milliseconds after which a transaction that is in no block is reported as lost. */
const TIMEOUT_MS = 120_000;
/** Error code of ERC-7769. */
const REFUSED = -32500;
/** Status codes of EIP-5792. */
const STATUS = { pending: 100, confirmed: 200, failed: 400, reverted: 500 } as const;

/** Capabilities that a page wants, each of which may be optional (EIP-5792). */
type Capabilities = Readonly<Record<string, { readonly optional?: boolean }>>;

interface Call {
  readonly to: Hex;
  readonly value?: Hex;
  readonly data?: Hex;
  readonly capabilities?: Capabilities;
}

interface Bundle {
  readonly id?: string;
  readonly from?: string;
  readonly chainId?: Hex;
  readonly calls: readonly Call[];
  readonly capabilities?: Capabilities;
}

export const publicClient = createPublicClient({ chain: novaChain, transport: http(RPC_URL) });

/** Reads receipts; needs no account. */
const receipts = createBundlerClient({ chain: novaChain, client: publicClient, transport: http(RPC_URL) });

/** Opens the account of this browser's passkey. @throws PasskeyError without one */
async function openAccount() {
  const passkey = readStoredPasskey();
  if (passkey === null) throw new PasskeyError('noPasskey');
  const { factory } = await readSettings();
  const { x, y, address, credential_id: id } = passkey;
  const owner = toWebAuthnAccount({
    credential: { id, publicKey: concat([x, y]) },
    rpId: location.hostname,
  });
  return toPasskeyAccount({ client: publicClient, factory, address, firstOwner: { x, y }, owner });
}

async function estimateFees() {
  const [{ baseFeePerGas }, tipWei] = await Promise.all([
    publicClient.getBlock(),
    publicClient.estimateMaxPriorityFeePerGas(),
  ]);
  return operationFees(baseFeePerGas ?? 0n, tipWei);
}

/** Opens the bundler for an account. @param isPaid the paymaster pays the gas */
export const openBundler = (account: SmartAccount, isPaid: boolean) =>
  createBundlerClient({
    account,
    chain: novaChain,
    client: publicClient,
    transport: http(RPC_URL),
    pollingInterval: POLL_MS,
    userOperation: { estimateFeesPerGas: estimateFees },
    ...(isPaid && { paymaster: createPaymasterClient({ transport: http(RPC_URL) }) }),
  });

/**
 * Sends calls as one user operation: all or none. The paymaster pays the gas as long as its limits allow.
 * @param onSigned called with the operation's hash before it is sent, so that a page that closes can find it again
 */
async function sendCalls(calls: readonly Call[], onSigned?: (hash: Hex) => void): Promise<Hex> {
  const prepared = calls.map(({ to, value = '0x0', data = '0x' }) => ({ to, value: BigInt(value), data }));
  const account = await openAccount();
  const canPay = await isSponsored(account.address);
  const bundler = openBundler(account, canPay);
  const operation = (await bundler.prepareUserOperation({ calls: prepared })) as UserOperation<'0.8'>;
  // A session has no coins for gas.
  const session = canPay ? findSession(account.address, calls) : null;
  const signature = session
    ? await privateKeyToAccount(session.key).sign({ hash: hashUserOperation(operation) })
    : await account.signUserOperation(operation);
  onSigned?.(hashUserOperation({ ...operation, signature }));
  return bundler.sendUserOperation({ ...operation, signature });
}

/** @throws PasskeyError if a page wants the calls of another account */
function requireOwn(from: string | undefined): void {
  const own = readStoredPasskey()?.address;
  if (from !== undefined && own !== undefined && from.toLowerCase() !== own.toLowerCase())
    throw new PasskeyError('otherAccount');
}

/** Answers `wallet_sendCalls` of EIP-5792. An ID is never used twice. */
async function sendBundle({ id, from, chainId, calls, capabilities }: Bundle): Promise<object> {
  if (chainId !== undefined && Number(chainId) !== CHAIN_ID) throw new PasskeyError('otherChain');
  requireOwn(from);
  const wanted = [capabilities, ...calls.map((call) => call.capabilities)];
  if (wanted.some((each) => Object.values(each ?? {}).some(({ optional }) => optional !== true)))
    throw new PasskeyError('capabilityUnknown');
  if (id !== undefined && findStoredCalls(id) !== null) throw new PasskeyError('callsKnown');
  const hash = await sendCalls(calls, (signed) => {
    if (id !== undefined) storeCalls(id, signed);
  });
  return { id: id ?? hash };
}

/** Returns whether the paymaster still pays for this account today; otherwise the account pays in NAC. */
export async function isSponsored(address: Hex): Promise<boolean> {
  const operation = { sender: address, nonce: '0x0', callData: '0x' };
  try {
    await publicClient.request({
      method: 'pm_getPaymasterStubData' as never,
      params: [operation, ENTRY_POINT, numberToHex(CHAIN_ID)] as never,
    });
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the bundler reports that the chain has not executed an operation, and never will. */
const isRefused = (error: unknown): boolean =>
  error instanceof BaseError && error.walk((each) => (each as { code?: unknown }).code === REFUSED) !== null;

/**
 * Waits for the block of an operation. The EntryPoint's transaction also succeeds if the calls in it were reverted.
 * @returns the hash of its transaction
 * @throws PasskeyError `reverted`, as a wallet whose transaction would revert
 */
export async function waitForTransaction(hash: Hex): Promise<Hex> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      const { success, receipt } = await receipts.waitForUserOperationReceipt({
        hash,
        pollingInterval: POLL_MS,
        timeout: end - Date.now(),
        retryCount: Number.POSITIVE_INFINITY,
      });
      if (!success) throw new PasskeyError('reverted');
      return receipt.transactionHash;
    } catch (error) {
      // The operation is on its way: after a lost connection, an error would make people send it again.
      if (error instanceof PasskeyError || isRefused(error) || Date.now() >= end) throw error;
      await pause(RETRY_MS);
    }
  }
}

/** Starts a session of the account with one confirmation. @throws PasskeyError, or the bundler's error */
export async function startSession(): Promise<void> {
  const { address } = await openAccount();
  const { session, calls } = await prepareSession(address);
  await asWallet(async () => waitForTransaction(await sendCalls(calls)));
  writeStoredSession(session);
}

/** Ends the session of the account, on the chain too. @throws PasskeyError, or the bundler's error */
export async function endSession(): Promise<void> {
  const { address } = await openAccount();
  const call = endingCall(address);
  if (call) await asWallet(async () => waitForTransaction(await sendCalls([call])));
  writeStoredSession(null);
}

/** Answers `wallet_getCallsStatus` of EIP-5792. */
async function readCallsStatus(id: string): Promise<object> {
  const hash = findStoredCalls(id) ?? (isHash(id) ? id : null);
  if (hash === null) throw new PasskeyError('callsUnknown');
  const common = { version: '2.0.0', id, chainId: numberToHex(CHAIN_ID), atomic: true };
  try {
    const { success, receipt } = await receipts.getUserOperationReceipt({ hash });
    const { blockHash, blockNumber, gasUsed, logs, transactionHash } = receipt;
    return {
      ...common,
      status: success ? STATUS.confirmed : STATUS.reverted,
      receipts: [
        {
          blockHash,
          blockNumber: numberToHex(blockNumber),
          gasUsed: numberToHex(gasUsed),
          logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
          status: success ? '0x1' : '0x0',
          transactionHash,
        },
      ],
    };
  } catch (error) {
    if (error instanceof UserOperationReceiptNotFoundError || error instanceof UserOperationNotFoundError)
      return { ...common, status: STATUS.pending };
    // Anything else, such as a lost connection, says nothing about the calls.
    if (!isRefused(error)) throw error;
    return { ...common, status: STATUS.failed };
  }
}

async function answer({ method, params = [] }: ProviderRequest): Promise<unknown> {
  switch (method) {
    case 'eth_requestAccounts':
      return [(await requirePasskey()).address];
    case 'wallet_requestPermissions':
      return [{ parentCapability: 'eth_accounts' }];
    case 'personal_sign':
      return takeFirstLogin(hexToString(params[0] as Hex))
        ? NEW_PASSKEY
        : (await openAccount()).signMessage({ message: { raw: params[0] as Hex } });
    case 'eth_signTypedData_v4':
      return (await openAccount()).signTypedData(JSON.parse(params[1] as string) as never);
    case 'eth_sendTransaction':
      requireOwn((params[0] as { from?: string }).from);
      return waitForTransaction(await sendCalls([params[0] as Call]));
    case 'wallet_getCapabilities':
      return { [numberToHex(CHAIN_ID)]: { atomic: { status: 'supported' } } };
    case 'wallet_sendCalls':
      return sendBundle(params[0] as Bundle);
    case 'wallet_getCallsStatus':
      return readCallsStatus(params[0] as string);
    default:
      if (/^(eth_(get|call|estimate|block|fee|gas|max)|net_|web3_)/.test(method))
        return publicClient.request({ method, params } as never);
      throw new PasskeyError('unsupported');
  }
}

/** Runs a step of the wallet and reports a declined prompt as wallets do. */
async function asWallet<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (isNotConfirmed(error)) throw new PasskeyError('cancelled', { cause: error });
    throw error;
  }
}

/** Answers a request that needs the passkey or the chain. @throws PasskeyError, or the bundler's error */
export const answerPasskeyRequest = (request: ProviderRequest): Promise<unknown> =>
  asWallet(() => answer(request));
