import { CHAIN_ID, CHAIN_NAME } from '@nova/shared/chain/constants';
import RemoteProvider from '@walletconnect/universal-provider';
import { RPC_URL } from '../connection/nova-chain.ts';
import { USER_REJECTED } from '../connection/wallet-error.ts';
import { PairingError } from './pairing-error.ts';
import {
  hasStoredSession,
  isSessionKey,
  joinStoredPairing,
  removeStoredSession,
  startStoring,
  sessionStorageOfPackage,
} from './stored-session.ts';
import { emitWalletEvent, readRelay, type WalletRequest } from './walletconnect-wallet.ts';

const NOVA = `eip155:${CHAIN_ID}`;
/** A wallet that does not know Nova yet connects on Ethereum and is then asked to add the network. */
const CHAINS = [NOVA, 'eip155:1'];
/** Methods that the wallet answers; all others are read from the node. */
const METHODS = [
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
];
const EVENTS = ['accountsChanged', 'chainChanged'];
/** Milliseconds after which a relay that has not answered counts as unreachable. */
const RELAY_TIMEOUT_MS = 10_000;
/** Codes of CAIP-25 with which a wallet reports that its owner declined. */
const DECLINED = new Set([5000, 5001, 5002, 5003]);
/** Codes of EIP-1193. */
const UNAUTHORIZED = 4100;
const UNSUPPORTED = 4200;

let opened: Promise<RemoteProvider> | null = null;

/** Starts the package once. It connects to the relay only if there is a session or a pairing. */
function openProvider(): Promise<RemoteProvider> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<RemoteProvider> {
  const relay = await readRelay();
  if (relay === null) throw new PairingError('unreachable');
  joinStoredPairing();
  const provider = await RemoteProvider.init({
    projectId: relay.project_id,
    relayUrl: relay.relay_url,
    storage: sessionStorageOfPackage,
    logger: 'silent',
    telemetryEnabled: false,
    disableProviderPing: true,
    metadata: {
      name: CHAIN_NAME,
      description: document.title,
      url: location.origin,
      icons: [`${location.origin}/icon-192.png`],
    },
  });
  // It would wait five seconds for a frame of the vendor, which the content security policy blocks.
  provider.client.core.verify.register = () => Promise.resolve('');
  follow(provider);
  // The wallet may have ended the session while the page was closed.
  if (!provider.session) removeStoredSession();
  return provider;
}

function follow(provider: RemoteProvider): void {
  const end = () => {
    removeStoredSession();
    emitWalletEvent('accountsChanged', []);
  };
  provider.on('accountsChanged', (accounts: string[]) => emitWalletEvent('accountsChanged', accounts));
  provider.on('chainChanged', (chain: string) => emitWalletEvent('chainChanged', toHex(chain)));
  provider.on('session_delete', end);
  provider.client.on('session_expire', ({ topic }) => {
    if (provider.session?.topic !== topic) return;
    delete provider.session;
    end();
  });
  // Another tab has ended the session and informs the wallet. This one only forgets it: wallets fail on a second message.
  addEventListener('storage', ({ key, newValue }) => {
    if (!isSessionKey(key) || newValue !== null) return;
    delete provider.session;
    removeStoredSession();
  });
}

const toHex = (chain: string | number) => `0x${Number(chain).toString(16)}`;

/** The newest end of a session; a pairing begins after it, so that the end cannot take the new session. */
let ending: Promise<void> = Promise.resolve();

/** Ends the session; the wallet is informed if the relay can be reached. */
function endSession(provider: RemoteProvider): Promise<void> {
  const end = async () => {
    // Removed first, so that the other tabs learn of the end without waiting for the relay.
    removeStoredSession();
    if (provider.session) await provider.disconnect().catch(() => undefined);
    delete provider.session;
  };
  ending = ending.then(end);
  return ending;
}

