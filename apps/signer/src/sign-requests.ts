import { createKeyAccount, type KeyAccount } from '@nova/runtime/keys/key-account';
import { signTransactionSchema, signTypedDataSchema, type SignerKey } from '@nova/shared/signer/protocol';
import { type Hex, keccak256, stringToHex } from 'viem';
import type { DayUse } from './day-use.ts';
import { type Judgement, judgeMessage, judgeTransaction } from './judge-request.ts';
import type { Policy } from './policy.ts';

/** What became of a request. */
export type Answer =
  | { readonly kind: 'signed'; readonly signed: Hex }
  | { readonly kind: 'refused'; readonly reason: string; readonly isForNow: boolean };

/** Calls whose bytes were signed before; offered again at a higher price, they use nothing up a second time. */
const REMEMBERED = 1_000;

/** Keys, and the only way to have them sign: by the policy, and as far as the day has room. */
export class SignRequests {
  readonly #accounts = new Map<string, { name: SignerKey; account: KeyAccount }>();
  readonly #policy: Policy;
  readonly #use: DayUse;
  readonly #signed = new Set<string>();

  constructor(keys: Readonly<Partial<Record<SignerKey, Hex | undefined>>>, policy: Policy, use: DayUse) {
    this.#policy = policy;
    this.#use = use;
    for (const [name, key] of Object.entries(keys) as [SignerKey, Hex | undefined][]) {
      if (key === undefined) continue;
      const account = createKeyAccount(key);
      this.#accounts.set(account.address, { name, account });
    }
  }

  listKeys(): { name: SignerKey; address: string }[] {
    return [...this.#accounts].map(([address, { name }]) => ({ name, address }));
  }

  /** @throws ZodError for a body that is no such request */
  async signTransaction(body: unknown): Promise<Answer> {
    const { address, transaction } = signTransactionSchema.parse(body);
    const held = this.#find(address);
    if (!held) return UNKNOWN_KEY;
    const judgement = judgeTransaction(held.policy, this.#policy.chainId, address, transaction);
    const { nonce, to, value, data } = transaction;
    const refusal = this.#take(held.name, judgement, `${address} ${nonce} ${to} ${value} ${data}`);
    if (refusal) return refusal;
    const signed = held.account.signTransaction({
      chainId: transaction.chainId,
      nonce,
      gas: BigInt(transaction.gas),
      maxFeePerGas: BigInt(transaction.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(transaction.maxPriorityFeePerGas),
      to,
      value: BigInt(value),
      data,
    });
    return { kind: 'signed', signed };
  }

  /** @throws ZodError for a body that is no such request */
  async signTypedData(body: unknown): Promise<Answer> {
    const { address, message } = signTypedDataSchema.parse(body);
    const held = this.#find(address);
    if (!held) return UNKNOWN_KEY;
    const judgement = judgeMessage(held.policy, this.#policy.chainId, message);
    const refusal = this.#take(held.name, judgement, `${address} ${JSON.stringify(message)}`);
    if (refusal) return refusal;
    return { kind: 'signed', signed: held.account.signTypedData(message) };
  }

  #find(address: string) {
    const held = this.#accounts.get(address);
    const policy = held && this.#policy.keys[held.name];
    return held && policy ? { ...held, policy } : null;
  }

  /** Null when it may be signed; what it uses up is written down by then. */
  #take(name: SignerKey, judgement: Judgement, what: string): Answer | null {
    if (!judgement.isAllowed) return { kind: 'refused', reason: judgement.reason, isForNow: false };
    const digest = keccak256(stringToHex(what));
    if (this.#signed.has(digest)) return null;
    const full = this.#use.take(name, judgement.uses);
    if (full !== null) {
      return { kind: 'refused', reason: `the 24-hour limit is reached: ${full}`, isForNow: true };
    }
    this.#signed.add(digest);
    const [oldest] = this.#signed;
    if (this.#signed.size > REMEMBERED && oldest !== undefined) this.#signed.delete(oldest);
    return null;
  }
}

const UNKNOWN_KEY: Answer = {
  kind: 'refused',
  reason: 'this signer does not have this key',
  isForNow: false,
};
