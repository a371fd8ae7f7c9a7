import { accountAbi } from '@nova/abi/account';
import { accountFactoryAbi } from '@nova/abi/account-factory';
import {
  CANCEL_LINK,
  COMPLETE_LINK,
  LINK_ACCOUNT,
  linkOperationSchema,
} from '@nova/shared/presale/operations';
import { decodeErrorResult, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { explainRefusal } from '../../outbox/explain-refusal.ts';
import type { OutboxKind } from '../../outbox/outbox-kind.ts';

const NOBODY = `0x${'00'.repeat(20)}`;
const abi = accountFactoryAbi;

interface LinkOnChain {
  readonly owner: string;
  readonly waiting: string;
}

/**
 * Returns the kinds that link the first wallet to the account of a user without one, complete a pending
 * link, and cancel it.
 */
export function createLinkKinds(factory: Hex): OutboxKind[] {
  const isOwner = (link: LinkOnChain, wallet: string) => link.owner === wallet;
  return [
    createLinkKind(factory, LINK_ACCOUNT, {
      encode: ({ accountId, wallet }) =>
        encodeFunctionData({ abi, functionName: 'link', args: [accountId, wallet] }),
      isDone: (link, wallet) => isOwner(link, wallet) || link.waiting === wallet,
    }),
    createLinkKind(factory, COMPLETE_LINK, {
      encode: ({ accountId }) => encodeFunctionData({ abi, functionName: 'completeLink', args: [accountId] }),
      isDone: isOwner,
    }),
    createLinkKind(factory, CANCEL_LINK, {
      encode: ({ accountId }) => encodeFunctionData({ abi, functionName: 'cancelLink', args: [accountId] }),
      isDone: (link) => link.waiting === NOBODY,
    }),
  ];
}

type Payload = { accountId: Hex; account: Hex; wallet: Hex };

function createLinkKind(
  factory: Hex,
  kind: string,
  { encode, isDone }: { encode(payload: Payload): Hex; isDone(link: LinkOnChain, wallet: string): boolean },
): OutboxKind {
  return {
    kind,
    // Covers the creation of the account, which is part of its first link.
    gasLimit: 400_000n,
    read({ payload }) {
      const parsed = linkOperationSchema.parse(payload);
      return {
        call: { to: factory, data: encode(parsed), valueWei: 0n },
        isOnChain: async (rpc, blockTag) =>
          isDone(await readLink(rpc, factory, parsed, blockTag), parsed.wallet),
        explainRefusal: (data) => explainRefusal(abi, data),
        isAnswer,
      };
    },
  };
}

const ANSWERS = new Set([
  'LinkPending',
  'NoLink',
  'LinkWaiting',
  'AlreadyOwned',
  'EnforcedPause',
  'CancelCoolingDown',
]);

function isAnswer(data: Hex): boolean {
  try {
    // `AlreadyOwned` is an error of the account, not of the factory.
    return ANSWERS.has(decodeErrorResult({ abi: [...abi, ...accountAbi], data }).errorName);
  } catch {
    return false;
  }
}

async function readLink(
  rpc: RpcClient,
  factory: Hex,
  { accountId, account }: Payload,
  blockTag: string,
): Promise<LinkOnChain> {
  const linkOf = { abi, functionName: 'linkOf' } as const;
  const call = (to: Hex, data: Hex) => ({ method: 'eth_call', params: [{ to, data }, blockTag] });
  const [link, owner] = await rpc.batch<Hex>([
    call(factory, encodeFunctionData({ ...linkOf, args: [accountId] })),
    call(account, encodeFunctionData({ abi: accountAbi, functionName: 'owner' })),
  ]);
  return {
    waiting: decodeFunctionResult({ ...linkOf, data: link! }).wallet.toLowerCase(),
    // The call returns no data until the account is deployed.
    owner: owner!.length === 66 ? `0x${owner!.slice(-40).toLowerCase()}` : NOBODY,
  };
}
