import { Fragment } from 'react';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** An amount of up to 21 digits, with the exact value as the title; it may wrap after a separator. */
export function LongAmount({
  units,
  decimals,
  maximumDecimals,
}: {
  units: string;
  decimals: number;
  maximumDecimals: number;
}) {
  const { language } = useLanguage();
  const value = BigInt(units);
  const text = formatAmount(value, decimals, language, maximumDecimals);
  return (
    <span title={formatAmount(value, decimals, language, decimals)}>
      {splitAtMarks(text).map(({ group, start }) => (
        <Fragment key={start}>
          {start > 0 ? <wbr /> : null}
          {group}
        </Fragment>
      ))}
    </span>
  );
}

function splitAtMarks(text: string) {
  return [...text.matchAll(/[^.,]+[.,]?/g)].map(({ 0: group, index: start }) => ({ group, start }));
}
