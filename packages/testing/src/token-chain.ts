import { CHAIN_ID } from '@nova/shared/chain/constants';
import { encodeTransfer, lyingToken } from './engines/evm-code.ts';
import { compileMultiToken, MULTI_TOKEN } from './engines/multi-token.ts';
import { TEST_KEYS } from './test-keys.ts';
import { startTestStack, type TestStack } from './test-stack.ts';
import {
  concatHex,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/**
 * Users of the token chain: Alice holds 70 coins and NFT 7, Bob 30 coins, Carol NFT 9, Dave 15 units of item 1 and one of
 * item 2, Erin 3 units of item 1.
 */
export const ALICE = '0x00000000000000000000000000000000000a11ce';
export const BOB = '0x0000000000000000000000000000000000000b0b';
export const CAROL = '0x00000000000000000000000000000000000ca401';
export const DAVE = '0x000000000000000000000000000000000000da4e';
export const ERIN = '0x000000000000000000000000000000000000e414';

/** A whole stack whose indexer has read an ERC-20 token, an NFT collection, a clone, and transfers of NAC. */
export interface TokenChain {
  readonly stack: TestStack;
  /** Address of the ERC-20 token; Alice received 100 and gave 30 to Bob. */
  readonly coin: Hex;
  /** Address of the ERC-721 token; Alice owns 7, Carol owns 9. */
  readonly collection: Hex;
  /** Address of the ERC-1155 contract. */
  readonly multiToken: Hex;
  /** Address of a minimal proxy (EIP-1167) of the ledger. */
  readonly clone: Hex;
  /** Transaction that sent 3 wei to Alice, her first coins. */
  readonly funding: { readonly hash: Hex; readonly blockNumber: number; readonly sender: Hex };
  /** Number of the newest block. */
  readonly height: number;
  close(): Promise<void>;
}

/** Sends all transactions on a new chain and waits until they are indexed. */
export async function startTokenChain(): Promise<TokenChain> {
  const stack = await startTestStack();
  const wallet = createWallet(stack.chain.rpcUrl);
  const send = async (to: Hex | null, data: Hex, value = 0n) => {
    const hash = await wallet.sendTransaction({ to, data, value, gas: 3_000_000n });
    return wallet.waitForTransactionReceipt({ hash, pollingInterval: 20 });
  };
  const create = async (code: Hex) => (await send(null, code)).contractAddress!;
  const multiToken = await create(compileMultiToken('data:application/json,{"name":"Item {id}"}'));
  const coin = await create(lyingToken('erc20', 'Coin'));
  const collection = await create(lyingToken('erc721', 'Pieces'));
  const clone = await create(cloneCode(stack.chain.ledgerAddress));
  await send(multiToken, encodeMintBatch(DAVE, [1n, 2n, 1n], [10n, 1n, 5n]));
  await send(multiToken, encodeMintBatch(ERIN, [1n], [3n]));
  await send(coin, encodeTransfer(zeroAddress, ALICE, 100n));
  await send(coin, encodeTransfer(ALICE, BOB, 30n));
  await send(collection, encodeTransfer(zeroAddress, ALICE, 7n));
  await send(collection, encodeTransfer(zeroAddress, BOB, 9n));
  await send(collection, encodeTransfer(BOB, CAROL, 9n));
  const funded = await send(ALICE, '0x', 3n);
  const last = await send(ALICE, '0x', 4n);
  const height = Number(last.blockNumber);
  await untilIndexed(stack, height);
  const funding = {
    hash: funded.transactionHash,
    blockNumber: Number(funded.blockNumber),
    sender: funded.from,
  };
  return { stack, coin, collection, multiToken, clone, funding, height, close: () => stack.close() };
}

function createWallet(rpcUrl: string) {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'NAC', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    blockTime: 1_000,
  });
  const account = privateKeyToAccount(TEST_KEYS.deployer);
  return createWalletClient({ account, chain, transport: http(rpcUrl) }).extend(publicActions);
}

function encodeMintBatch(to: Hex, ids: readonly bigint[], units: readonly bigint[]): Hex {
  return encodeFunctionData({ abi: MULTI_TOKEN, functionName: 'mintBatch', args: [to, ids, units] });
}

/** Returns the init code of EIP-1167's minimal proxy. */
function cloneCode(implementation: Hex): Hex {
  const runtime = concatHex(['0x363d3d373d3d3d363d73', implementation, '0x5af43d82803e903d91602b57fd5bf3']);
  return concatHex(['0x3d602d80600a3d3981f3', runtime]);
}

/** Waits for blocks, and for data that jobs read separately. */
async function untilIndexed({ database }: TestStack, height: number): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query<{ is_done: boolean }>(
      `select block_number >= $1 and not exists (select from chain.pending_tokens)
         and not exists (select from chain.pending_nfts)
         and not exists (select from chain.pending_balances)
         and not exists (select from chain.pending_traces where state = 'pending') as is_done
       from chain.sync_state`,
      [height],
    );
    if (rows[0]?.is_done) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
