import { actionLedgerAbi } from '@nova/abi/action-ledger';
import type { ContractName, DeployedContracts } from '@nova/shared/chain/deployment';
import { type Hex, createPublicClient, formatEther, http, keccak256, parseEther, stringToHex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { readChain, readManifest } from '../read-chain.ts';
import type { ChainKeyName, Setup } from '../setup.ts';

interface Duty {
  /** Contract role of the key, and the contracts on which the worker uses it. */
  readonly role: string;
  readonly contracts: readonly ContractName[];
  /** Balance in wei below which the operator should top up. */
  readonly lowWei: bigint;
}

const TIMEOUT_MS = 30_000;
const BUSY_LOW_WEI = parseEther('10');
const RARE_LOW_WEI = parseEther('0.1');
/** Less than a single call costs. */
const NOTHING_WEI = parseEther('0.01');

const DUTIES: Readonly<Partial<Record<ChainKeyName, Duty>>> = {
  ATTESTOR_KEY: { role: 'ATTESTOR', contracts: ['ActionLedger', 'CommunityRewards'], lowWei: BUSY_LOW_WEI },
  OPERATOR_KEY: {
    role: 'OPERATOR',
    contracts: ['Presale', 'TokenFactory', 'AccountFactory'],
    lowWei: BUSY_LOW_WEI,
  },
  GAS_KEY: { role: 'OPERATOR', contracts: ['CommunityRewards'], lowWei: BUSY_LOW_WEI },
  CURATOR_KEY: { role: 'CURATOR', contracts: ['ActionLedger', 'Presale'], lowWei: RARE_LOW_WEI },
  PAUSER_KEY: { role: 'PAUSER', contracts: ['Presale'], lowWei: RARE_LOW_WEI },
};

/** Checks whether each key is unique, has its roles on the chain, and can pay for gas. */
export async function checkKeys(setup: Setup): Promise<Finding[]> {
  const names = Object.keys(setup.keys) as ChainKeyName[];
  if (names.length === 0 || setup.part === 'node') return [];
  const shared = findShared(setup);
  if (setup.chain === undefined) return shared;
  const facts = await readChain(setup.chain.rpcUrl).catch(() => null);
  const contracts = facts && (await readManifest(setup, facts.genesisHash));
  if (contracts === null) return shared;
  const client = createPublicClient({
    transport: http(setup.chain.rpcUrl, { retryCount: 0, timeout: TIMEOUT_MS }),
  });
  const findings = [...shared];
  for (const name of names) {
    const duty = DUTIES[name];
    const address = privateKeyToAddress(setup.keys[name]!);
    if (duty) findings.push(await judgeDuty(client, contracts, { name, duty, address }));
  }
  return findings;
}

function findShared({ keys }: Setup): Finding[] {
  const entries = Object.entries(keys);
  return entries.flatMap(([name, key], index) => {
    const [other] = entries.slice(0, index).find(([, earlier]) => earlier === key) ?? [];
    if (other === undefined) return [];
    const message = `${name} and ${other} are the same key, so their nonces would collide.`;
    return [failure('keys', message, `Give ${name} a key of its own.`)];
  });
}

async function judgeDuty(
  client: ReturnType<typeof createPublicClient>,
  contracts: DeployedContracts,
  { name, duty, address }: { name: ChainKeyName; duty: Duty; address: Hex },
): Promise<Finding> {
  const role = keccak256(stringToHex(`${duty.role}_ROLE`));
  const lacking = [];
  for (const contract of duty.contracts) {
    const at = contracts[contract]?.address;
    if (at === undefined) continue;
    const args = [role, address] as const;
    if (!(await client.readContract({ address: at, abi: actionLedgerAbi, functionName: 'hasRole', args })))
      lacking.push(contract);
  }
  if (lacking.length > 0) {
    return failure(
      'keys',
      `${name} (${address}) lacks the ${duty.role.toLowerCase()} role on ${lacking.join(', ')}.`,
      `The Safe has to call grantRole(${duty.role}_ROLE, ${address}) on each, or the right key has to be set.`,
    );
  }
  const balance = await client.getBalance({ address });
  const has = `${Number(formatEther(balance)).toFixed(2)} NAC`;
  const advice = `Send NAC to ${address}.`;
  if (balance < NOTHING_WEI)
    return failure('keys', `${name} (${address}) has ${has} and cannot pay for gas.`, advice);
  if (balance < duty.lowWei)
    return warning('keys', `${name} (${address}) has only ${has} left for gas.`, advice);
  return ok('keys', `${name} has its roles and ${has} for gas.`);
}
