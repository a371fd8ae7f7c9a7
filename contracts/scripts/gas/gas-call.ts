import { type Abi, type Address, encodeFunctionData } from 'viem';
import { type AnvilClient, sendFromAnvil } from '../../test/send-from-anvil.ts';

/** Gas of whole transactions, by our name of the call. */
export type GasByCall = Readonly<Record<string, number>>;

/** One call of a contract. The default sender is anvil's first account. */
export interface GasCall {
  from?: Address;
  to: Address;
  abi: Abi;
  functionName: string;
  args?: readonly unknown[];
  /** Coins sent with the call, in wei. */
  value?: bigint;
}

/** Sends one call and returns the gas used; throws if it is rejected. */
export async function gasOf(client: AnvilClient, call: GasCall): Promise<number> {
  const { abi, functionName, args = [], ...transaction } = call;
  const data = encodeFunctionData({ abi, functionName, args });
  return Number((await sendFromAnvil(client, { ...transaction, data })).gasUsed);
}
