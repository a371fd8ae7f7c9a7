import safe from '@nova/abi/published/safe-1.4.1.json' with { type: 'json' };
import contracts from '@nova/abi/published/standard-contracts.json' with { type: 'json' };
import { type Address, type Hex, getContractAddress, padHex } from 'viem';

/** Deploys code with CREATE2; its input is a salt of 32 bytes and the init code. In the genesis of new chains. */
const SAFE_SINGLETON_FACTORY = '0x914d7fec6aac8cd542e72bca78b30650d45643d7';
const NO_SALT = padHex('0x', { size: 32 });

/** A contract with the same address on every chain, and the only way to create it there. */
export type StandardContract = { readonly name: string; readonly address: Address } & Creation;

export type Creation =
  | { readonly factory: Address; readonly salt: Hex; readonly initCode: Hex }
  /** A signed transaction without a chain ID, from an account of which nobody has the key. */
  | { readonly transaction: Hex };

/** Contracts of Safe 1.4.1 in the order in which they are placed. */
const SAFE_CONTRACTS = [
  'Safe',
  'SafeL2',
  'SafeProxyFactory',
  'CompatibilityFallbackHandler',
  'MultiSend',
  'MultiSendCallOnly',
  'SignMessageLib',
  'CreateCall',
  'SimulateTxAccessor',
] as const;

/** Returns all contracts that the deployment places besides ours. */
export function listStandardContracts(): readonly StandardContract[] {
  return [...(contracts as StandardContract[]), ...SAFE_CONTRACTS.map(describeSafeContract)];
}

function describeSafeContract(name: (typeof SAFE_CONTRACTS)[number]): StandardContract {
  const initCode: Hex = `0x${safe.code[name].creation.object}`;
  const creation = { factory: SAFE_SINGLETON_FACTORY, salt: NO_SALT, initCode } as const;
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: creation.factory,
    salt: creation.salt,
    bytecode: initCode,
  });
  return { name: `${name} 1.4.1`, address: address.toLowerCase() as Address, ...creation };
}
