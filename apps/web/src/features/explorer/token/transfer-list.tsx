import type { TokenTransfer } from '@nova/shared/explorer/token-schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { transferKey, useTransferColumns } from './use-transfer-columns.tsx';
import { OWN_TRANSFER_FILTERS, TRANSFER_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';

const LIVE = { of: 'rows', heightOf: ({ block_number: blockNumber }: TokenTransfer) => blockNumber } as const;
/** The transfers of a single token have one token and one standard, so these filters are omitted. */
const TOKEN_TRANSFER_FILTERS = TRANSFER_FILTERS.filter(({ name }) => name !== 'standard' && name !== 'token');

export interface TransferListProps {
  /** Subject of the list; undefined for the transfers of the whole chain. */
  readonly of?:
    | { readonly address: string }
    | { readonly token: string }
    | { readonly nft: string; readonly tokenId: string; readonly hasUnits: boolean };
}

/** Returns the path and the filters of a subject's transfers. */
function sourceOf(of: TransferListProps['of']) {
  if (of === undefined) return { path: '/transfers', filters: TRANSFER_FILTERS, hides: '' };
  if ('address' in of)
    return { path: `/addresses/${of.address}/transfers`, filters: OWN_TRANSFER_FILTERS, hides: '' };
  if ('token' in of)
    return { path: `/tokens/${of.token}/transfers`, filters: TOKEN_TRANSFER_FILTERS, hides: 'what' };
  const hides = of.hasUnits ? 'what' : 'what value';
  return { path: `/nfts/${of.nft}/${of.tokenId}/transfers`, filters: undefined, hides };
}

/** Token transfers of the chain, an address, a token or one NFT. */
export function TransferList({ of }: TransferListProps) {
  const { t } = useTranslation('explorer');
  const { path, filters, hides } = sourceOf(of);
  const own = of && 'address' in of ? of.address : undefined;
  const columns = useTransferColumns(hides === '' ? 'what' : 'hash', own).filter(
    ({ id }) => !hides.split(' ').includes(id),
  );
  return (
    <ListSection<TokenTransfer>
      title={t('token.transfers')}
      path={path}
      columns={columns}
      {...(filters && { filters })}
      hasCsv
      keyOf={transferKey}
      card="transactions"
      live={LIVE}
      lastName={t('oldest')}
      className={hides === '' ? '' : 'of-one'}
      failed={t('token.transfersFailed')}
      empty={{ title: t('token.transfersEmptyTitle'), text: t('token.transfersEmptyText') }}
    />
  );
}
