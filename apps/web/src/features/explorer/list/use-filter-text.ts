import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { formatDay } from '../../../lib/format/format-time.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useActionNames } from '../../../ui/entity/action-name.ts';
import { nameMethod } from '../transaction/method-names.ts';
import type { FilterField, FilterName } from './list-filters.ts';

/** Returns functions for the texts of filters: the name of a filter, and the meaning of its value. */
export function useFilterText() {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { nameAction } = useActionNames();
  return {
    nameOf: (name: FilterName) => t(`filters.names.${name}`),
    /** Returns the text of an option; `null` means that none is selected. */
    optionOf: (name: FilterName, value: string | null) => {
      if (value === null) return t(`filters.any.${name as 'kind'}`);
      if (name === 'action') return nameAction(value);
      return t(`filters.${name as 'kind'}.${value as 'call'}`);
    },
    valueOf: ({ name, control }: FilterField, value: string) => {
      switch (control) {
        case 'address':
        case 'topic':
        case 'argument':
          return shortenHex(value);
        case 'name':
        case 'quantity':
          return value;
        case 'selector':
          return nameMethod(value.toLowerCase()) ?? value;
        case 'amount':
          return t('filters.amount', { amount: value });
        case 'points':
          return t('filters.points', { points: value });
        case 'day':
          return formatDay(Date.parse(value), language);
        default:
          return name === 'action' ? nameAction(value) : t(`filters.${name as 'kind'}.${value as 'call'}`);
      }
    },
  };
}
