import { useAddressFacts } from '../../../lib/chain/address-facts.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { AddressQr } from './address-qr.tsx';
import { RawSwitch } from '../raw-json.tsx';

export interface AddressHeadProps {
  /** Lowercase. */
  readonly address: string;
  /** Name of the address if it is one of our own contracts. */
  readonly name?: string | null;
  readonly isContract?: boolean | null;
  /** True for the wallet of a demo account. */
  readonly isDemo?: boolean;
}

/** Heading of the page: name of our contract, `.nac` name or short address, its type, and buttons to copy or scan it. */
export function AddressHead({ address, name, isContract, isDemo }: AddressHeadProps) {
  const { t } = useTranslation('explorer');
  const wallet = useStore(walletStore, DISCONNECTED);
  const { name: chosen } = useAddressFacts(address);
  const isYou = 'address' in wallet && wallet.address === address;
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1 title={address}>{name ?? chosen ?? shortenHex(address)}</h1>
        {isYou ? <Badge tone="on">{t('address.you')}</Badge> : null}
        {isContract ? <Badge>{t('address.contract')}</Badge> : null}
        {isDemo ? <Badge tone="hatch">{t('address.demo')}</Badge> : null}
        <div className="moves">
          <RawSwitch />
          <AddressQr address={address} />
          <CopyButton text={address} label={t('address.copy')} done={t('site:copy.address')} isLabelled />
        </div>
      </div>
      <p className="num faint hex">{address}</p>
      {isDemo ? <p className="muted small">{t('address.demoText')}</p> : null}
    </div>
  );
}
