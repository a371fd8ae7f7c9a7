import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { createdTokenAbi } from '@nova/abi/created-token';
import { Random } from '@nova/actors/random';
import { TestUser } from '@nova/testing/test-user';
import { encodeFunctionData, type Hex, parseEther, parseEventLogs, type RpcLog } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Cluster } from '../start-cluster.ts';
import { Person, type Scenario } from './person.ts';
import { RunRecord } from './record.ts';
import { SiteWallet } from './site-wallet.ts';

/** Coins for the gas of a whole run. */
const GAS_WEI = parseEther('0.3');
const SUPPLY = 10n ** 12n;
const TOKENS_EACH = 10n ** 6n;
/** Actions with enough points for an NFT. */
const FIRST_ACTIONS = ['energy_collection', 'daily_visit'] as const;

/** Gives people a wallet with coins, points and tokens each. Nothing of the preparation counts as a wait. */
export async function prepareScenario(
  cluster: Cluster,
  options: { readonly count: number; readonly seed: number; readonly signal: AbortSignal },
): Promise<{ scenario: Scenario; people: Person[] }> {
  const { url, contracts, secrets } = cluster;
  const traders = Array.from({ length: options.count }, () => new TestUser(url, { timeoutMs: 60_000 }));
  const record = new RunRecord();
  await Promise.all(traders.map((trader) => earnPoints(trader, record)));
  // The pauser does nothing while no emergency is caused.
  const account = privateKeyToAccount(secrets.PAUSER_KEY);
  const reader = new SiteWallet(url, account, record);
  const nonce = Number(await reader.call<Hex>('eth_getTransactionCount', [account.address, 'latest']));
  const funder = new SiteWallet(url, account, record, nonce);
  const token = await createToken(funder, contracts.TokenFactory!.address);
  record.balances.set(funder.address, SUPPLY);
  for (const { address } of traders) {
    await funder.send('trade', { to: address, value: GAS_WEI });
    const args = [address, TOKENS_EACH] as const;
    const data = encodeFunctionData({ abi: createdTokenAbi, functionName: 'transfer', args });
    await funder.send('trade', { to: token, data });
    record.moveTokens(funder.address, address, TOKENS_EACH);
  }
  record.waits.length = 0;
  const scenario: Scenario = {
    url,
    contracts,
    record,
    offers: [],
    token,
    addresses: traders.map(({ address }) => address),
    signal: options.signal,
  };
  const people = traders.map(
    (trader, index) => new Person(scenario, new Random(options.seed + 1 + index), trader),
  );
  return { scenario, people };
}

async function earnPoints(trader: TestUser, record: RunRecord): Promise<void> {
  await trader.signIn();
  for (const key of FIRST_ACTIONS) {
    const answer = await trader.act(key, `${trader.address}-${key}`);
    record.actions.push({
      actionId: answer.action_id!.toLowerCase(),
      account: trader.address,
      points: answer.points_awarded,
    });
  }
}

async function createToken(funder: SiteWallet, factory: Hex): Promise<Hex> {
  const args = ['Outage token', 'OUT', SUPPLY, ''] as const;
  const data = encodeFunctionData({ abi: tokenFactoryAbi, functionName: 'create', args });
  const receipt = await funder.send('trade', { to: factory, data });
  const logs = receipt.logs as unknown as RpcLog[];
  const [created] = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenCreated', logs });
  return created!.args.token.toLowerCase() as Hex;
}
