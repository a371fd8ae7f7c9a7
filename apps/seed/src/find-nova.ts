import { ConfigurationError } from '@nova/runtime/parse-env';
import type { ContractName } from '@nova/shared/chain/deployment';
import type { ContractList } from '@nova/shared/contract/schemas';
import type { DemoOffer } from '@nova/shared/demo/schemas';
import type { TransactionContracts } from '@nova/actors/wallet-transactions';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hex } from 'viem';
import { ApiClient } from './api-client.ts';
import { Refusal } from './endings.ts';
import type { SeedEnv } from './env.ts';

/** A running Nova in development. */
export interface FoundNova {
  readonly origin: string;
  /** Hash of block 0, which identifies the chain. */
  readonly genesisHash: Hex;
  readonly contracts: Required<TransactionContracts>;
  /** Required for notes on the status page; null if unavailable. */
  readonly adminToken: string | null;
  /** Folder for the settings of the example applications. */
  readonly examplesDir: string;
  /** True if users can have source addresses of their own, which requires a Nova on this machine. */
  readonly hasManyAddresses: boolean;
}

/** Returns the origin at which a Nova with this environment listens. */
export function originOf({ HOST, PORT }: SeedEnv): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/**
 * Finds a running Nova that may be seeded.
 * @throws ConfigurationError with one sentence if none runs, another server answers, it is a production
 * instance, or contracts are missing
 */
export async function findNova(origin: string, env: SeedEnv, signal: AbortSignal): Promise<FoundNova> {
  if (env.NOVA_NETWORK === 'production') refuseProduction();
  await knock(origin, signal);
  const api = new ApiClient(origin, signal);
  try {
    const offer = await api.request<Partial<DemoOffer>>('/api/v1/demo/offer').catch((error: unknown) => {
      if (error instanceof Refusal)
        throw new ConfigurationError(`The server at ${origin} is not a Nova instance. Check the address.`);
      throw error;
    });
    if (offer.has_value === undefined)
      throw new ConfigurationError(`The server at ${origin} is not a Nova instance. Check the address.`);
    // Only a development instance gives away coins without value.
    if (!offer.has_value) refuseProduction();
    return {
      origin,
      genesisHash: await readGenesis(api),
      contracts: await readContracts(api),
      adminToken: await readAdminToken(env),
      examplesDir: path.join(env.NOVA_DATA_DIR, 'examples'),
      hasManyAddresses:
        isOfThisMachine(origin) && (await acceptsSourceNetwork(origin, networkOf(0, 1, 0), signal)),
    };
  } finally {
    api.close();
  }
}

/** Returns a user's source address, each in a network of its own, like those of real users. */
export function networkOf(seed: number, generation: number, index: number): string {
  return `127.${1 + ((seed * 17 + generation) % 250)}.${1 + index}.1`;
}

async function knock(origin: string, signal: AbortSignal): Promise<void> {
  const { host } = new URL(origin);
  const sentence = `No Nova responds at ${origin}. Start one with npm start, or pass another address: npm run seed -- http://${host}`;
  try {
    await fetch(`${origin}/healthz`, { signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) });
  } catch {
    throw new ConfigurationError(sentence);
  }
}

function refuseProduction(): never {
  throw new ConfigurationError('This Nova runs in production. Demo data can only be created in development.');
}

async function readGenesis(api: ApiClient): Promise<Hex> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['earliest', false] };
  const answer = await api.request<{ result?: { hash: Hex } }>('/rpc', { body: call });
  if (!answer.result)
    throw new ConfigurationError(
      'The chain of this Nova did not return its first block. Check that the node is running.',
    );
  return answer.result.hash;
}

async function readContracts(api: ApiClient): Promise<Required<TransactionContracts>> {
  const { items } = await api.request<ContractList>('/api/v1/contracts');
  const at = (name: ContractName): Hex => {
    const found = items.find((item) => item.name === name);
    if (!found)
      throw new ConfigurationError(
        `The chain of this Nova has no contract ${name}, so demo data cannot be created. Deploy the contracts first.`,
      );
    return found.address;
  };
  return {
    presale: at('Presale'),
    usdt: at('TestUSDT'),
    nft: at('NovaNFT'),
    marketplace: at('Marketplace'),
    tokenFactory: at('TokenFactory'),
  };
}

async function readAdminToken(env: SeedEnv): Promise<string | null> {
  if (env.ADMIN_TOKEN) return env.ADMIN_TOKEN;
  const file = path.join(env.NOVA_DATA_DIR, 'keys', 'development-admin-token');
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

const isOfThisMachine = (origin: string) => /^(localhost|127(\.\d+){3})$/.test(new URL(origin).hostname);

/**
 * Returns true if an address can be a source address: Linux allows all of 127.0.0.0/8, other systems only
 * 127.0.0.1.
 */
async function acceptsSourceNetwork(origin: string, address: string, signal: AbortSignal): Promise<boolean> {
  const api = new ApiClient(origin, AbortSignal.any([signal, AbortSignal.timeout(3_000)]), address);
  try {
    await api.request('/healthz');
    return true;
  } catch {
    return false;
  } finally {
    api.close();
  }
}
