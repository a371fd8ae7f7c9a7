import type { Hex } from 'viem';

/** First topic of the account's event `RecoveryStarted(bytes32 indexed x, bytes32 y, uint256 effectiveAt)`. */
export const RECOVERY_STARTED: Hex = '0x9aba6426426cb808aa39f773b026379ea33129dddae5b4e5de13663b1ec10947';
/** First topic of the account's event `RecoveryCompleted(bytes32 indexed x, bytes32 y)`. */
export const RECOVERY_COMPLETED: Hex = '0x0fc3aee7a6aa34876e00452ab44d7011e168d8d8a8cb2b630bf296cfe95429a3';
