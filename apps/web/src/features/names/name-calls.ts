import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { nameRegistrarAbi } from '@nova/abi/name-registrar';
import { reverseRegistrarAbi } from '@nova/abi/reverse-registrar';
import type { Name } from '@nova/shared/names/schemas';
import { encodeFunctionData, type Hex } from 'viem';
import { readContractRefusal } from '../../lib/transaction/read-refusal.ts';
import type { KnownRefusal } from '../../lib/transaction/simulate.ts';
import type { TransactionCall } from '../../lib/transaction/transaction-call.ts';
import type { NameOperation } from './name-operation.ts';

/* Contract calls, loaded on the first click because their libraries are larger than the page. */

type Contracts = NonNullable<Name['contracts']>;

const errors = [...nameRegistrarAbi, ...actionLedgerAbi].filter((entry) => entry.type === 'error');

/** Returns the transaction of an operation. */
export function encodeOperation(operation: NameOperation, contracts: Contracts): TransactionCall {
  const abi = nameRegistrarAbi;
  const to = contracts.registrar;
  if (operation.kind === 'primary') {
    const args = [operation.name] as const;
    return {
      to: contracts.reverse_registrar,
      data: encodeFunctionData({ abi: reverseRegistrarAbi, functionName: 'setName', args }),
    };
  }
  const { label } = operation;
  if (operation.kind === 'transfer') {
    const args = [label, operation.to] as const;
    return { to, data: encodeFunctionData({ abi, functionName: 'transfer', args }) };
  }
  return operation.kind === 'register' ? encodeRegister(to, operation) : encodeRenew(to, operation);
}

function encodeRegister(
  to: Hex,
  { label, years, isPrimary, nacWei }: Extract<NameOperation, { kind: 'register' }>,
): TransactionCall {
  const args = [label, BigInt(years), isPrimary] as const;
  const abi = nameRegistrarAbi;
  if (nacWei === null)
    return { to, data: encodeFunctionData({ abi, functionName: 'registerWithPoints', args }) };
  return { to, value: nacWei, data: encodeFunctionData({ abi, functionName: 'register', args }) };
}

function encodeRenew(
  to: Hex,
  { label, years, nacWei }: Extract<NameOperation, { kind: 'renew' }>,
): TransactionCall {
  const args = [label, BigInt(years)] as const;
  const abi = nameRegistrarAbi;
  if (nacWei === null)
    return { to, data: encodeFunctionData({ abi, functionName: 'renewWithPoints', args }) };
  return { to, value: nacWei, data: encodeFunctionData({ abi, functionName: 'renew', args }) };
}

/** Decodes the errors of our contracts. */
export function readRefusal(data: unknown): KnownRefusal | null {
  const known = readContractRefusal(errors, data);
  return known && { refusal: known.name, detail: known.name };
}
