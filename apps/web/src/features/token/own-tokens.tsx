import type { CreatedToken } from '@nova/shared/token/schemas';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useRefreshAfterBlocks } from '../../lib/queries/use-refresh-after-blocks.ts';
import type { Session } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useListPosition } from '../../ui/pagination/use-list-position.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { tokenKeys } from './token-keys.ts';
import type { TokenClient } from './token-client.ts';
import { useOwnTokens, useTokenCreator } from './create/use-token-creator.ts';
import { useTokenColumns } from './use-token-columns.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

/** A page of the account's tokens; cursor and page size are in the URL. */
export function OwnTokens({ session, client }: { session: Session; client: TokenClient }) {
  useRefreshAfterBlocks(tokenKeys.all);
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  const place = useListPosition();
  const { data: creator } = useTokenCreator(session.userId);
  const { data, error, refetch } = useOwnTokens(session.userId, place);
  const [edited, setEdited] = useState<CreatedToken | null>(null);
  const columns = useTokenColumns({ client, ownAddress: creator?.own_address ?? null, onEdit: setEdited });
  return (
    <>
      {data?.items.some(({ is_hidden: isHidden }) => isHidden) ? <HiddenNote /> : null}
      <WaitingOrders orders={creator?.orders ?? []} />
      <section className="panel list" aria-label={t('mine.caption')}>
        <DataTable
          caption={t('mine.caption')}
          columns={columns}
          rows={data?.items}
          keyOf={(token) => token.address}
          waitingRows={3}
          failure={{ error, title: t('mine.listFailed'), onRetry: () => void refetch() }}
          empty={{
            isOfPage: true,
            title: t('dashboard.emptyTitle'),
            text: t('dashboard.emptyText'),
            step: (
              <ButtonLink isSmall to={localize('/create-token')}>
                {t('dashboard.create')}
              </ButtonLink>
            ),
          }}
        />
        {data && data.items.length > 0 ? (
          <Pagination page={data} label={t('mine.caption')}>
            {t('mine.range', { count: data.items.length })}
          </Pagination>
        ) : null}
      </section>
      {edited ? (
        <EditDialog
          key={edited.address}
          token={edited}
          ownAddress={creator?.own_address ?? null}
          client={client}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
