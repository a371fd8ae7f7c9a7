import { createdTokenAbi } from '@nova/abi/created-token';
import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { presaleAbi } from '@nova/abi/presale';
import { testUSDTAbi } from '@nova/abi/test-usdt';
import { tokenFactoryAbi } from '@nova/abi/token-factory';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { addGasHeadroom } from '@nova/shared/chain/gas-headroom';
import { USDT_DECIMALS } from '@nova/shared/presale/constants';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  type LocalAccount,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
  type Transport,
} from 'viem';

const HOUR = 3_600;
/** One gwei per gas is the minimum price, and the effective price with or without a base fee. */
const FEES = { maxFeePerGas: 1_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n };

/** Contracts that a wallet of the product calls. */
export interface TransactionContracts {
  readonly presale: Hex;
  readonly usdt: Hex;
  readonly nft: Hex;
  readonly marketplace: Hex;
  /** The token factory; only needed to create tokens. */
  readonly tokenFactory?: Hex;
}

/** Parameters of a new NFT. */
export interface MintTerms {
  readonly metadataUri: string;
  readonly isPremium: boolean;
  /** 0 for none. */
  readonly collectionId?: bigint;
  /** Royalty on later sales in hundredths of a percent. */
  readonly royaltyBps?: number;
}

interface Call {
  readonly to: Hex;
  readonly data?: Hex;
  readonly value?: bigint;
}

/** The transactions that a wallet sends itself; each is in a block before the next one is sent. */
export class WalletTransactions {
  readonly #contracts: TransactionContracts;
  readonly #reader;
  readonly #wallet;
  /** The previous transaction; they run in sequence, because a wallet numbers its transactions. */
  #before: Promise<unknown> = Promise.resolve();

  /** @param rpc a URL or a custom transport */
  constructor(rpc: string | Transport, account: LocalAccount, contracts: TransactionContracts) {
    const transport = typeof rpc === 'string' ? http(rpc) : rpc;
    const chain = defineChain({
      id: CHAIN_ID,
      name: 'Nova',
      nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
      rpcUrls: { default: { http: [typeof rpc === 'string' ? rpc : 'http://localhost'] } },
    });
    this.#contracts = contracts;
    this.#reader = createPublicClient({ chain, transport, pollingInterval: 20 });
    this.#wallet = createWalletClient({ account, chain, transport });
  }

  /** Returns the wallet's NAC balance in wei. */
  balance(): Promise<bigint> {
    return this.#reader.getBalance({ address: this.#wallet.account.address });
  }

  /** Sends NAC, in wei. */
  pay(to: Hex, value: bigint): Promise<TransactionReceipt> {
    return this.#send({ to, value });
  }

