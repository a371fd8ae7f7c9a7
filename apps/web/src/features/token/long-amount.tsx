import { Fragment } from 'react';
import { formatAmount } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

/** An amount of up to 21 digits: exact in the title, and where no line has room for it, it breaks after a mark. */
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
  const groups = formatAmount(value, decimals, language, maximumDecimals).split(/(?<=[.,])/);
  return (
    <span title={formatAmount(value, decimals, language, decimals)}>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {group}
          {index < groups.length - 1 ? <wbr /> : null}
        </Fragment>
      ))}
    </span>
  );
}
