import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/floating/sheet.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useMarketFilters } from './use-market-filters.ts';

/** The filters in a sheet, for screens without room beside the list. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('nft');
  const { filters, change } = useMarketFilters();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <Button variant="solid" onClick={onClose}>
          {t('filters.show')}
        </Button>
      }
    >
      <FilterPanel filters={filters} change={change} />
    </Sheet>
  );
}
