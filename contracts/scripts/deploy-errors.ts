/** Why a deployment, or a call of the Safe, stops. Each comes with one sentence that says what is wrong. */
export const DEPLOY_ERRORS = {
  chainUnreachable: 'chain_unreachable',
  chainIdMismatch: 'chain_id_mismatch',
  /** For example: the deployer has no coins. */
  transactionRefused: 'transaction_refused',
  /** The chain has no CREATE2 proxy. */
  proxyMissing: 'proxy_missing',
  /** The deployment transaction left no code. */
  deploymentFailed: 'deployment_failed',
  /** The deployment file is unreadable, or names a contract that is not on the chain. */
  deploymentStale: 'deployment_stale',
  /** The Safe needs five different owners. */
  invalidOwners: 'invalid_owners',
  /** The chain is too old for its first block to be the launch, and no other is configured. */
  launchMissing: 'launch_missing',
  /** The balances of the allocation are not what they must be. */
  allocationWrong: 'allocation_wrong',
  /** The deployed ledger does not know the server's key. */
  roleMissing: 'role_missing',
  /** What a call of the Safe should be cannot be read. */
  invalidCall: 'invalid_call',
  /** The Safe's call would fail. */
  callRefused: 'call_refused',
  /** A signature is not by an owner of the Safe, or there are too few. */
  signaturesMissing: 'signatures_missing',
} as const;
