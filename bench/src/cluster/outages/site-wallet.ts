import { setTimeout as sleep } from 'node:timers/promises';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { type Hex, keccak256, numberToHex, type RpcTransactionReceipt } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Activity, RunRecord } from './record.ts';
import { FinalRefusal, untilDone } from './retry.ts';

const GAS = 700_000n;
const GWEI = 1_000_000_000n;
const TIMEOUT_MS = 15_000;
const POLL_MS = 250;
/** Milliseconds after which the same transaction is sent again, because its node may have lost it. */
const RESEND_MS = 5_000;

interface Call {
  readonly to: Hex;
  readonly data?: Hex;
  readonly value?: bigint;
}

/** A wallet that signs its transactions itself and sends them through `/rpc` of the site. */
export class SiteWallet {
  readonly #url: string;
  readonly #record: RunRecord;
  readonly account: PrivateKeyAccount;
  #nonce: number;
  #before: Promise<unknown> = Promise.resolve();

  /** @param nonce number of transactions that the wallet has sent */
  constructor(url: string, account: PrivateKeyAccount, record: RunRecord, nonce = 0) {
    this.#url = url;
    this.account = account;
    this.#record = record;
    this.#nonce = nonce;
  }

  /** In lower case. */
  get address(): Hex {
    return this.account.address.toLowerCase() as Hex;
  }

  /**
   * Signs once and sends the same bytes until they are in a block; one transaction after the other.
   * @throws FinalRefusal if the transaction was reverted
   */
  send(activity: Activity, call: Call): Promise<RpcTransactionReceipt> {
    const done = this.#before.then(() => this.#seal(activity, call));
    this.#before = done.catch(() => undefined);
    return done;
  }

  async #seal(activity: Activity, call: Call): Promise<RpcTransactionReceipt> {
    const fees = { maxFeePerGas: GWEI, maxPriorityFeePerGas: GWEI };
    const signed = await this.account.signTransaction({
      ...call,
      ...fees,
      type: 'eip1559',
      chainId: CHAIN_ID,
      nonce: this.#nonce,
      gas: GAS,
    });
    const hash = keccak256(signed);
    const receipt = await untilDone(this.#record, activity, () => this.#sendOnce(signed, hash));
    this.#nonce += 1;
    if (receipt.status !== '0x1') throw new FinalRefusal(await this.#explain(call, receipt));
    return receipt;
  }

  /** Repeats a reverted call, because a receipt contains no reason. */
  async #explain(call: Call, { transactionHash, gasUsed }: RpcTransactionReceipt): Promise<string> {
    const value = numberToHex(call.value ?? 0n);
    const reason = await this.call('eth_call', [{ ...call, value, from: this.address }, 'latest']).then(
      () => 'it succeeds now',
      (error: Error) => error.message,
    );
    return `${transactionHash} was reverted with ${BigInt(gasUsed)} gas: ${reason}`;
  }

  /** Sends the transaction and waits a while for its receipt. @throws Error if there is none */
  async #sendOnce(signed: Hex, hash: Hex): Promise<RpcTransactionReceipt> {
    const refusal = await this.call('eth_sendRawTransaction', [signed]).then(
      () => '',
      (error: Error) => error.message,
    );
    const deadline = Date.now() + RESEND_MS;
    for (;;) {
      const receipt = await this.call<RpcTransactionReceipt | null>('eth_getTransactionReceipt', [hash]);
      if (receipt) return receipt;
      if (Date.now() > deadline) throw new Error(`no receipt ${refusal}`.trim());
      await sleep(POLL_MS);
    }
  }

  async call<Result>(method: string, params: readonly unknown[]): Promise<Result> {
    const response = await fetch(`${this.#url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`/rpc returned ${response.status}`);
    const { result, error } = JSON.parse(text) as {
      result: Result;
      error?: { message: string; data?: unknown };
    };
    if (error) throw new Error(`${error.message} ${JSON.stringify(error.data ?? '')}`);
    return result;
  }
}
