import type { Hex } from 'viem';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { readWords, SELECTORS, TOPICS, toWord } from '../sale/presale-errors.ts';
import type { StoredPurchase } from './stored-purchase.ts';

export const BUYER: Hex = `0x${'b1'.repeat(20)}`;
export const SALE: Hex = `0x${'5a'.repeat(20)}`;
export const USDT: Hex = `0x${'dc'.repeat(20)}`;
export const UNITS = 250_000_000n;

/** A purchase that has just started. */
export const begun: StoredPurchase = {
  address: BUYER,
  contract: SALE,
  usdt: USDT,
  phase: 1,
  usdtUnits: String(UNITS),
  minNacWei: '30000',
  step: 'start',
  hash: null,
  callsId: null,
  sinceBlock: 90,
  startedAt: 1,
};

/**
 * For tests. Only the network is replaced: a chain with one allowance
 * that seals transactions when the wallet sends them.
 */
export class Chain {
  allowance = 0n;
  paid: bigint[] = [];
  receipts = new Map<Hex, '0x1' | '0x0'>();
  bought: { hash: Hex; units: bigint }[] = [];
  refusal: Hex | null = null;

  send({ to, data }: TransactionCall): Hex {
    const hash: Hex = `0x${toWord(BigInt(this.receipts.size + 1))}`;
    const texts = readWords(`0x${data.slice(10)}`);
    let isDone = true;
    if (to === USDT) this.allowance = texts[1]!;
    else if (this.allowance < texts[1]!) isDone = false;
    else {
      this.allowance -= texts[1]!;
      this.paid = [...this.paid, texts[1]!];
      this.bought = [...this.bought, { hash, units: texts[1]! }];
    }
    this.receipts.set(hash, isDone ? '0x1' : '0x0');
    return hash;
  }

  /** Seals calls in one transaction, all or none of them. */
  sendTogether(calls: readonly TransactionCall[]): Hex {
    const { allowance, paid, bought } = this;
    const hash: Hex = `0x${toWord(BigInt(this.receipts.size + 1))}`;
    const sealed = calls.map((call) => this.receipts.get(this.send(call)));
    const isDone = sealed.every((status) => status === '0x1');
    if (isDone) this.bought = this.bought.map((each) => (bought.includes(each) ? each : { ...each, hash }));
    else Object.assign(this, { allowance, paid, bought });
    this.receipts.set(hash, isDone ? '0x1' : '0x0');
    return hash;
  }

  readonly fetch = async (_path: string, init: { body: string }): Promise<Response> => {
    const calls = JSON.parse(init.body) as { id: number; method: string; params: unknown[] }[];
    return new Response(
      JSON.stringify(
        calls.map(({ id, method, params }) => Object.assign({ id }, this.answer(method, params))),
      ),
    );
  };

  answer(method: string, params: readonly unknown[]): object {
    if (method === 'eth_blockNumber') return { result: '0x64' };
    if (method === 'eth_getLogs') {
      const filter = params[0] as { topics: readonly string[] };
      if (filter.topics[0] !== TOPICS.purchased || filter.topics[1] !== `0x${toWord(BUYER)}`)
        return { result: [] };
      return {
        result: this.bought.map(({ hash, units }) => ({ transactionHash: hash, data: `0x${toWord(units)}` })),
      };
    }
    if (method === 'eth_getTransactionReceipt') {
      const status = this.receipts.get(params[0] as Hex);
      return { result: status ? { status } : null };
    }
    if (method === 'eth_getTransactionByHash')
      return { result: this.receipts.has(params[0] as Hex) ? {} : null };
    if (method === 'eth_simulateV1') {
      const error = this.refusal ? { code: 3, message: 'reverted', data: this.refusal } : undefined;
      return { result: [{ calls: [{ status: '0x1' }, { status: error ? '0x0' : '0x1', error }] }] };
    }
    const { data } = params[0] as { data: string };
    if (data.startsWith(SELECTORS.allowance)) return { result: `0x${toWord(this.allowance)}` };
    if (this.refusal) return { error: { code: 3, message: 'reverted', data: this.refusal } };
    return { result: '0x' };
  }
}
