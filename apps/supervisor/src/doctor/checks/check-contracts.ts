import { passkeyAccountAbi } from '@nova/abi/passkey-account';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { Client } from 'pg';
import { encodeFunctionData, type Hex, sha256, stringToBytes } from 'viem';
import { failure, type Finding, ok, skipped, warning } from '../finding.ts';
import { type ChainFacts, readManifest } from '../read-chain.ts';
import type { Setup } from '../setup.ts';

const TIMEOUT_MS = 5_000;

/** Checks whether every deployed contract has code on the chain, and whom their passkeys belong to. */
export async function checkContracts(setup: Setup, facts: ChainFacts): Promise<Finding[]> {
  const manifest = await readManifest(setup, facts.genesisHash);
  const contracts = manifest ? listManifest(manifest) : await listTable(setup);
  if (contracts.length === 0) return [explainMissing(setup, facts.genesisHash)];
  const codes = await facts.rpc.batch<Hex>(
    contracts.map(({ address }) => ({ method: 'eth_getCode', params: [address, 'latest'] })),
  );
  const empty = contracts.filter((_, index) => codes[index] === '0x');
  if (empty.length > 0) {
    return [
      failure(
        'contracts',
        `There is no code at the address of ${empty.map(({ name }) => name).join(', ')}.`,
        'The file in deployments/ belongs to another chain, or the chain has lost blocks. Restore both from a backup.',
      ),
    ];
  }
  return [
    ok('contracts', `All ${contracts.length} contracts are at their deployed addresses.`),
    ...(await checkPasskeyDomain(setup, facts, contracts)),
  ];
}

/** A passkey works only on the host that the contracts were deployed for; the site offers none elsewhere. */
async function checkPasskeyDomain(
  { site }: Setup,
  { rpc }: ChainFacts,
  contracts: readonly Named[],
): Promise<Finding[]> {
  const account = contracts.find(({ name }) => name === 'PasskeyAccount');
  if (site === undefined || account === undefined) return [];
  const data = encodeFunctionData({ abi: passkeyAccountAbi, functionName: 'RP_ID_HASH' });
  const hash = await rpc.request<Hex>('eth_call', [{ to: account.address, data }, 'latest']);
  const hosts = [...new Set(site.origins.map((origin) => new URL(origin).hostname))];
  const host = hosts.find((each) => sha256(stringToBytes(each)) === hash);
  if (host !== undefined) return [ok('passkeys', `Accounts with a passkey belong to ${host}.`)];
  return [
    warning(
      'passkeys',
      `The contracts were deployed for passkeys of another domain than ${hosts.join(', ')}, so the site offers no accounts with a passkey.`,
      'Use the domain of the deployment in PUBLIC_ORIGIN. Only a new chain can have another one: set PUBLIC_ORIGIN or PASSKEY_RP_ID for its deployment.',
    ),
  ];
}

interface Named {
  readonly name: string;
  readonly address: Hex;
}

const listManifest = (contracts: DeployedContracts): Named[] =>
  Object.entries(contracts).flatMap(([name, contract]) =>
    contract ? [{ name, address: contract.address }] : [],
  );

/** Returns the contracts that the worker stored, which an api without a data folder relies on. */
async function listTable({ database }: Setup): Promise<Named[]> {
  if (database === undefined) return [];
  const client = new Client({ connectionString: database.url, connectionTimeoutMillis: TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Named>(
      `select name, '0x' || encode(address, 'hex') as address from chain.contracts order by name`,
    );
    return rows;
  } catch {
    return [];
  } finally {
    await client.end().catch(() => {});
  }
}

function explainMissing({ part, dataDir }: Setup, genesisHash: Hex): Finding {
  if (part === 'all')
    return skipped('contracts', 'No contracts are deployed on this chain yet; npm start deploys them.');
  if (part === 'api')
    return failure(
      'contracts',
      'The database does not have the contract addresses yet.',
      'Start the worker, which stores them.',
    );
  return failure(
    'contracts',
    `There is no deployments/${genesisHash}.json in ${dataDir}.`,
    'Copy the folder deployments from the machine that deployed the contracts.',
  );
}
