import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  type Abi,
  type Hex,
} from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { TEST_KEYS } from './test-keys.ts';
import type { StackChain } from './test-stack.ts';

/** Wallets of people on a throwaway chain that buy in the pre-sale as the website has them do. */
export class PresaleBuyers {
  readonly #chain: StackChain;
  readonly #definition;
  readonly reader;
  #nonce: number | undefined;

  constructor(chain: StackChain) {
    this.#chain = chain;
    this.#definition = defineChain({
      id: CHAIN_ID,
      name: 'Nova',
      nativeCurrency: { name: 'Nova', symbol: 'NAC', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    });
    this.reader = createPublicClient({ chain: this.#definition, transport: http(), pollingInterval: 20 });
  }

  get presale(): Hex {
    return this.#chain.contracts.Presale!.address;
  }

  /** Gas from the pauser's key, which nothing else uses. */
  async giveGas(address: Hex): Promise<void> {
    const account = privateKeyToAccount(TEST_KEYS.pauser);
    this.#nonce ??= await this.reader.getTransactionCount({ address: account.address });
    const nonce = this.#nonce++;
    const wallet = createWalletClient({ account, chain: this.#definition, transport: http() });
    await this.#settle(
      wallet.sendTransaction({ to: address, value: parseEther('0.01'), nonce, gas: 21_000n }),
    );
  }

  /** Test USDT and an allowance of just as much. */
  async prepare(account: PrivateKeyAccount, units: bigint): Promise<void> {
    const token = this.#chain.contracts.TestUSDT!.address;
    await this.send(account, token, testUSDTAbi, 'tap', [account.address, units]);
    await this.send(account, token, testUSDTAbi, 'approve', [this.presale, units]);
  }

  /** `Presale.buy`; the transaction's hash. */
  buy(account: PrivateKeyAccount, phase: number, units: bigint, minNacWei = 0n): Promise<Hex> {
    return this.send(account, this.presale, presaleAbi, 'buy', [BigInt(phase), units, minNacWei]);
  }

  /** Any call, with an end: throws when the chain refused it. */
  async send(
    account: PrivateKeyAccount,
    address: Hex,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
  ): Promise<Hex> {
    const wallet = createWalletClient({ account, chain: this.#definition, transport: http() });
    return this.#settle(wallet.writeContract({ address, abi, functionName, args, gas: 500_000n }));
  }

  async #settle(sent: Promise<Hex>): Promise<Hex> {
    const hash = await sent;
    const { status } = await this.reader.waitForTransactionReceipt({ hash });
    if (status !== 'success') throw new Error(`the chain refused ${hash}`);
    return hash;
  }
}