  /**
   * Buys in the presale: gets test USDT, approves it and buys.
   * @param usdt decimal amount such as "4.99"
   */
  async buyCoins(usdt: string, phase = 1): Promise<TransactionReceipt> {
    const units = parseUnits(usdt, USDT_DECIMALS);
    const { presale, usdt: token } = this.#contracts;
    const tap = [this.#wallet.account.address, units] as const;
    await this.#send({
      to: token,
      data: encodeFunctionData({ abi: testUSDTAbi, functionName: 'tap', args: tap }),
    });
    const approve = [presale, units] as const;
    await this.#send({
      to: token,
      data: encodeFunctionData({ abi: testUSDTAbi, functionName: 'approve', args: approve }),
    });
    const buy = [BigInt(phase), units, 0n] as const;
    return this.#send({
      to: presale,
      data: encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args: buy }),
    });
  }

  /**
   * Mints an NFT for Energy Points.
   * @returns its ID
   */
  async mintNft(terms: boolean | MintTerms): Promise<bigint> {
    const { metadataUri, isPremium, collectionId, royaltyBps }: MintTerms =
      typeof terms === 'boolean'
        ? { metadataUri: 'data:application/json,{"name":"Vehicle"}', isPremium: terms }
        : terms;
    const args = [collectionId ?? 0n, metadataUri, isPremium, BigInt(royaltyBps ?? 0)] as const;
    const receipt = await this.#send({
      to: this.#contracts.nft,
      data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'mint', args }),
    });
    const [minted] = parseEventLogs({ abi: novaNFTAbi, eventName: 'Minted', logs: receipt.logs });
    return minted!.args.tokenId;
  }

  /**
   * Creates an NFT collection.
   * @returns its ID
   */
  async createCollection(name: string, metadataUri: string): Promise<bigint> {
    const { logs } = await this.#send({
      to: this.#contracts.nft,
      data: encodeFunctionData({
        abi: novaNFTAbi,
        functionName: 'createCollection',
        args: [name, metadataUri],
      }),
    });
    const [created] = parseEventLogs({ abi: novaNFTAbi, eventName: 'CollectionCreated', logs });
    return created!.args.collectionId;
  }

  /**
   * Lists an NFT for a price in wei.
   * @param now current time of the chain in seconds
   */
  async offerNft(tokenId: bigint, priceWei: bigint, now: number, seconds = HOUR): Promise<void> {
    const { nft, marketplace } = this.#contracts;
    const approve = [marketplace, tokenId] as const;
    await this.#send({
      to: nft,
      data: encodeFunctionData({ abi: novaNFTAbi, functionName: 'approve', args: approve }),
    });
    const args = [tokenId, priceWei, BigInt(now + seconds)] as const;
    await this.#send({
      to: marketplace,
      data: encodeFunctionData({ abi: marketplaceAbi, functionName: 'list', args }),
    });
  }

  /** Cancels a listing. */
  withdrawOffer(tokenId: bigint): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'cancel', args: [tokenId] });
    return this.#send({ to: this.#contracts.marketplace, data });
  }

  /** Transfers an NFT. */
  transferNft(tokenId: bigint, to: Hex): Promise<TransactionReceipt> {
    const args = [this.#wallet.account.address, to, tokenId] as const;
    const data = encodeFunctionData({ abi: novaNFTAbi, functionName: 'transferFrom', args });
    return this.#send({ to: this.#contracts.nft, data });
  }

  buyNft(tokenId: bigint, priceWei: bigint): Promise<TransactionReceipt> {
    const args = [tokenId, priceWei] as const;
    const data = encodeFunctionData({ abi: marketplaceAbi, functionName: 'buy', args });
    return this.#send({ to: this.#contracts.marketplace, data, value: priceWei });
  }

  /**
   * Creates a token whose whole supply belongs to the wallet.
   * @param supply in smallest units
   * @returns the token's address
   */
  async createToken(name: string, symbol: string, supply: bigint, contractUri: string): Promise<Hex> {
    const { tokenFactory } = this.#contracts;
    if (!tokenFactory) throw new Error('The wallet needs the address of the TokenFactory.');
    const args = [name, symbol, supply, contractUri] as const;
    const data = encodeFunctionData({ abi: tokenFactoryAbi, functionName: 'create', args });
    const { logs } = await this.#send({ to: tokenFactory, data });
    const [created] = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenCreated', logs });
    return created!.args.token;
  }

  /**
   * Transfers a created token.
   * @param units in smallest units
   */
  payToken(token: Hex, to: Hex, units: bigint): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi: createdTokenAbi, functionName: 'transfer', args: [to, units] });
    return this.#send({ to: token, data });
  }

  #send(call: Call): Promise<TransactionReceipt> {
    const done = this.#before.then(() => this.#seal(call));
    this.#before = done.catch(() => undefined);
    return done;
  }

  async #seal(call: Call): Promise<TransactionReceipt> {
    const estimate = await this.#reader.estimateGas({ account: this.#wallet.account, ...call, ...FEES });
    const hash = await this.#wallet.sendTransaction({
      ...call,
      ...FEES,
      gas: addGasHeadroom(estimate, call.data),
    });
    const receipt = await this.#reader.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error(`The chain rejected ${receipt.transactionHash}`);
    return receipt;
  }
}
