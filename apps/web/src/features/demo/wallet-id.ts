/** EIP-6963 identifier of the wallet stored in this browser. */
export const DEMO_WALLET_ID = 'nova.demo';
