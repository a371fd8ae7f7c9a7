import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Clock } from './chain/block-clock.ts';
import { Chain } from './chain/chain.ts';
import { addressOfPublicKey, curve } from './crypto/secp256k1.ts';
import { bytesToHex, type Hex, hexToBytes } from './encoding/hex.ts';
import { createMethods } from './rpc/methods.ts';
import { type RpcServer, startRpcServer } from './rpc/server.ts';
import { openChainStore } from './store/chain-store.ts';

export interface NodeOptions {
  /** The chain lives in `<dataDir>/chain`. */
  dataDir: string;
  /** Default 127.0.0.1. */
  host?: string;
  /** 0 (the default) takes any free port. */
  port?: number;
  /** Private key that seals the blocks: 0x and 64 hex digits. */
  validatorKey: Hex;
  genesis: {
    chainId: number;
    /** Owns the whole supply in the genesis block. */
    deployer: Hex;
  };
  /** Receives the fees; default the validator's address. */
  coinbase?: Hex;
  /** Milliseconds since the epoch; default the machine's clock. */
  clock?: Clock;
  /** Default: silent. */
  logger?: Logger;
  /** Called once when the chain had to stop after an internal error. */
  onFatal?: (error: unknown) => void;
}

export interface RunningNode {
  /** JSON-RPC over HTTP. */
  url: string;
  /** JSON-RPC over WebSocket, on the same port. */
  wsUrl: string;
  genesisHash: Hex;
  chain: Chain;
  /** Stops serving, finishes what was executed, closes the store. */
  close: () => Promise<void>;
}

/** How this machine itself reaches a server bound to `host`, as part of a URL. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Starts a node in this process. Throws StoreError when the data folder cannot be used. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const logger = options.logger ?? pino({ enabled: false });
  const validatorKey = hexToBytes(options.validatorKey);
  const validator = addressOfPublicKey(curve.publicKeyOf(validatorKey));
  const store = await openChainStore(join(options.dataDir, 'chain'));
  let server: RpcServer | undefined;
  try {
    const chain = await Chain.open({
      store,
      genesis: {
        chainId: options.genesis.chainId,
        deployer: hexToBytes(options.genesis.deployer),
        validator,
        coinbase: options.coinbase === undefined ? validator : hexToBytes(options.coinbase),
      },
      validatorKey,
      clock: options.clock ?? Date.now,
      logger,
      onFatal: options.onFatal ?? (() => {}),
    });
    server = await startRpcServer({
      host: options.host ?? '127.0.0.1',
      port: options.port ?? 0,
      methods: createMethods(chain),
      logger,
    });
    const { port, close } = server;
    const host = reachableHost(server.host);
    return {
      url: `http://${host}:${port}`,
      wsUrl: `ws://${host}:${port}`,
      genesisHash: bytesToHex(chain.genesis.hash),
      chain,
      close: async () => {
        await close();
        await chain.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
