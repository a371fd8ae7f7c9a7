import { type Hex, parseAbi } from 'viem';

/** Addresses of the EntryPoints by version; both versions have the same events and bundles. */
export const ENTRY_POINTS = {
  '0.7': '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0.8': '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
} as const satisfies Record<string, Hex>;

export const ENTRY_POINT_VERSIONS: ReadonlyMap<Hex, '0.7' | '0.8'> = new Map([
  [ENTRY_POINTS['0.7'], '0.7'],
  [ENTRY_POINTS['0.8'], '0.8'],
]);

/** Events and bundles of the EntryPoints 0.7 and 0.8, as in IEntryPoint.sol. */
export const entryPointAbi = parseAbi([
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'struct UserOpsPerAggregator { PackedUserOperation[] userOps; address aggregator; bytes signature; }',
  'function handleOps(PackedUserOperation[] ops, address beneficiary)',
  'function handleAggregatedOps(UserOpsPerAggregator[] opsPerAggregator, address beneficiary)',
  'event AccountDeployed(bytes32 indexed userOpHash, address indexed sender, address factory, address paymaster)',
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
  'event UserOperationRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)',
  'event PostOpRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)',
]);
