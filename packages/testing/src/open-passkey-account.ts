import { passkeyAccountFactoryAbi } from '@nova/abi/passkey-account-factory';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import type { DeployedContracts } from '@nova/shared/chain/deployment';
import { toPasskeyAccount } from '@nova/shared/passkey/passkey-account';
import { createPublicClient, defineChain, http } from 'viem';
import { createBundlerClient, type SmartAccount } from 'viem/account-abstraction';
import { createSoftwarePasskey, type SoftwarePasskey } from './software-passkey.ts';
import type { TestStack } from './test-stack.ts';

type Stack = Pick<TestStack, 'url'> & {
  readonly chain: { readonly contracts: Pick<DeployedContracts, 'PasskeyAccountFactory'> };
};

const chain = defineChain({
  id: CHAIN_ID,
  name: 'Nova',
  nativeCurrency: { name: 'NAC', symbol: 'NAC', decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

/** Opens a client of a stack's chain, through the api. */
export const openChainClient = ({ url }: Pick<TestStack, 'url'>) =>
  createPublicClient({ chain, transport: http(`${url}/rpc`) });

/** Opens viem's bundler client on a stack's api. @param paymaster whether it may pay the gas */
export const openBundler = (stack: Pick<TestStack, 'url'>, account: SmartAccount, paymaster: boolean) =>
  createBundlerClient({
    account,
    chain,
    client: openChainClient(stack),
    transport: http(`${stack.url}/rpc`),
    pollingInterval: 50,
    ...(paymaster && { paymaster }),
  });

/** Opens the account of a passkey as a browser does; the chain knows it from its first operation on. */
export async function openPasskeyAccount(
  stack: Stack,
  { x, y, account: owner }: SoftwarePasskey = createSoftwarePasskey(),
) {
  const client = openChainClient(stack);
  const factory = stack.chain.contracts.PasskeyAccountFactory!.address;
  const accountOf = await client.readContract({
    address: factory,
    abi: passkeyAccountFactoryAbi,
    functionName: 'accountOf',
    args: [x, y, 0n],
  });
  const address = accountOf.toLowerCase() as `0x${string}`;
  const account = await toPasskeyAccount({ client, factory, address, firstOwner: { x, y }, owner });
  return { client, account, address, owner, bundler: openBundler(stack, account, true) };
}
