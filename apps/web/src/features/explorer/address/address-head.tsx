import type { AddressLabel } from '@nova/shared/labels/schemas';
import { useAddressFacts } from '../../../lib/chain/address-facts.ts';
import { useStore } from '../../../lib/store/create-store.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
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
  /** Whether it is a wallet that runs a contract's code (EIP-7702). */
  readonly isDelegating?: boolean;
  /** True for the wallet of a demo account. */
  readonly isDemo?: boolean;
}

interface LabelBadgeProps {
  readonly label: AddressLabel;
  /** True if the heading shows another name, so the badge has to show that of the label. */
  readonly hasName: boolean;
}

/** The kind of a public label, and its name if the heading does not show it. */
function LabelBadge({ label: { name, kind }, hasName }: LabelBadgeProps) {
  const { t } = useTranslation('explorer');
  const kindName = t(`address.labels.${kind ?? 'none'}`);
  return (
    <Badge>
      {hasName ? (
        <>
          <bdi>{name}</bdi>, {kindName}
        </>
      ) : (
        kindName
      )}
    </Badge>
  );
}

function LabelLink({ url }: { url: string }) {
  const { t } = useTranslation('explorer');
  return (
    <p className="small">
      {t('address.labelLink')}{' '}
      <a href={url} rel="noopener nofollow ugc" target="_blank">
        {url}
      </a>
    </p>
  );
}

/**
 * Heading of the page: name of our contract, `.nac` name, public label or short address, its type, and buttons to
 * copy or scan it.
 */
export function AddressHead({ address, name, isContract, isDelegating = false, isDemo }: AddressHeadProps) {
  const { t } = useTranslation('explorer');
  const wallet = useStore(walletStore, DISCONNECTED);
  const { name: chosen, label } = useAddressFacts(address);
  const own = name ?? chosen;
  const isYou = 'address' in wallet && wallet.address === address;
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1 title={address}>{own ?? (label ? <bdi>{label.name}</bdi> : shortenHex(address))}</h1>
        {isYou ? <Badge tone="on">{t('address.you')}</Badge> : null}
        {isContract ? <Badge>{t(isDelegating ? 'address.delegating' : 'address.contract')}</Badge> : null}
        {label ? <LabelBadge label={label} hasName={own !== undefined && own !== null} /> : null}
        {isDemo ? <Badge tone="hatch">{t('address.demo')}</Badge> : null}
        <div className="moves">
          <RawSwitch />
          <AddressQr address={address} />
          <CopyButton text={address} label={t('address.copy')} done={t('site:copy.address')} isLabelled />
        </div>
      </div>
      <p className="num faint hex">{address}</p>
      {label?.kind === 'suspicious' ? <Note tone="error">{t('address.suspicious')}</Note> : null}
      {label?.url ? <LabelLink url={label.url} /> : null}
      {isDemo ? <p className="muted small">{t('address.demoText')}</p> : null}
    </div>
  );
}
