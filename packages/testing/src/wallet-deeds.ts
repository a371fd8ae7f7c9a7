import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  type LocalAccount,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
} from 'viem';

const HOUR = 3_600;

/** Contracts that a wallet of the product speaks to. */
export interface DeedContracts {
  readonly presale: Hex;
  readonly usdt: Hex;
  readonly nft: Hex;
  readonly marketplace: Hex;
}

/** What somebody's wallet does on the chain by itself, each step in a block before the next begins. */
export class WalletDeeds {
  readonly #contracts: DeedContracts;
  readonly #reader;
  readonly #wallet;

  constructor(rpcUrl: string, account: LocalAccount, contracts: DeedContracts) {
    const chain = defineChain({
      id: CHAIN_ID,
      name: 'Nova',
      nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    });
    this.#contracts = contracts;
    this.#reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 });
    this.#wallet = createWalletClient({ account, chain, transport: http() });
  }

  /** Sends coins, in wei. */
  pay(to: Hex, value: bigint): Promise<TransactionReceipt> {
    return this.#sealed(this.#wallet.sendTransaction({ to, value }));
  }

  /** Buys in the pre-sale: tap, approve, buy. @param usdt whole and parts, like "4.99" */
  async buyCoins(usdt: string): Promise<TransactionReceipt> {
    const units = parseUnits(usdt, 6);
    const { address } = this.#wallet.account;
    const { presale, usdt: token } = this.#contracts;
    const usdtContract = { abi: testUSDTAbi, address: token } as const;
    await this.#sealed(
      this.#wallet.writeContract({ ...usdtContract, functionName: 'tap', args: [address, units] }),
    );
    await this.#sealed(
      this.#wallet.writeContract({ ...usdtContract, functionName: 'approve', args: [presale, units] }),
    );
    const buy = { abi: presaleAbi, address: presale, functionName: 'buy', args: [1n, units, 0n] } as const;
    return this.#sealed(this.#wallet.writeContract(buy));
  }

  /** Mints a token of its own, for Energy Points. @returns its id */
  async mintNft(isPremium: boolean): Promise<bigint> {
    const receipt = await this.#sealed(
      this.#wallet.writeContract({
        abi: novaNFTAbi,
        address: this.#contracts.nft,
        functionName: 'mint',
        args: [0n, 'data:application/json,{"name":"Vehicle"}', isPremium, 0n],
      }),
    );
    const [minted] = parseEventLogs({ abi: novaNFTAbi, eventName: 'Minted', logs: receipt.logs });
    return minted!.args.tokenId;
  }

  /** Offers a token for so many wei. @param now seconds, on the chain's clock */
  async offerNft(tokenId: bigint, priceWei: bigint, now: number): Promise<void> {
    const { nft, marketplace } = this.#contracts;
    const approval = { abi: novaNFTAbi, address: nft, functionName: 'approve' } as const;
    await this.#sealed(this.#wallet.writeContract({ ...approval, args: [marketplace, tokenId] }));
    const offer = { abi: marketplaceAbi, address: marketplace, functionName: 'list' } as const;
    const args = [tokenId, priceWei, BigInt(now + HOUR)] as const;
    await this.#sealed(this.#wallet.writeContract({ ...offer, args }));
  }

  /** Gives a token away. */
  giveNft(tokenId: bigint, to: Hex): Promise<TransactionReceipt> {
    const call = { abi: novaNFTAbi, address: this.#contracts.nft, functionName: 'transferFrom' } as const;
    const args = [this.#wallet.account.address, to, tokenId] as const;
    return this.#sealed(this.#wallet.writeContract({ ...call, args }));
  }

  buyNft(tokenId: bigint, priceWei: bigint): Promise<TransactionReceipt> {
    const { marketplace } = this.#contracts;
    const call = { abi: marketplaceAbi, address: marketplace, functionName: 'buy' } as const;
    return this.#sealed(this.#wallet.writeContract({ ...call, args: [tokenId, priceWei], value: priceWei }));
  }

  async #sealed(sent: Promise<Hex>): Promise<TransactionReceipt> {
    const receipt = await this.#reader.waitForTransactionReceipt({ hash: await sent });
    if (receipt.status !== 'success') throw new Error(`The chain refused ${receipt.transactionHash}`);
    return receipt;
  }
}
