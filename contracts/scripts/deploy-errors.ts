/** Error codes of a deployment or a call of the Safe. Each error has a one-sentence message. */
export const DEPLOY_ERRORS = {
  chainUnreachable: 'chain_unreachable',
  chainIdMismatch: 'chain_id_mismatch',
  /** For example, the deployer has no coins. */
  transactionRefused: 'transaction_refused',
  /** The chain has no CREATE2 proxy. */
  proxyMissing: 'proxy_missing',
  /** The deployment transaction left no code. */
  deploymentFailed: 'deployment_failed',
  /** The deployment file is unreadable or names a contract that is not on the chain. */
  deploymentStale: 'deployment_stale',
  /** The Safe needs five different owners. */
  invalidOwners: 'invalid_owners',
  /** The chain is too old for its first block to be the launch, and no launch time is configured. */
  launchMissing: 'launch_missing',
  /** The balances do not match the allocation. */
  allocationWrong: 'allocation_wrong',
  /** The deployed ledger does not grant the server's key its role. */
  roleMissing: 'role_missing',
  /** The arguments do not specify a valid call of the Safe. */
  invalidCall: 'invalid_call',
  /** The Safe's call would fail. */
  callRefused: 'call_refused',
  /** A signature is not from an owner of the Safe, or there are too few. */
  signaturesMissing: 'signatures_missing',
} as const;
