import { actionLedgerAbi, actionLedgerBytecode } from '@nova/abi/action-ledger';
import {
  type Address,
  BaseError,
  type ContractFunctionArgs,
  type ContractFunctionName,
  ContractFunctionRevertedError,
  type ContractFunctionReturnType,
  type Hex,
  type TransactionReceipt,
  createClient,
  encodeFunctionData,
  getContractAddress,
  http,
  encodeDeployData,
  publicActions,
  testActions,
  walletActions,
} from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { ledgerCatalogue } from '../../scripts/action-ledger-code.ts';
import { ANVIL_KEY } from '../start-anvil.ts';

type Abi = typeof actionLedgerAbi;

const GAS = 15_000_000n;
const FEE_WEI = 10_000_000_000n;

/** A ledger on a chain whose clock only the test moves. Anvil's first account has all roles. */
export type LedgerClient = Awaited<ReturnType<typeof deployTestLedger>>;

/** Deploys a ledger on a new anvil without automatic mining. */
export async function deployTestLedger(rpcUrl: string, catalogue: typeof ledgerCatalogue) {
  // Specified by address only, because anvil signs for its own accounts much faster than JavaScript does.
  const account = privateKeyToAddress(ANVIL_KEY);
  const client = createClient({ account, chain: foundry, transport: http(rpcUrl) })
    .extend(testActions({ mode: 'anvil' }))
    .extend(publicActions)
    .extend(walletActions);
  let nonce = 0;
  let now = Number((await client.getBlock()).timestamp);

  /** Mines one block at a whole second, which must be later than the last block's. */
  async function mineAt(timestamp: number): Promise<void> {
    await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) });
    await client.mine({ blocks: 1 });
    now = timestamp;
  }

  async function send(to: Address | null, data: Hex): Promise<TransactionReceipt> {
    const fees = { gas: GAS, maxFeePerGas: FEE_WEI, maxPriorityFeePerGas: 1n };
    const hash = await client.sendTransaction({ to, data, nonce: nonce++, ...fees });
    await mineAt(now + 1);
    return client.getTransactionReceipt({ hash });
  }

  await client.setAutomine(false);
  const address = getContractAddress({ from: account, nonce: 0n });
  const args = [account, account, account, catalogue] as const;
  await send(null, encodeDeployData({ abi: actionLedgerAbi, bytecode: actionLedgerBytecode, args }));

  /** Sends one call in a block of its own, one second after the last. */
  async function write<Name extends ContractFunctionName<Abi, 'nonpayable'>>(
    functionName: Name,
    args: ContractFunctionArgs<Abi, 'nonpayable', Name>,
  ): Promise<TransactionReceipt> {
    // viem's overloads cannot infer a generic name; the signature above has checked name and arguments.
    const call = { abi: actionLedgerAbi, functionName, args } as Parameters<typeof encodeFunctionData>[0];
    return send(address, encodeFunctionData(call));
  }

  /** Records an action. Returns the ledger's error, or null if the action was credited. */
  async function record(
    args: ContractFunctionArgs<Abi, 'nonpayable', 'record'>,
  ): Promise<{ errorName: string; args: readonly unknown[] } | null> {
    try {
      await client.simulateContract({ address, abi: actionLedgerAbi, functionName: 'record', args, account });
    } catch (error) {
      const revert =
        error instanceof BaseError ? error.walk((e) => e instanceof ContractFunctionRevertedError) : null;
      if (!(revert instanceof ContractFunctionRevertedError) || !revert.data) throw error;
      return { errorName: revert.data.errorName, args: revert.data.args ?? [] };
    }
    const { status } = await write('record', args);
    if (status !== 'success') throw new Error('the ledger refused what it had just accepted');
    return null;
  }

  function read<Name extends ContractFunctionName<Abi, 'view'>>(
    functionName: Name,
    args: ContractFunctionArgs<Abi, 'view', Name>,
  ): Promise<ContractFunctionReturnType<Abi, 'view', Name>> {
    const call = { address, abi: actionLedgerAbi, functionName, args };
    return client.readContract(call as Parameters<typeof client.readContract>[0]) as Promise<
      ContractFunctionReturnType<Abi, 'view', Name>
    >;
  }

  return {
    owner: account,
    mineAt,
    read,
    record,
    write,
    /** Time of the latest block in seconds. */
    get now() {
      return now;
    },
  };
}
