import type { TransactionDetail } from '@nova/shared/explorer/schemas';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Definition } from '../../../ui/panel.tsx';

const GWEI_DECIMALS = 9;

/** The fee paid, its base fee portion, and the maximum that the sender would have paid. */
export function TransactionFees({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const {
    fee,
    gas_used: gasUsed,
    gas_limit: gasLimit,
    gas_price: gasPrice,
    max_fee_per_gas: maxFeePerGas,
    max_priority_fee_per_gas: maxPriorityFeePerGas,
    base_fee_per_gas: baseFeePerGas,
  } = transaction;
  const gwei = (wei: string) => formatAmount(BigInt(wei), GWEI_DECIMALS, language);
  const gas = formatInteger(gasUsed, language);
  return (
    <>
      <Definition name={t('transaction.fee')}>
        <Amount wei={fee} maximumDecimals={9} />{' '}
        <span className="faint small">{t('transaction.feeDetail', { gas, price: gwei(gasPrice) })}</span>
      </Definition>
      {baseFeePerGas === null ? null : (
        <Definition name={t('transaction.baseFeePart')}>
          <Amount wei={String(BigInt(baseFeePerGas) * BigInt(gasUsed))} maximumDecimals={9} />{' '}
          <span className="faint small">{t('transaction.nothingBurnt')}</span>
        </Definition>
      )}
      {maxFeePerGas === null ? null : (
        <Definition name={t('transaction.offered')}>
          {t('transaction.offeredMost', { most: gwei(maxFeePerGas) })}{' '}
          {maxPriorityFeePerGas === null ? null : (
            <span className="faint small">
              {t('transaction.offeredTip', { tip: gwei(maxPriorityFeePerGas) })}
            </span>
          )}
        </Definition>
      )}
      <Definition name={t('transaction.gasLimit')}>
        <span className="num">
          {gas}{' '}
          <span className="faint">{t('block.gasOf', { limit: formatInteger(gasLimit, language) })}</span>
        </span>
      </Definition>
    </>
  );
}
