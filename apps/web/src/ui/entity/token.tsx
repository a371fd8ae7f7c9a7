import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { LazyImage } from '../lazy-image.tsx';
import { Pip } from './pip.tsx';

export interface TokenProps {
  readonly name: string;
  readonly symbol: string;
  /** Contract address, which distinguishes tokens with the same name. */
  readonly address: string;
  /** The token's own logo; without one, the pattern of its address is shown. */
  readonly logoUrl?: string | undefined;
  /** Issued or checked by Nova, because names are not unique. */
  readonly isVerified?: boolean;
}

/**
 * A token: logo, symbol, name, and a mark if it is verified. The name of an unverified token proves nothing.
 */
export function Token({ name, symbol, address, logoUrl, isVerified = false }: TokenProps) {
  const { t } = useTranslation();
  return (
    <span className="token" title={`${name}, ${address}`}>
      {logoUrl ? <LazyImage src={logoUrl} alt="" width={20} height={20} /> : <Pip address={address} />}
      <b>
        <bdi>{symbol}</bdi>
      </b>
      <bdi className="token-name">{name}</bdi>
      {isVerified ? (
        <svg className="token-mark" viewBox="0 0 12 12" role="img" aria-label={t('entity.verified')}>
          <path d="M0 0h12v12H0z" />
          <path className="tick" d="m3 6.2 2.1 2.1L9 4.2" />
        </svg>
      ) : null}
    </span>
  );
}
