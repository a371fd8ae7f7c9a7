import type { signTransactionSchema, signTypedDataSchema } from '@nova/shared/signer/protocol';
import type { z } from 'zod';
import type { Use } from './day-use.ts';
import type { KeyPolicy } from './policy.ts';

type Transaction = z.output<typeof signTransactionSchema>['transaction'];
type Message = z.output<typeof signTypedDataSchema>['message'];

/** What a request would use up of the day, each with its limit; or why it is never signed. */
export type Judgement =
  | { readonly isAllowed: true; readonly uses: readonly Use[] }
  | { readonly isAllowed: false; readonly reason: string };

const refuse = (reason: string): Judgement => ({ isAllowed: false, reason });

/** Judges a transaction by what it does, not by who asks. @param address of the key that is to sign */
export function judgeTransaction(
  policy: KeyPolicy,
  chainId: number,
  address: string,
  transaction: Transaction,
): Judgement {
  const { to, data } = transaction;
  const [wei, feeWei] = [
    BigInt(transaction.value),
    BigInt(transaction.gas) * BigInt(transaction.maxFeePerGas),
  ];
  if (transaction.chainId !== chainId) return refuse(`this signer signs only for chain ${chainId}`);
  if (feeWei > policy.feeWeiPerTransaction) return refuse('its maximum fee is above the limit');
  const uses: Use[] = [
    { name: 'transactions', amount: 1n, perDay: BigInt(policy.transactionsPerDay) },
    { name: 'fees', amount: feeWei, perDay: policy.feeWeiPerDay },
  ];
  if (data === '0x') {
    // Nothing sent to oneself uses up a nonce that no transaction holds; every key may do that.
    if (to === address && wei === 0n) return { isAllowed: true, uses };
    if (policy.weiPerTransaction === 0n) return refuse('this key may not send coins');
    if (wei > policy.weiPerTransaction) return refuse('its value is above the limit');
    return { isAllowed: true, uses: [...uses, { name: 'wei', amount: wei, perDay: policy.weiPerDay }] };
  }
  if (wei > 0n) return refuse('a call of this key may not send coins');
  const rule = policy.calls.find(
    (each) => (each.to === null || each.to === to) && each.selector === data.slice(0, 10),
  );
  if (!rule) return refuse('this key may not make this call');
  uses.push({ name: rule.name, amount: 1n, perDay: BigInt(rule.callsPerDay) });
  if (rule.amount) {
    const value = readWord(data, rule.amount.word);
    if (value === null) return refuse('its amount cannot be decoded');
    if (value > rule.amount.perOne) return refuse('its amount is above the limit');
    uses.push({ name: `${rule.name} amount`, amount: value, perDay: rule.amount.perDay });
  }
  return { isAllowed: true, uses };
}

/** Judges a message of EIP-712 by its contract, kind and amount. */
export function judgeMessage(policy: KeyPolicy, chainId: number, { domain, ...typed }: Message): Judgement {
  if (domain.chainId !== chainId) return refuse(`this signer signs only for chain ${chainId}`);
  const rule = policy.messages.find(
    (each) =>
      (each.contract === null || each.contract === domain.verifyingContract) &&
      (each.domainName === undefined || each.domainName === domain.name) &&
      (each.fields === undefined || each.fields === writeFields(typed)) &&
      each.primaryType === typed.primaryType,
  );
  if (!rule) return refuse('this key may not sign this message');
  const uses: Use[] = [{ name: rule.name, amount: 1n, perDay: BigInt(rule.messagesPerDay) }];
  if (rule.amount) {
    const { field, perOne, perDay } = rule.amount;
    const isNumber = typed.types[typed.primaryType]?.some(
      ({ name, type }) => name === field && type === 'uint256',
    );
    const text = typed.message[field] ?? '';
    if (!isNumber || !/^\d{1,78}$/.test(text)) return refuse('its amount cannot be decoded');
    if (BigInt(text) > perOne) return refuse('its amount is above the limit');
    uses.push({ name: `${rule.name} amount`, amount: BigInt(text), perDay });
  }
  return { isAllowed: true, uses };
}

/** Returns the fields of a message in the notation of EIP-712: `bytes32 x,uint256 nonce`. */
const writeFields = ({ types, primaryType }: Pick<Message, 'types' | 'primaryType'>): string =>
  (types[primaryType] ?? []).map(({ name, type }) => `${type} ${name}`).join(',');

/** An argument of a call, by its place among words of 32 bytes after the selector; null when the call is too short. */
function readWord(data: string, word: number): bigint | null {
  const start = 10 + word * 64;
  const text = data.slice(start, start + 64);
  return text.length === 64 ? BigInt(`0x${text}`) : null;
}
