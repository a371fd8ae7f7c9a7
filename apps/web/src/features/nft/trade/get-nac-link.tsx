import { DRIP_WEI } from '@nova/shared/faucet/constants';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Link to the place that can supply an amount of NAC: the faucet if its daily amount suffices, or the presale. */
export function GetNacLink({ wei }: { wei: bigint }) {
  const { t } = useTranslation('nft');
  const { localize } = useLanguage();
  return wei > DRIP_WEI ? (
    <Link to={localize('/presale')}>{t('errors.toPresale')}</Link>
  ) : (
    <Link to={localize('/faucet')}>{t('errors.toFaucet')}</Link>
  );
}
