interface Provider {
  request(request: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** A browser wallet as it announces itself (EIP-6963). */
export interface AnnouncedWallet {
  /** Reverse domain name, unique per product. */
  readonly id: string;
  readonly name: string;
  /** Icon as a data URI. */
  readonly icon: string;
  readonly provider: Provider;
}

interface Announcement {
  readonly info: { readonly rdns: string; readonly name: string; readonly icon: string };
  readonly provider: Provider;
}

/** Milliseconds to wait for announcements; wallets answer immediately from their own scripts. */
const ANSWER_MS = 300;

/** Asks every wallet of the browser to announce itself. */
export function listWallets(): Promise<readonly AnnouncedWallet[]> {
  const found = new Map<string, AnnouncedWallet>();
  const onAnnounce = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail;
    found.set(info.rdns, { id: info.rdns, name: info.name, icon: info.icon, provider });
  };
  addEventListener('eip6963:announceProvider', onAnnounce);
  dispatchEvent(new Event('eip6963:requestProvider'));
  return new Promise((resolve) => {
    setTimeout(() => {
      removeEventListener('eip6963:announceProvider', onAnnounce);
      resolve([...found.values()]);
    }, ANSWER_MS);
  });
}
