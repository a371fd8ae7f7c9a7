import type { AccountCall } from '@nova/shared/explorer/user-operation-schemas';
import { decodeAbiParameters, decodeFunctionData, type Hex, hexToBigInt, parseAbi, size, slice } from 'viem';

const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] data)',
  'function executeBatch(address[] targets, bytes[] data)',
  'function executeBatch(Call[] calls)',
  'function execute(bytes32 mode, bytes executionCalldata)',
]);
const BATCH = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const;
/** With this prefix, the account receives the whole operation; the rest is call data as usual. */
const EXECUTE_USER_OP = '0x8dd7712f';
/** First byte of an ERC-7579 mode. */
const [SINGLE, MANY] = ['0x00', '0x01'];
const ADDRESS_BYTES = 20;
const VALUE_END = ADDRESS_BYTES + 32;

/** Returns the calls in an account's call data; null if it is not the form of a usual account. */
export function decodeAccountCalls(callData: Hex): AccountCall[] | null {
  const data = callData.startsWith(EXECUTE_USER_OP) && size(callData) > 4 ? slice(callData, 4) : callData;
  try {
    const { args } = decodeFunctionData({ abi: accountAbi, data });
    if (args.length === 1) return args[0].map(({ target, ...call }) => toCall(target, call.value, call.data));
    if (args.length === 3 && typeof args[0] === 'string') return [toCall(args[0], args[1], args[2])];
    return decodeLists(args);
  } catch {
    return null;
  }
}

function decodeLists(args: readonly unknown[]): AccountCall[] | null {
  if (typeof args[0] === 'string') return decodeExecution(args[0] as Hex, args[1] as Hex);
  const targets = args[0] as readonly Hex[];
  const data = args.at(-1) as readonly Hex[];
  // Without values, or with an empty list of them, no call sends coins.
  const values = args.length === 3 ? (args[1] as readonly bigint[]) : [];
  return targets.map((target, index) => toCall(target, values[index] ?? 0n, data[index]!));
}

/** Decodes ERC-7579: one packed call, or a list of calls. */
function decodeExecution(mode: Hex, execution: Hex): AccountCall[] | null {
  const kind = slice(mode, 0, 1);
  if (kind === SINGLE) {
    const data = size(execution) === VALUE_END ? '0x' : slice(execution, VALUE_END);
    const value = hexToBigInt(slice(execution, ADDRESS_BYTES, VALUE_END));
    return [toCall(slice(execution, 0, ADDRESS_BYTES), value, data)];
  }
  if (kind !== MANY) return null;
  return decodeAbiParameters(BATCH, execution)[0].map(({ target, value, data }) =>
    toCall(target, value, data),
  );
}

function toCall(to: Hex, value: bigint, data: Hex): AccountCall {
  return { to: to.toLowerCase() as Hex, value: value.toString(), data };
}
