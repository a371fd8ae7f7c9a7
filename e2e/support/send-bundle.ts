import { CHAIN_ID } from '@nova/shared/chain/constants';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEther,
} from 'viem';
import {
  entryPoint08Abi,
  entryPoint08Address,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { findUsdt, fundWallet } from './fund-wallet.ts';
import simpleAccount from './simple-account.json' with { type: 'json' };

const factoryAbi = parseAbi([
  'constructor(address entryPoint)',
  'function createAccount(address owner, uint256 salt) returns (address)',
  'function getAddress(address owner, uint256 salt) view returns (address)',
]);
const accountAbi = parseAbi(['function execute(address target, uint256 value, bytes data)']);

/** A bundle with two operations of a new SimpleAccount: one that pays, and one whose call reverts. */
export interface SentBundle {
  readonly transactionHash: Hex;
  readonly account: Hex;
  readonly bundler: Hex;
  readonly recipient: Hex;
  readonly paying: Hex;
  readonly reverting: Hex;
}

/** Sends a bundle through EntryPoint 0.8 from a wallet, as a bundler does. */
export async function sendBundle(origin: string): Promise<SentBundle> {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Nova',
    nativeCurrency: { name: 'Nova Action Coin', symbol: 'NAC', decimals: 18 },
    rpcUrls: { default: { http: [`${origin}/rpc`] } },
  });
  const [bundler, owner] = [generatePrivateKey(), generatePrivateKey()].map((key) =>
    privateKeyToAccount(key),
  ) as [ReturnType<typeof privateKeyToAccount>, ReturnType<typeof privateKeyToAccount>];
  const recipient = privateKeyToAccount(generatePrivateKey()).address;
  await fundWallet(origin, bundler.address, { nac: '0.2', usdt: '0' });
  const reader = createPublicClient({ chain, transport: http(), pollingInterval: 20 });
  const wallet = createWalletClient({ account: bundler, chain, transport: http() });
  const sealed = async (hash: Promise<Hex>) => reader.waitForTransactionReceipt({ hash: await hash });

  const code = encodeDeployData({
    abi: factoryAbi,
    bytecode: simpleAccount.factoryBytecode as Hex,
    args: [entryPoint08Address],
  });
  const factory = (await sealed(wallet.sendTransaction({ data: code }))).contractAddress!;
  const creation = { abi: factoryAbi, args: [owner.address, 0n] } as const;
  const account = await reader.readContract({ ...creation, address: factory, functionName: 'getAddress' });
  await sealed(wallet.sendTransaction({ to: account, value: parseEther('0.05') }));

  const usdt = await findUsdt(origin);
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 1n] });
  const execute = (target: Hex, value: bigint, data: Hex) =>
    encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [target, value, data] });
  const sign = async (part: Pick<UserOperation<'0.8'>, 'nonce' | 'callData' | 'factory' | 'factoryData'>) => {
    const unsigned = {
      sender: account,
      callGasLimit: 200_000n,
      verificationGasLimit: 1_000_000n,
      preVerificationGas: 50_000n,
      maxFeePerGas: 2_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      signature: '0x' as Hex,
      ...part,
    };
    const hash = getUserOperationHash({
      chainId: CHAIN_ID,
      entryPointAddress: entryPoint08Address,
      entryPointVersion: '0.8',
      userOperation: unsigned,
    });
    return { hash, packed: toPackedUserOperation({ ...unsigned, signature: await owner.sign({ hash }) }) };
  };
  const paying = await sign({
    nonce: 0n,
    callData: execute(recipient, parseEther('0.001'), '0x'),
    factory,
    factoryData: encodeFunctionData({ ...creation, functionName: 'createAccount' }),
  });
  // The account has no test USDT, so the transfer reverts.
  const reverting = await sign({ nonce: 1n, callData: execute(usdt, 0n, transfer) });
  const { transactionHash } = await sealed(
    wallet.sendTransaction({
      to: entryPoint08Address,
      data: encodeFunctionData({
        abi: entryPoint08Abi,
        functionName: 'handleOps',
        args: [[paying.packed, reverting.packed], bundler.address],
      }),
      gas: 6_000_000n,
    }),
  );
  return {
    transactionHash,
    account: lower(account),
    bundler: lower(bundler.address),
    recipient: lower(recipient),
    paying: paying.hash,
    reverting: reverting.hash,
  };
}

const lower = (address: Hex) => address.toLowerCase() as Hex;
