import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { GetNacLink } from './get-nac-link.tsx';
import { useMissingNac } from './use-missing-nac.ts';

const DECIMALS_SHOWN = 6;

/** Names, before a purchase, the NAC that the wallet lacks, and where to get it. */
export function MissingNacNote({ address, priceWei }: { address: string; priceWei: string }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const missingWei = useMissingNac(address, priceWei);
  if (missingWei === 0n) return null;
  const amount = formatAmount(missingWei, NATIVE_COIN.decimals, language, DECIMALS_SHOWN);
  return <Note step={<GetNacLink wei={BigInt(priceWei)} />}>{t('trade.missing', { amount })}</Note>;
}
