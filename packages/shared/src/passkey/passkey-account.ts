import { hashUserOperation } from './hash-user-operation.ts';
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  numberToHex,
  parseAbi,
  slice,
  type TypedDataDefinition,
} from 'viem';
import {
  entryPoint08Abi,
  type SmartAccount,
  type SmartAccountImplementation,
  toSmartAccount,
  type WebAuthnAccount,
} from 'viem/account-abstraction';
import { readContract } from 'viem/actions';
import { ENTRY_POINT } from '../chain/constants.ts';
import { passkeyAccountDomain } from './account-domain.ts';

/** Functions of the account and of its factory that a client calls. */
export const PASSKEY_ABI = parseAbi([
  'function execute(bytes32 mode, bytes executionData) payable',
  'function createAccount(bytes32 x, bytes32 y, uint256 salt) returns (address account)',
]);
/** ERC-7821: a batch of calls, all of which revert if one fails. */
const BATCH_MODE: Hex = `0x01${'00'.repeat(31)}`;
const CALLS = [
  {
    type: 'tuple[]',
    components: [
      { type: 'address', name: 'target' },
      { type: 'uint256', name: 'value' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const;
/** OpenZeppelin's `WebAuthnAuth`, in the order in which it is decoded. */
export const ASSERTION = [
  { type: 'bytes32', name: 'r' },
  { type: 'bytes32', name: 's' },
  { type: 'uint256', name: 'challengeIndex' },
  { type: 'uint256', name: 'typeIndex' },
  { type: 'bytes', name: 'authenticatorData' },
  { type: 'string', name: 'clientDataJSON' },
] as const;

/** What the account of a passkey is made of. */
export interface PasskeyAccountSettings {
  readonly client: SmartAccountImplementation['client'];
  readonly factory: Hex;
  /** Address of the account. */
  readonly address: Hex;
  /** Public key of the first owner, which is part of the address. */
  readonly firstOwner: { readonly x: Hex; readonly y: Hex };
  /** Passkey that signs; the first owner or one that was added later. */
  readonly owner: WebAuthnAccount;
}

/**
 * Returns the account of a passkey for viem's bundler client. Its first operation also deploys it, and before that its
 * signatures contain what deploys it (ERC-6492).
 */
export function toPasskeyAccount(settings: PasskeyAccountSettings): Promise<SmartAccount> {
  const { client, factory, address, firstOwner, owner } = settings;
  const sign = async (hash: Hex) => encodeAssertion(await owner.sign({ hash }));
  const signFor = (hash: Hex) =>
    sign(
      hashTypedData({
        domain: passkeyAccountDomain(address),
        types: { Message: [{ name: 'hash', type: 'bytes32' }] },
        primaryType: 'Message',
        message: { hash },
      }),
    );
  return toSmartAccount({
    client,
    entryPoint: { abi: entryPoint08Abi, address: ENTRY_POINT, version: '0.8' },
    getAddress: () => Promise.resolve(address),
    getFactoryArgs: () =>
      Promise.resolve({
        factory,
        factoryData: encodeFunctionData({
          abi: PASSKEY_ABI,
          functionName: 'createAccount',
          args: [firstOwner.x, firstOwner.y, 0n],
        }),
      }),
    // One operation after the other: the bundler sends none while an earlier one of the account waits.
    getNonce: () =>
      readContract(client, {
        abi: entryPoint08Abi,
        address: ENTRY_POINT,
        functionName: 'getNonce',
        args: [address, 0n],
      }),
    encodeCalls: (calls) => Promise.resolve(encodeCalls(calls)),
    getStubSignature: () => Promise.resolve(STUB_SIGNATURE),
    sign: ({ hash }) => signFor(hash),
    signMessage: ({ message }) => signFor(hashMessage(message)),
    signTypedData: (data) => signFor(hashTypedData(data as TypedDataDefinition)),
    signUserOperation: (operation) =>
      sign(
        hashUserOperation({
          ...operation,
          sender: operation.sender ?? address,
          signature: '0x',
        }),
      ),
  });
}

/** Encodes calls as the account executes them: all or none. */
export function encodeCalls(
  calls: readonly {
    readonly to: Hex;
    readonly value?: bigint;
    readonly data?: Hex;
  }[],
): Hex {
  const batch = calls.map(({ to, value = 0n, data = '0x' }) => ({
    target: to,
    value,
    data,
  }));
  return encodeFunctionData({
    abi: PASSKEY_ABI,
    functionName: 'execute',
    args: [BATCH_MODE, encodeAbiParameters(CALLS, [batch])],
  });
}

/** Encodes a passkey's signature as the account verifies it. */
export function encodeAssertion({ signature, webauthn }: Awaited<ReturnType<WebAuthnAccount['sign']>>): Hex {
  // 64 bytes without a recovery bit, which P-256 does not need.
  const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)];
  const { authenticatorData, challengeIndex, clientDataJSON, typeIndex } = webauthn;
  return encodeAbiParameters(ASSERTION, [
    r,
    s,
    BigInt(challengeIndex ?? 23),
    BigInt(typeIndex ?? 1),
    authenticatorData,
    clientDataJSON,
  ]);
}

/** A signature that is as long as real ones and valid for nothing. */
const STUB_SIGNATURE = encodeAbiParameters(ASSERTION, [
  numberToHex(1, { size: 32 }),
  numberToHex(1, { size: 32 }),
  23n,
  1n,
  `0x${'00'.repeat(37)}`,
  `{"type":"webauthn.get","challenge":"${'A'.repeat(43)}","origin":"https://${'a'.repeat(40)}","crossOrigin":false}`,
]);
