/** An explicit disconnect is broadcast to all tabs of this browser. */
export const tabs = new BroadcastChannel('nova.wallet');
/** Tells the other tabs which wallet was disconnected. */
export const notifyTabs: (walletId: string) => void = tabs.postMessage.bind(tabs);
/** Broadcast instead of a wallet ID if the disconnect applies to every tab, even one with another wallet. */
export const ANY_WALLET = 'any';
