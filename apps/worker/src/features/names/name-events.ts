import { nameRegistrarAbi } from '@nova/abi/name-registrar';
import { nameRegistryAbi } from '@nova/abi/name-registry';
import { nameResolverAbi } from '@nova/abi/name-resolver';
import { reverseRegistrarAbi } from '@nova/abi/reverse-registrar';
import type { NameEventKind } from '@nova/db/schema/names';
import { toNameLabel } from '@nova/shared/names/constants';
import { concat, decodeEventLog, encodeEventTopics, type Hex, keccak256, zeroAddress } from 'viem';
import type { ChainLog } from '../../sync/chain-block.ts';

/** Addresses of the contracts of names. */
export interface NameContracts {
  readonly registrar: Hex;
  readonly registry: Hex;
  readonly resolver: Hex;
  readonly reverseRegistrar: Hex;
}

/** One event of a node: what changed, besides its place. */
export interface NameEvent {
  readonly node: Hex;
  readonly kind: NameEventKind;
  readonly account?: Hex;
  readonly label?: string;
  readonly nacWei?: bigint;
  readonly points?: bigint;
  readonly expiresAt?: string;
}

type Decode = (log: { topics: [Hex, ...Hex[]]; data: Hex }) => NameEvent;

const lower = (address: Hex) => address.toLowerCase() as Hex;
const timeOf = (seconds: bigint) => new Date(Number(seconds) * 1_000).toISOString();

function topicOf(...of: Parameters<typeof encodeEventTopics>): string {
  return encodeEventTopics(...of)[0];
}

const REGISTRAR: Readonly<Record<string, Decode>> = {
  [topicOf({ abi: nameRegistrarAbi, eventName: 'NameRegistered' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameRegistrarAbi, eventName: 'NameRegistered', ...log });
    return { ...toSale(args), kind: 'registered', account: lower(args.owner) };
  },
  [topicOf({ abi: nameRegistrarAbi, eventName: 'NameRenewed' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameRegistrarAbi, eventName: 'NameRenewed', ...log });
    return { ...toSale(args), kind: 'renewed', account: lower(args.payer) };
  },
};

const REGISTRY: Readonly<Record<string, Decode>> = {
  [topicOf({ abi: nameRegistryAbi, eventName: 'NewOwner' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameRegistryAbi, eventName: 'NewOwner', ...log });
    return { node: keccak256(concat([args.node, args.label])), kind: 'owner', account: lower(args.owner) };
  },
  [topicOf({ abi: nameRegistryAbi, eventName: 'Transfer' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameRegistryAbi, eventName: 'Transfer', ...log });
    return { node: args.node, kind: 'owner', account: lower(args.owner) };
  },
  [topicOf({ abi: nameRegistryAbi, eventName: 'NewResolver' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameRegistryAbi, eventName: 'NewResolver', ...log });
    return { node: args.node, kind: 'resolver', account: lower(args.resolver) };
  },
};

const RESOLVER: Readonly<Record<string, Decode>> = {
  [topicOf({ abi: nameResolverAbi, eventName: 'AddrChanged' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameResolverAbi, eventName: 'AddrChanged', ...log });
    const event = { node: args.node, kind: 'address' } as const;
    return args.a === zeroAddress ? event : { ...event, account: lower(args.a) };
  },
  [topicOf({ abi: nameResolverAbi, eventName: 'NameChanged' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameResolverAbi, eventName: 'NameChanged', ...log });
    // Anyone can set any text. Only a name that can be registered is stored.
    const label = toNameLabel(args.name);
    return { node: args.node, kind: 'named', label: args.name === `${label}.nac` ? label! : '' };
  },
  [topicOf({ abi: nameResolverAbi, eventName: 'VersionChanged' })]: (log) => {
    const { args } = decodeEventLog({ abi: nameResolverAbi, eventName: 'VersionChanged', ...log });
    return { node: args.node, kind: 'cleared' };
  },
};

const REVERSE_REGISTRAR: Readonly<Record<string, Decode>> = {
  [topicOf({ abi: reverseRegistrarAbi, eventName: 'ReverseClaimed' })]: (log) => {
    const { args } = decodeEventLog({ abi: reverseRegistrarAbi, eventName: 'ReverseClaimed', ...log });
    return { node: args.node, kind: 'claimed', account: lower(args.addr) };
  },
};

/** Returns a function that decodes a log of the contracts of names; it returns null for any other log. */
export function createNameDecoder(contracts: NameContracts): (log: ChainLog) => NameEvent | null {
  const decoders = new Map([
    [contracts.registrar, REGISTRAR],
    [contracts.registry, REGISTRY],
    [contracts.resolver, RESOLVER],
    [contracts.reverseRegistrar, REVERSE_REGISTRAR],
  ]);
  return ({ address, topics, data }) => {
    const decode = decoders.get(address)?.[topics[0] ?? ''];
    return decode ? decode({ topics: topics as [Hex, ...Hex[]], data }) : null;
  };
}

interface Sale {
  readonly node: Hex;
  readonly label: string;
  readonly nacWei: bigint;
  readonly points: bigint;
  readonly expiresAt: bigint;
}

function toSale({ node, label, nacWei, points, expiresAt }: Sale): Omit<NameEvent, 'kind'> {
  return { node, label, nacWei, points, expiresAt: timeOf(expiresAt) };
}
