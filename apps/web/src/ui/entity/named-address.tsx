import type { ReactNode } from 'react';
import { knownAddresses } from '../../lib/chain/known-addresses.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { shortenHex } from '../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { genesis } from '../../lib/site/genesis.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useLiveReading } from '../../lib/store/live-reading.ts';
import { Address } from './address.tsx';

export interface NamedAddressProps {
  readonly address: string;
  /** Its copy mark is always shown; else under the pointer, with the focus, and on touch. */
  readonly hasCopy?: boolean;
  /** Whose page it is: that address is said in words, so that a row shows which way it went. */
  readonly own?: string | undefined;
}

/** "You", one of our contracts, a token, or the validator; undefined for any other address. */
function useName(address: string): ReactNode {
  const { t } = useTranslation();
  const wallet = useStore(walletStore, DISCONNECTED);
  const known = useLiveReading(knownAddresses).data?.get(address);
  const validator = useLiveReading(genesis).data?.validator;
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
  return validator === address ? t('entity.validator') : undefined;
}

/** An address by what it is known as, wherever the explorer shows one; the address itself is in its title. */
export function NamedAddress({ address, hasCopy = false, own }: NamedAddressProps) {
  const { t } = useTranslation();
  const name = useName(address.toLowerCase());
  if (address === own)
    return (
      <span className="faint small" title={address}>
        {t('entity.own')}
      </span>
    );
  return <Address address={address} name={name} copy={hasCopy ? 'shown' : 'near'} />;
}
