import type { Action } from '@nova/shared/explorer/schemas';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useActionColumns } from './use-action-columns.tsx';
import { ACTION_FILTERS, OWN_ACTION_FILTERS } from './filter-options.ts';
import { ListSection } from './list-section.tsx';

const heightOf = ({ block_number: blockNumber }: Action) => blockNumber;
const ALL = { of: 'actions', heightOf } as const;
const OWN = { of: 'rows', heightOf } as const;

/** All rewarded actions, or those of an address. */
export function ActionList({ address }: { address?: string }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const isAll = address === undefined;
  const columns = useActionColumns().filter(({ id }) => isAll || id !== 'who');
  return (
    <ListSection
      title={t(isAll ? 'allActions' : 'address.list')}
      path={isAll ? '/actions' : `/addresses/${address}/actions`}
      columns={columns}
      filters={isAll ? ACTION_FILTERS : OWN_ACTION_FILTERS}
      hasCsv
      keyOf={({ action_id: actionId }) => actionId}
      card="blocks"
      live={isAll ? ALL : OWN}
      lastName={t('oldest')}
      linkOf={({ transaction_hash: transactionHash }) => localize(`/explorer/tx/${transactionHash}`)}
      failed={t('address.listFailed')}
      empty={{
        title: t('address.emptyTitle'),
        text: t(isAll ? 'site:blocks.emptyText' : 'address.emptyText'),
        ...(isAll && {
          step: (
            <ButtonLink isSmall to={localize('/energy-dashboard')}>
              {t('site:pages.energyDashboard.nav')}
            </ButtonLink>
          ),
        }),
      }}
    />
  );
}
