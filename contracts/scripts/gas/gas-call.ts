import { type Abi, type Address, encodeFunctionData } from 'viem';
import { type AnvilClient, sendFromAnvil } from '../../test/send-from-anvil.ts';

/** Gas of whole transactions, by a name of ours for the call. */
export type GasByCall = Readonly<Record<string, number>>;

/** One call of a contract, with the sender's default being anvil's first account. */
export interface GasCall {
  from?: Address;
  to: Address;
  abi: Abi;
  functionName: string;
  args?: readonly unknown[];
  /** Coins that go along, in wei. */
  value?: bigint;
}

/** Sends one call and answers what it used; a refused one throws. */
export async function gasOf(client: AnvilClient, call: GasCall): Promise<number> {
  const { abi, functionName, args = [], ...transaction } = call;
  const data = encodeFunctionData({ abi, functionName, args });
  return Number((await sendFromAnvil(client, { ...transaction, data })).gasUsed);
}
