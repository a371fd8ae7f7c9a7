import { presaleAbi } from '@nova/abi/presale';
import { safeL2Abi } from '@nova/abi/safe-l2';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { timelockAbi } from '@nova/abi/timelock';
import { encodeSafeExecution, type SafeCall, signSafeCall } from '@nova/contracts/scripts/safe-transaction';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { SAFE_THRESHOLD } from '@nova/shared/treasury/constants';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  http,
  keccak256,
  parseEther,
  zeroHash,
  type Abi,
  type Hex,
} from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { SAFE_OWNER_KEYS, TEST_KEYS } from '../test-keys.ts';
import type { StackChain } from '../test-stack.ts';

/** Milliseconds for which a wallet retries one transaction. */
const TIMEOUT_MS = 120_000;
const PAUSE_MS = 100;
/** The same timeout, because hundreds of wallets send at once to a node in the same process. */
const LINE = http(undefined, { timeout: TIMEOUT_MS });

/** Wallets on a temporary chain that buy in the presale as the website does. */
export class PresaleBuyers {
  readonly #chain: Pick<StackChain, 'rpcUrl' | 'contracts'>;
  readonly #gasKey: Hex;
  readonly #definition;
  readonly reader;
  #firstNonce: Promise<number> | undefined;
  #gifts = 0;

  /**
   * @param gasKey key that funds the wallets and does nothing else meanwhile; by default the pauser of test
   * chains
   */
  constructor(chain: Pick<StackChain, 'rpcUrl' | 'contracts'>, gasKey: Hex = TEST_KEYS.pauser) {
    this.#chain = chain;
    this.#gasKey = gasKey;
    this.#definition = defineChain({
      id: CHAIN_ID,
      name: 'Nova',
      nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    });
    this.reader = createPublicClient({ chain: this.#definition, transport: LINE, pollingInterval: 20 });
  }

  get presale(): Hex {
    return this.#chain.contracts.Presale!.address;
  }

  /** Sends coins for gas. */
  async sendGas(address: Hex): Promise<void> {
    const account = privateKeyToAccount(this.#gasKey);
    this.#firstNonce ??= this.reader.getTransactionCount({ address: account.address });
    const nonce = (await this.#firstNonce) + this.#gifts++;
    const wallet = createWalletClient({ account, chain: this.#definition, transport: LINE });
    await this.#settle(
      wallet.sendTransaction({ to: address, value: parseEther('0.01'), nonce, gas: 21_000n }),
    );
  }

  /** Gets test USDT and approves the same amount. */
  async prepare(account: PrivateKeyAccount, units: bigint): Promise<void> {
    const token = this.#chain.contracts.TestUSDT!.address;
    await this.send(account, token, testUSDTAbi, 'tap', [account.address, units]);
    await this.send(account, token, testUSDTAbi, 'approve', [this.presale, units]);
  }

  /** Ends a phase as curator, timelock and Safe do, without a delay, because temporary chains have none. */
  async endPhase(phase: number): Promise<void> {
    const timelock = this.#chain.contracts.Timelock!.address;
    const curator = privateKeyToAccount(TEST_KEYS.curator);
    const data = encodeFunctionData({ abi: presaleAbi, functionName: 'endPhase', args: [BigInt(phase)] });
    const operation = [this.presale, 0n, data, zeroHash, zeroHash] as const;
    await this.send(curator, timelock, timelockAbi, 'schedule', [...operation, 0n]);
    const execute = encodeFunctionData({ abi: timelockAbi, functionName: 'execute', args: operation });
    await this.#executeBySafe(curator, { to: timelock, data: execute });
  }

  /** Executes a call of the Safe, signed by three owners; the sender pays the gas. */
  async #executeBySafe(sender: PrivateKeyAccount, call: SafeCall): Promise<void> {
    const { address } = this.#chain.contracts.Safe!;
    const nonce = await this.reader.readContract({ address, abi: safeL2Abi, functionName: 'nonce' });
    const keys = SAFE_OWNER_KEYS.slice(0, SAFE_THRESHOLD);
    const signatures = await signSafeCall({ address, chainId: CHAIN_ID, nonce }, call, keys);
    const data = encodeSafeExecution(call, signatures);
    const wallet = createWalletClient({ account: sender, chain: this.#definition, transport: LINE });
    await this.#settle(wallet.sendTransaction({ to: address, data, gas: 500_000n }));
  }

  /** Calls `Presale.buy` and returns the transaction's hash. */
  buy(account: PrivateKeyAccount, phase: number, units: bigint, minNacWei = 0n): Promise<Hex> {
    return this.send(account, this.presale, presaleAbi, 'buy', [BigInt(phase), units, minNacWei]);
  }

  /**
   * Calls `Presale.buy` on a node that may be unavailable at any time: signs once and resends the same
   * transaction until it is in a block.
   * @param nonce number of transactions that the wallet has sent
   */
  async buyWithRetry(
    account: PrivateKeyAccount,
    { phase, units, nonce }: { phase: number; units: bigint; nonce: number },
  ): Promise<Hex> {
    const data = encodeFunctionData({
      abi: presaleAbi,
      functionName: 'buy',
      args: [BigInt(phase), units, 0n],
    });
    const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };
    const call = { to: this.presale, data, nonce, gas: 500_000n, chainId: CHAIN_ID, ...fees };
    const serializedTransaction = await account.signTransaction({ ...call, type: 'eip1559' });
    const hash = keccak256(serializedTransaction);
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      // The node is unavailable or already has the transaction; the receipt decides.
      await this.reader.sendRawTransaction({ serializedTransaction }).catch(() => undefined);
      const receipt = await this.reader.getTransactionReceipt({ hash }).catch(() => null);
      if (receipt?.status === 'success') return hash;
      if (receipt) throw new Error(`the chain rejected ${hash}`);
      if (Date.now() > deadline) throw new Error(`the chain never included ${hash}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Sends any call with a timeout and throws if the chain rejected it. */
  async send(
    account: PrivateKeyAccount,
    address: Hex,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
  ): Promise<Hex> {
    const wallet = createWalletClient({ account, chain: this.#definition, transport: LINE });
    return this.#settle(wallet.writeContract({ address, abi, functionName, args, gas: 500_000n }));
  }

  async #settle(sent: Promise<Hex>): Promise<Hex> {
    const hash = await sent;
    const { status } = await this.reader.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`the chain rejected ${hash}`);
    return hash;
  }
}
