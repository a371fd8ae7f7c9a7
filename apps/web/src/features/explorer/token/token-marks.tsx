import type { TokenLabel } from '@nova/shared/explorer/token-schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DemoMark } from '../../../ui/entity/demo-mark.tsx';
import { Token } from '../../../ui/entity/token.tsx';
import { formatTokenAmount } from './format-token-amount.ts';
import { useContractNames } from '../../../lib/chain/use-contract-names.ts';

const SHOWN_DECIMALS = 6;

/**
 * A token by its contract's name, linked to its page. Our
 * own tokens are marked, because names are not unique.
 */
export function TokenLink({ token, isShort = false }: { token: TokenLabel; isShort?: boolean }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const nameOf = useContractNames();
  const { address, name, symbol } = token;
  const short = shortenHex(address);
  const long = token.is_hidden ? t('token.hidden') : (name ?? (symbol === null ? '' : short));
  return (
    <>
      <Link className="token-link" to={localize(`/explorer/token/${address}`)}>
        <Token
          name={isShort ? '' : long}
          symbol={symbol ?? name ?? short}
          address={address}
          isVerified={nameOf(address) !== undefined}
        />
      </Link>
      <DemoMark address={address} />
    </>
  );
}

/**
 * A token amount in whole units, with the exact value as the
 * title. Without known decimals it is in the smallest units.
 */
export function TokenAmount({ token, value }: { token: TokenLabel; value: string }) {
  const { language } = useLanguage();
  const units = BigInt(value);
  const decimals = token.decimals ?? 0;
  return (
    <span className="amount token-amount" title={formatAmount(units, decimals, language, decimals)}>
      {formatTokenAmount(units, decimals, language, Math.min(decimals, SHOWN_DECIMALS))}
      <bdi className="u">{token.symbol ?? ''}</bdi>
    </span>
  );
}

/** Units of an ERC-1155 item, and its number. */
export function ItemAmount({ units, children }: { units: string; children: ReactNode }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const amount = BigInt(units);
  return (
    <span className="amount token-amount" title={formatAmount(amount, 0, language, 0)}>
      {t('nft.units', { units: formatTokenAmount(amount, 0, language, 0) })} {children}
    </span>
  );
}

/** An NFT by its number, linked to its page in the explorer. */
export function NftLink({ token, tokenId }: { token: TokenLabel; tokenId: string }) {
  const { localize } = useLanguage();
  const short = tokenId.length > 14 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-6)}` : tokenId;
  return (
    <Link className="entity" to={localize(`/explorer/token/${token.address}/${tokenId}`)} title={tokenId}>
      #{short}
    </Link>
  );
}
