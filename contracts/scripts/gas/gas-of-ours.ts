import { accountFactoryAbi, accountFactoryBytecode } from '@nova/abi/account-factory';
import { actionLedgerAbi, actionLedgerBytecode } from '@nova/abi/action-ledger';
import { communityRewardsAbi, communityRewardsBytecode } from '@nova/abi/community-rewards';
import { createdTokenAbi } from '@nova/abi/created-token';
import { marketplaceAbi, marketplaceBytecode } from '@nova/abi/marketplace';
import { novaNFTAbi, novaNFTBytecode } from '@nova/abi/nova-nft';
import { presaleAbi, presaleBytecode } from '@nova/abi/presale';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { tokenFactoryAbi, tokenFactoryBytecode } from '@nova/abi/token-factory';
import { convertTypedData } from '@nova/shared/energy/conversion';
import { type ActionKey, encodeActionKey } from '@nova/shared/energy/catalogue';
import { type Address, type Hex, keccak256, parseEther, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { boughtCoinsCode } from '../../test/energy/bought-coins.ts';
import { ANVIL_ACCOUNT, type AnvilClient, deployFromAnvil } from '../../test/send-from-anvil.ts';
import { ANVIL_KEY } from '../../test/start-anvil.ts';
import { ledgerCatalogue } from '../action-ledger-code.ts';
import { type GasByCall, gasOf } from './gas-call.ts';

const TREASURY = '0x00000000000000000000000000000000000000fe';
const USER_HASH = keccak256('0x02');
const METADATA = 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
const PRICE = parseEther('1');
const idOf = (name: string): Hex => keccak256(stringToHex(name));

/**
 * Measures the gas of the calls that users pay for, as whole transactions. Anvil's first account has every
 * role.
 */
export async function measureOurs(client: AnvilClient): Promise<GasByCall> {
  const ledger = await deployFromAnvil(client, {
    abi: actionLedgerAbi,
    bytecode: actionLedgerBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledgerCatalogue],
  });
  const points = await measurePoints(client, ledger);
  return {
    ...points,
    ...(await measurePresale(client)),
    ...(await measureNfts(client, ledger)),
    ...(await measureTokens(client)),
    ...(await measureAccounts(client)),
  };
}

async function record(
  client: AnvilClient,
  ledger: Address,
  { id, account, key }: { id: string; account: Address; key: ActionKey },
): Promise<number> {
  const { timestamp } = await client.getBlock();
  const args = [idOf(id), account, USER_HASH, encodeActionKey(key), timestamp];
  return gasOf(client, { to: ledger, abi: actionLedgerAbi, functionName: 'record', args });
}

async function grantSpending(client: AnvilClient, ledger: Address, spender: Address): Promise<void> {
  const args = [idOf('SPENDER_ROLE'), spender];
  await gasOf(client, { to: ledger, abi: actionLedgerAbi, functionName: 'grantRole', args });
}

async function measurePoints(client: AnvilClient, ledger: Address): Promise<GasByCall> {
  const presale = await deployFromAnvil(client, { abi: [], bytecode: boughtCoinsCode('1000') });
  const rewards = await deployFromAnvil(client, {
    abi: communityRewardsAbi,
    bytecode: communityRewardsBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledger, presale],
    value: parseEther('1000'),
  });
  await grantSpending(client, ledger, rewards);
  const recordFirst = await record(client, ledger, { id: 'a', account: ANVIL_ACCOUNT, key: 'referral' });
  const recordWarm = await record(client, ledger, { id: 'b', account: ANVIL_ACCOUNT, key: 'referral' });
  await record(client, ledger, { id: 'c', account: ANVIL_ACCOUNT, key: 'welcome_bonus' });

  const convert = async (nonce: bigint): Promise<number> => {
    const { timestamp } = await client.getBlock();
    const permit = { account: ANVIL_ACCOUNT, points: 100n, nonce, deadline: timestamp + 3_600n };
    const signature = await privateKeyToAccount(ANVIL_KEY).signTypedData(
      convertTypedData({ chainId: foundry.id, address: rewards }, permit),
    );
    const args = [permit.points, permit.deadline, signature];
    return gasOf(client, { to: rewards, abi: communityRewardsAbi, functionName: 'convert', args });
  };
  const drip = (name: string, to: Address) =>
    gasOf(client, { to: rewards, abi: communityRewardsAbi, functionName: 'drip', args: [idOf(name), to] });
  const convertFirst = await convert(0n);
  const convertWarm = await convert(1n);
  await drip('d1', '0x00000000000000000000000000000000000000d1');
  return {
    recordFirst,
    recordWarm,
    convertFirst,
    convertWarm,
    drip: await drip('d2', '0x00000000000000000000000000000000000000d2'),
  };
}

