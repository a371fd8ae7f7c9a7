import { marketplaceAbi } from '@nova/abi/marketplace';
import { nameRegistrarAbi } from '@nova/abi/name-registrar';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { wrappedNACAbi } from '@nova/abi/wrapped-nac';
import { Random } from '@nova/actors/random';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { callApi } from '@nova/testing/call-api';
import { MixedWork } from '@nova/testing/chain/mixed-work';
import { sendWork } from '@nova/testing/chain/send-work';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import type { StackChain, TestStack } from '@nova/testing/test-stack';
import { TestUser } from '@nova/testing/test-user';
import { RpcClient } from '@nova/worker/lib/chain/rpc-client';
import { createPublicClient, createWalletClient, defineChain, type Hex, http, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, vi } from 'vitest';

const WAIT = { timeout: 60_000, interval: 50 };
const MIXED = 120;
const SEED = 28;
const HOUR = 3_600n;

/** Sends transactions of every kind, hostile ones among them, before a worker uses the attestor's key. */
export async function sendMixedWork({ rpcUrl, contracts }: StackChain): Promise<void> {
  const rpc = new RpcClient(rpcUrl);
  const attestor = testAddressOf('attestor').toLowerCase() as Hex;
  const readNonce = async () => Number(await rpc.request('eth_getTransactionCount', [attestor, 'latest']));
  const nonce = await readNonce();
  const work = new MixedWork(new Random(SEED), contracts, attestor, Math.floor(Date.now() / 1000));
  const sent = Array.from({ length: MIXED }, (_, index) => work.next(nonce + index));
  await sendWork(rpc, TEST_KEYS.attestor, sent, nonce);
  await vi.waitFor(async () => expect(await readNonce()).toBe(nonce + MIXED), WAIT);
}

/** Two users with points and coins, and what they did with them. */
export interface MovedUsers {
  readonly seller: TestUser;
  readonly buyer: TestUser;
  /** ID of the NFT that the seller created and the buyer bought. */
  readonly nft: string;
}

/** Lets two users act, trade an NFT, create a token, wrap coins and register a name. */
export async function useMarket(stack: TestStack<StackChain>): Promise<MovedUsers> {
  const { contracts } = stack.chain;
  const { reader, walletOf, sealed } = clientsOf(stack.chain);
  const [seller, buyer] = [await welcome(stack), await welcome(stack)];
  const nft = { abi: novaNFTAbi, address: contracts.NovaNFT!.address };
  const market = { abi: marketplaceAbi, address: contracts.Marketplace!.address };
  const uri = 'data:application/json,{"name":"Moved"}';
  const wallet = walletOf(seller.account);
  await sealed(wallet.writeContract({ ...nft, functionName: 'mint', args: [0n, uri, false, 250n] }));
  const id = BigInt(await latestNft(stack, uri));
  await sealed(wallet.writeContract({ ...nft, functionName: 'approve', args: [market.address, id] }));
  const { timestamp } = await reader.getBlock();
  const price = parseEther('2');
  await sealed(
    wallet.writeContract({ ...market, functionName: 'list', args: [id, price, timestamp + HOUR] }),
  );
  await sealed(
    walletOf(buyer.account).writeContract({
      ...market,
      functionName: 'buy',
      args: [id, price],
      value: price,
    }),
  );
  const factory = { abi: tokenFactoryAbi, address: contracts.TokenFactory!.address };
  const token = ['Moved Friends', 'MOVE', 1_000n * 10n ** 18n, ''] as const;
  await sealed(wallet.writeContract({ ...factory, functionName: 'create', args: token }));
  const wrapped = { abi: wrappedNACAbi, address: contracts.WrappedNAC!.address };
  await sealed(wallet.writeContract({ ...wrapped, functionName: 'deposit', value: parseEther('1') }));
  const registrar = { abi: nameRegistrarAbi, address: contracts.NameRegistrar!.address };
  const name = ['movedseller', 1n, true] as const;
  await sealed(
    wallet.writeContract({ ...registrar, functionName: 'register', args: name, value: parseEther('2') }),
  );
  return { seller, buyer, nft: String(id) };
}

function clientsOf({ rpcUrl }: StackChain) {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  const reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 });
  const walletOf = (account: TestUser['account']) =>
    createWalletClient({ account, chain, transport: http() });
  const sealed = async (sent: Promise<Hex>) => {
    const receipt = await reader.waitForTransactionReceipt({ hash: await sent });
    expect(receipt.status).toBe('success');
  };
  return { reader, walletOf, sealed };
}

/** Creates a user with the points and the gas of the welcome bonus, and a few coins. */
async function welcome(stack: TestStack<StackChain>): Promise<TestUser> {
  const user = new TestUser(stack.url);
  await user.signIn();
  const body = { wallet_address: user.address };
  await callApi(stack.url, '/functions/v1/welcome-bonus', { token: user.accessToken, body });
  const { sealed, walletOf } = clientsOf(stack.chain);
  const payer = walletOf(privateKeyToAccount(TEST_KEYS.operator));
  await sealed(payer.sendTransaction({ to: user.address, value: parseEther('20') }));
  const hasPoints = async () => expect(await readPoints(stack, user.address)).toBeGreaterThanOrEqual(1_000);
  await vi.waitFor(hasPoints, WAIT);
  return user;
}

async function readPoints({ database }: TestStack<StackChain>, address: Hex): Promise<number> {
  const { rows } = await database.pool.query<{ points: string }>(
    'select energy_spendable as points from chain.address_stats where address = $1',
    [Buffer.from(address.slice(2), 'hex')],
  );
  return Number(rows[0]?.points ?? 0);
}

/** Returns the newest NFT of our contract, once it is indexed. */
async function latestNft({ database }: TestStack<StackChain>, uri: string): Promise<string> {
  return vi.waitFor(async () => {
    const { rows } = await database.pool.query<{ id: string | null }>(
      `select max(token_id)::text as id from chain.nfts where token_uri = $1`,
      [uri],
    );
    expect(rows[0]?.id ?? null).not.toBeNull();
    return rows[0]!.id!;
  }, WAIT);
}
