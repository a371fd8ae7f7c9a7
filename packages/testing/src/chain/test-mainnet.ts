import { setTimeout } from 'node:timers/promises';
import { testUSDTAbi, testUSDTBytecode } from '@nova/abi/test-usdt';
import { ANVIL_KEY, startAnvil } from '@nova/contracts/test/start-anvil';
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  http,
  parseEther,
  type Hex,
} from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';

/** Another engine that acts as Ethereum, with a token like Tether's; blocks are mined on command. */
export interface TestMainnet {
  readonly rpcUrl: string;
  readonly usdt: Hex;
  readonly otherToken: Hex;
  readonly treasury: Hex;
  /** Sends coins for gas, and tokens of both kinds: 10,000 of each unless `units` says otherwise. */
  fund(address: Hex, units?: bigint): Promise<void>;
  /** Sends a transfer to the pool and returns its hash; `mine` includes it in a block. */
  transfer(
    from: PrivateKeyAccount,
    units: bigint,
    options?: { to?: Hex; token?: Hex; gas?: bigint },
  ): Promise<Hex>;
  /** Sends a refund from the treasury to the pool. */
  payBack(to: Hex, units: bigint, options?: { token?: Hex; tip?: bigint }): Promise<Hex>;
  /**
   * Mines blocks.
   * @param intervalSeconds time added to the clock per block; default: real time
   */
  mine(blocks: number, intervalSeconds?: number): Promise<void>;
  /** Removes the newest blocks; their transactions do not return to the pool. */
  reorg(blocks: number): Promise<void>;
  /** Sends a transfer again with the same signature. */
  resend(hash: Hex): Promise<void>;
  close(): Promise<void>;
}

const TREASURY: Hex = '0x00000000000000000000000000000000007ea5e1';
const UNITS = 10_000_000_000n;
const RECEIPT_TIMEOUT_MS = 30_000;
const RECEIPT_POLL_MS = 20;

/** Starts it with the current time of this machine. */
export async function startTestMainnet(): Promise<TestMainnet> {
  const anvil = await startAnvil(['--chain-id', '1', '--hardfork', 'cancun']);
  const transport = http(anvil.rpcUrl);
  const deployer = privateKeyToAccount(ANVIL_KEY);
  const reader = createPublicClient({ chain: mainnet, transport });
  const control = createTestClient({ chain: mainnet, mode: 'anvil', transport });
  const walletOf = (account: PrivateKeyAccount) => createWalletClient({ account, chain: mainnet, transport });
  // The library looks for a receipt once per block, and no further block is mined automatically: a receipt
  // that appears slightly after its block would never be found.
  const settle = async (sent: Promise<Hex>) => {
    const hash = await sent;
    const deadline = Date.now() + RECEIPT_TIMEOUT_MS;
    for (;;) {
      const receipt = await reader.getTransactionReceipt({ hash }).catch(() => null);
      if (receipt) return receipt;
      if (Date.now() > deadline) throw new Error(`There is no receipt for ${hash}.`);
      await setTimeout(RECEIPT_POLL_MS);
    }
  };
  const deploy = async (): Promise<Hex> => {
    const data = encodeDeployData({ abi: testUSDTAbi, bytecode: testUSDTBytecode });
    const receipt = await settle(walletOf(deployer).sendTransaction({ data }));
    return receipt.contractAddress!.toLowerCase() as Hex;
  };
  const signed = new Map<Hex, Hex>();
  const [usdt, otherToken] = [await deploy(), await deploy()];
  return {
    rpcUrl: anvil.rpcUrl,
    usdt,
    otherToken,
    treasury: TREASURY,
    async fund(address, units = UNITS) {
      await control.setAutomine(true);
      await control.setBalance({ address, value: parseEther('1') });
      for (const token of [usdt, otherToken]) {
        await settle(
          walletOf(deployer).writeContract({
            address: token,
            abi: testUSDTAbi,
            functionName: 'tap',
            args: [address, units],
          }),
        );
      }
      await control.setAutomine(false);
    },
    async transfer(from, units, { to = TREASURY, token = usdt, gas = 200_000n } = {}) {
      const data = encodeFunctionData({ abi: testUSDTAbi, functionName: 'transfer', args: [to, units] });
      const wallet = walletOf(from);
      const request = await wallet.prepareTransactionRequest({ to: token, data, gas });
      const serializedTransaction = await wallet.signTransaction(request);
      const hash = await wallet.sendRawTransaction({ serializedTransaction });
      signed.set(hash, serializedTransaction);
      return hash;
    },
    async payBack(to, units, { token = usdt, tip = 1_000_000_000n } = {}) {
      await control.setBalance({ address: TREASURY, value: parseEther('1') });
      await control.impersonateAccount({ address: TREASURY });
      const data = encodeFunctionData({ abi: testUSDTAbi, functionName: 'transfer', args: [to, units] });
      const wallet = createWalletClient({ account: TREASURY, chain: mainnet, transport });
      const fees = { maxFeePerGas: 100_000_000_000n, maxPriorityFeePerGas: tip };
      return wallet.sendTransaction({ to: token, data, gas: 200_000n, ...fees });
    },
    async resend(hash) {
      await reader.sendRawTransaction({ serializedTransaction: signed.get(hash)! });
    },
    async mine(blocks, intervalSeconds) {
      await control.mine(intervalSeconds === undefined ? { blocks } : { blocks, interval: intervalSeconds });
    },
    async reorg(blocks) {
      await control.request({ method: 'anvil_rollback' as never, params: [blocks] as never });
    },
    close: () => anvil.stop(),
  };
}