async function measurePresale(client: AnvilClient): Promise<GasByCall> {
  const usdt = await deployFromAnvil(client, { abi: testUSDTAbi, bytecode: testUSDTBytecode });
  const roles = {
    admin: ANVIL_ACCOUNT,
    operator: ANVIL_ACCOUNT,
    curator: ANVIL_ACCOUNT,
    pauser: ANVIL_ACCOUNT,
    timelock: ANVIL_ACCOUNT,
  };
  const terms = { bonusSlotsTotal: 1_000n, whitelistOpensAt: 0n, publicOpensAt: 0n };
  const presale = await deployFromAnvil(client, {
    abi: presaleAbi,
    bytecode: presaleBytecode,
    args: [{ ...roles, treasury: TREASURY, usdt, ...terms }],
    value: parseEther('200000000'),
  });
  const ofUsdt = (functionName: string, args: readonly unknown[]) =>
    gasOf(client, { to: usdt, abi: testUSDTAbi, functionName, args });
  await ofUsdt('tap', [TREASURY, 1n]);
  await ofUsdt('tap', [ANVIL_ACCOUNT, 100_000_000n]);
  await ofUsdt('approve', [presale, 50_000_000n]);
  const buy = () =>
    gasOf(client, { to: presale, abi: presaleAbi, functionName: 'buy', args: [1n, 10_000_000n, 0n] });
  return { buyFirst: await buy(), buyAgain: await buy() };
}

async function measureNfts(client: AnvilClient, ledger: Address): Promise<GasByCall> {
  const [seller, buyer, creator] = await client.request({ method: 'eth_accounts' });
  const nft = await deployFromAnvil(client, {
    abi: novaNFTAbi,
    bytecode: novaNFTBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, ledger],
  });
  const market = await deployFromAnvil(client, {
    abi: marketplaceAbi,
    bytecode: marketplaceBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT, TREASURY, nft],
  });
  await grantSpending(client, ledger, nft);
  await record(client, ledger, { id: 'e', account: creator!, key: 'welcome_bonus' });
  await record(client, ledger, { id: 'f', account: buyer!, key: 'welcome_bonus' });

  const mint = (from: Address, royaltyBps: bigint) =>
    gasOf(client, {
      from,
      to: nft,
      abi: novaNFTAbi,
      functionName: 'mint',
      args: [0n, METADATA, false, royaltyBps],
    });
  const list = async (from: Address, tokenId: bigint) => {
    const { timestamp } = await client.getBlock();
    const args = [tokenId, PRICE, timestamp + 86_400n];
    return gasOf(client, { from, to: market, abi: marketplaceAbi, functionName: 'list', args });
  };
  const buy = (tokenId: bigint) =>
    gasOf(client, {
      from: buyer!,
      to: market,
      abi: marketplaceAbi,
      functionName: 'buy',
      args: [tokenId, PRICE],
      value: PRICE,
    });

  const mintNft = await mint(seller!, 0n);
  // Buyer and seller hold another token before and after, as in the measurement of the peer.
  await mint(buyer!, 0n);
  await mint(seller!, 0n);
  await mint(creator!, 500n);
  const hand = [creator, seller, 4n];
  await gasOf(client, { from: creator!, to: nft, abi: novaNFTAbi, functionName: 'transferFrom', args: hand });
  await gasOf(client, { to: nft, abi: novaNFTAbi, functionName: 'setApprovalForAll', args: [market, true] });
  const listNft = await list(seller!, 1n);
  await list(seller!, 4n);
  return { mintNft, listNft, buyNft: await buy(1n), buyNftWithRoyalty: await buy(4n) };
}

async function measureTokens(client: AnvilClient): Promise<GasByCall> {
  const factory = await deployFromAnvil(client, {
    abi: tokenFactoryAbi,
    bytecode: tokenFactoryBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT],
  });
  const args = ['Bench Token', 'BENCH', parseEther('1000000'), ''] as const;
  const { result: token } = await client.simulateContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'create',
    args,
  });
  const createToken = await gasOf(client, {
    to: factory,
    abi: tokenFactoryAbi,
    functionName: 'create',
    args,
  });
  const transfer = () =>
    gasOf(client, { to: token, abi: createdTokenAbi, functionName: 'transfer', args: [TREASURY, 1n] });
  await transfer();
  return { createToken, transferToken: await transfer() };
}

async function measureAccounts(client: AnvilClient): Promise<GasByCall> {
  const factory = await deployFromAnvil(client, {
    abi: accountFactoryAbi,
    bytecode: accountFactoryBytecode,
    args: [ANVIL_ACCOUNT, ANVIL_ACCOUNT, ANVIL_ACCOUNT],
  });
  const id = idOf('account');
  const call = (functionName: string, args: readonly unknown[]) =>
    gasOf(client, { to: factory, abi: accountFactoryAbi, functionName, args });
  return {
    createAccount: await call('create', [id]),
    linkAccount: await call('link', [id, ANVIL_ACCOUNT]),
  };
}