export interface Pairing {
  /** Receives the link that a wallet app needs. */
  readonly onUri: (uri: string) => void;
  /** Receives whether the relay is connected, whenever that changes. */
  readonly onRelay: (isConnected: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Waits until a wallet on another device has accepted the connection. Returns at once if one already has.
 * @throws PairingError, or the reason of `signal`
 */
export async function pairRemoteWallet({ onUri, onRelay, signal }: Pairing): Promise<void> {
  const provider = await openProvider();
  signal.throwIfAborted();
  if (provider.session && hasStoredSession()) return;
  const { relayer } = provider.client.core;
  const onConnect = () => onRelay(true);
  const onDisconnect = () => onRelay(false);
  relayer.on('relayer_connect', onConnect);
  relayer.on('relayer_disconnect', onDisconnect);
  try {
    await connect(provider, onUri, signal);
  } catch (error) {
    // A wallet that accepts an abandoned link later finds nobody there.
    void provider.cleanupPendingPairings({ deletePairings: true }).catch(() => undefined);
    removeStoredSession();
    throw signal.aborted ? signal.reason : toPairingError(error);
  } finally {
    relayer.off('relayer_connect', onConnect);
    relayer.off('relayer_disconnect', onDisconnect);
  }
  selectNova(provider);
}

async function connect(
  provider: RemoteProvider,
  onUri: (uri: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const rpcMap = { [CHAIN_ID]: RPC_URL };
  let showUri: (uri: string) => void = () => {};
  const interrupted = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new PairingError('unreachable')), RELAY_TIMEOUT_MS);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    showUri = (uri) => {
      clearTimeout(timer);
      onUri(uri);
    };
  });
  provider.on('display_uri', showUri);
  try {
    const connecting = ending.then(() => {
      signal.throwIfAborted();
      startStoring();
      return provider.connect({
        optionalNamespaces: { eip155: { chains: CHAINS, methods: METHODS, events: EVENTS, rpcMap } },
      });
    });
    await Promise.race([connecting, interrupted]);
  } finally {
    provider.off('display_uri', showUri);
  }
}

function toPairingError(error: unknown): PairingError {
  if (error instanceof PairingError) return error;
  const { code, message } = error as { code?: number; message?: string };
  if (code !== undefined && DECLINED.has(code)) return new PairingError('rejected', { cause: error });
  const isExpired = /expired/i.test(message ?? '');
  return new PairingError(isExpired ? 'expired' : 'unreachable', { cause: error });
}

/** The page uses Nova as soon as the wallet allows it. */
function selectNova(provider: RemoteProvider): void {
  const accounts = provider.session?.namespaces.eip155?.accounts ?? [];
  if (accounts.some((account) => account.startsWith(`${NOVA}:`))) provider.setDefaultChain(NOVA, RPC_URL);
}

const rpcError = (code: number, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });

/** Answers a request of the page. @throws an error with a code of EIP-1193 */
export async function answerRemoteRequest({ method, params = [] }: WalletRequest): Promise<unknown> {
  const provider = await openProvider();
  if (method === 'wallet_revokePermissions') {
    await endSession(provider);
    return null;
  }
  if (!provider.session) {
    if (method === 'eth_accounts') return [];
    throw rpcError(UNAUTHORIZED, 'No wallet app is connected. Connect it again.');
  }
  if (method === 'wallet_requestPermissions') return [{ parentCapability: 'eth_accounts' }];
  return forward(provider, method, params);
}

async function forward(
  provider: RemoteProvider,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const chainId = await provider.request<number>({ method: 'eth_chainId' });
  if (method === 'eth_chainId') return toHex(chainId);
  const isRead = !METHODS.includes(method) && method !== 'eth_accounts' && method !== 'eth_requestAccounts';
  if (isRead && chainId !== CHAIN_ID)
    throw rpcError(UNSUPPORTED, 'Data of other networks cannot be read through WalletConnect.');
  try {
    return await provider.request({ method, params: [...params] }, `eip155:${chainId}`);
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string };
    const isDeclined = code !== undefined && DECLINED.has(code);
    throw rpcError(isDeclined ? USER_REJECTED : (code ?? -32603), message ?? String(error), error);
  }
}
