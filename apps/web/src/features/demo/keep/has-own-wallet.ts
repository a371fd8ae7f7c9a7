import { DEMO_WALLET_ID } from '../wallet-id.ts';

/** Returns true if this browser has a wallet besides the demo's; wallets answer the event synchronously. */
export function hasOwnWallet(): boolean {
  let isFound = false;
  const onAnnounce = (event: Event) => {
    const { info } = (event as CustomEvent<{ readonly info: { readonly rdns: string } }>).detail;
    isFound ||= info.rdns !== DEMO_WALLET_ID;
  };
  addEventListener('eip6963:announceProvider', onAnnounce);
  dispatchEvent(new Event('eip6963:requestProvider'));
  removeEventListener('eip6963:announceProvider', onAnnounce);
  return isFound;
}
