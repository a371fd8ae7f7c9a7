import { createdTokenAbi } from '@nova/abi/created-token';
import { WalletTransactions } from '@nova/actors/wallet-transactions';
import { createPublicClient, custom, http, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from './test-chain.ts';
import { TEST_KEYS } from './test-keys.ts';

/** viem lets the node fill in a transaction if it can, and reads the gas from the result. */
const ESTIMATING = new Set(['eth_estimateGas', 'eth_fillTransaction']);

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain({ isWhole: true });
}, 120_000);
afterAll(() => chain?.close());

function transactionsOf(
  account: ReturnType<typeof privateKeyToAccount>,
  rpc: ConstructorParameters<typeof WalletTransactions>[0],
) {
  const { Presale, TestUSDT, NovaNFT, Marketplace, TokenFactory } = chain.contracts;
  return new WalletTransactions(rpc, account, {
    presale: Presale!.address,
    usdt: TestUSDT!.address,
    nft: NovaNFT!.address,
    marketplace: Marketplace!.address,
    tokenFactory: TokenFactory!.address,
  });
}

test('state changes between the estimate and the block do not break a transfer', async () => {
  const [sender, receiver] = [generatePrivateKey(), generatePrivateKey()].map((key) =>
    privateKeyToAccount(key),
  );
  const treasurer = transactionsOf(privateKeyToAccount(TEST_KEYS.operator), chain.rpcUrl);
  for (const { address } of [sender!, receiver!]) await treasurer.pay(address, parseEther('0.1'));

  // Called once, after an estimate for the sender: the receiver transfers all of their tokens.
  let meanwhile: (() => Promise<unknown>) | null = null;
  const line = http(chain.rpcUrl)({ retryCount: 0 });
  const slow = custom({
    async request(rpcRequest: { method: string; params?: unknown }) {
      const answer = await line.request(rpcRequest as never);
      if (ESTIMATING.has(rpcRequest.method) && meanwhile) {
        const act = meanwhile;
        meanwhile = null;
        await act();
      }
      return answer;
    },
  });
  const giver = transactionsOf(sender!, slow);
  const token = await giver.createToken('Race', 'RACE', 1_000n, '');
  await giver.payToken(token, receiver!.address, 1n);
  const taker = transactionsOf(receiver!, chain.rpcUrl);
  meanwhile = () => taker.payToken(token, sender!.address, 1n);
  await giver.payToken(token, receiver!.address, 5n);

  expect(meanwhile).toBeNull();
  const reader = createPublicClient({ transport: http(chain.rpcUrl) });
  const held = { abi: createdTokenAbi, address: token, functionName: 'balanceOf' } as const;
  expect(await reader.readContract({ ...held, args: [receiver!.address] })).toBe(5n);
});
