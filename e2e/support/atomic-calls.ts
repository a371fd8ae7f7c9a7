import { CHAIN_ID } from '@nova/shared/chain/constants';
import {
  type Account,
  type Chain,
  encodeFunctionData,
  type Hex,
  parseAbi,
  type Transport,
  type WalletClient,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { deployContract } from './deploy-contract.ts';
import { fundWallet } from './fund-wallet.ts';

/** Code that an account takes over (EIP-7702) to execute several calls, all or none. */
const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

contract CallsAccount {
    struct Call { address to; uint256 value; bytes data; }

    receive() external payable {}

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this));
        for (uint256 i = 0; i < calls.length; i++) {
            (bool done, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!done) assembly { revert(add(answer, 32), mload(answer)) }
        }
    }
}`;
const accountAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable',
]);

/** Deploys the code for accounts that execute several calls as one. @returns its address */
export async function deployCallsAccount(origin: string): Promise<Hex> {
  const key = generatePrivateKey();
  await fundWallet(origin, privateKeyToAddress(key), { nac: '0.05', usdt: '0' });
  const rpcUrl = `${origin}/rpc`;
  const files = { 'CallsAccount.sol': SOURCE };
  return (await deployContract({ key, rpcUrl, files, target: ['CallsAccount.sol', 'CallsAccount'] })) as Hex;
}

/** Methods of EIP-5792. */
export const CALLS_METHODS = new Set(['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']);

type Client = WalletClient<Transport, Chain, Account>;
interface SentCalls {
  readonly id: string;
  readonly from: Hex;
  readonly calls: readonly { readonly to: Hex; readonly data?: Hex; readonly value?: Hex }[];
}
const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code });

/**
 * Answers the methods of EIP-5792 like a wallet whose accounts take over the code of `delegate`.
 * @param clientOf the client that signs for an account
 * @param onSent receives the hash of each transaction
 */
export function createCallsMethods(
  delegate: Hex,
  clientOf: (address: unknown) => Client,
  onSent: (hash: Hex) => void,
) {
  const sent = new Map<string, Hex>();
  const send = async ({ id, from, calls }: SentCalls) => {
    if (sent.has(id)) throw rpcError(5720, 'Duplicate ID');
    const client = clientOf(from);
    const { account } = client;
    const authorization = await client.signAuthorization({
      account,
      contractAddress: delegate,
      executor: 'self',
    });
    const args = calls.map(({ to, data = '0x', value = '0x0' }) => ({ to, data, value: BigInt(value) }));
    const hash = await client.sendTransaction({
      to: account.address,
      data: encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [args] }),
      authorizationList: [authorization],
    });
    sent.set(id, hash);
    onSent(hash);
    return { id };
  };
  const statusOf = async (id: string) => {
    const hash = sent.get(id);
    if (hash === undefined) throw rpcError(5730, 'Unknown bundle ID');
    const receipt = (await clientOf(undefined).request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    } as never)) as { status: Hex } | null;
    const common = { version: '2.0.0', id, chainId: `0x${CHAIN_ID.toString(16)}`, atomic: true };
    if (receipt === null) return { ...common, status: 100 };
    return { ...common, status: receipt.status === '0x1' ? 200 : 500, receipts: [receipt] };
  };
  return async (method: string, params: readonly unknown[]): Promise<unknown> => {
    if (method === 'wallet_getCapabilities')
      return { [`0x${CHAIN_ID.toString(16)}`]: { atomic: { status: 'ready' } } };
    return method === 'wallet_sendCalls' ? send(params[0] as SentCalls) : statusOf(params[0] as string);
  };
}
