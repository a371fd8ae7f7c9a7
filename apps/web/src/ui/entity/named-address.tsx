import type { ReactNode } from 'react';
import { useAddressFacts } from '../../lib/chain/address-facts.ts';
import { knownAddresses } from '../../lib/chain/known-addresses.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { genesis } from '../../lib/site/genesis.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useLiveReading } from '../../lib/store/live-reading.ts';
import { Address } from './address.tsx';
import { DemoMark } from './demo-mark.tsx';

export interface NamedAddressProps {
  readonly address: string;
  /** Always shows the copy button; otherwise, it is shown on hover, on focus and on touch screens. */
  readonly hasCopy?: boolean;
  /** Address of the current page, shown as words, so that the direction of a transfer is visible. */
  readonly own?: string | undefined;
}

/**
 * Returns "You", the name of our contract, a token's symbol, "validator", a `.nac` name or the public label;
 * undefined if unknown.
 */
function useName(address: string): ReactNode {
  const { t } = useTranslation();
  const wallet = useStore(walletStore, DISCONNECTED);
  const known = useLiveReading(knownAddresses).data?.get(address);
  const validator = useLiveReading(genesis).data?.validator;
  const { name: chosen, label } = useAddressFacts(address);
  if (wallet.status === 'connected' && wallet.address === address) {
    return (
      <>
        {t('entity.you')} <span className="sr">{shortenHex(address)}</span>
      </>
    );
  }
  if (known?.kind === 'contract') return known.name;
  if (known?.kind === 'token') {
    return (
      <>
        {t('entity.token')} <bdi className="entity-symbol">{known.symbol}</bdi>
      </>
    );
  }
  if (validator === address) return t('entity.validator');
  return chosen ?? (label && <bdi>{label.name}</bdi>);
}

/** An address with its name if it has one, and a mark if it belongs to a demo; the title contains the address. */
export function NamedAddress({ address, hasCopy = false, own }: NamedAddressProps) {
  const { t } = useTranslation();
  const name = useName(address.toLowerCase());
  const wallet = useStore(walletStore, DISCONNECTED);
  // The header already says that your own wallet is a demo's.
  const isOwn = 'address' in wallet && wallet.address === address.toLowerCase();
  if (address === own)
    return (
      <span className="faint small" title={address}>
        {t('entity.own')}
      </span>
    );
  return (
    <>
      <Address address={address} name={name} copy={hasCopy ? 'shown' : 'near'} />
      {isOwn ? null : <DemoMark address={address} />}
    </>
  );
}
