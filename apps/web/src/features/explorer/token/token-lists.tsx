import type { Account } from '@nova/shared/explorer/address-schemas';
import type { Nft, Token, TokenHolder, TokenHolding, TokenLabel } from '@nova/shared/explorer/token-schemas';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useNftColumns } from './use-nft-columns.tsx';
import {
  useAccountColumns,
  useHolderColumns,
  useHoldingColumns,
  useTokenColumns,
} from './use-token-columns.tsx';
import { ACCOUNT_FILTERS, TOKEN_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';

const addressOf = ({ address }: { address: string }) => address;

/** Every token of the chain, by number of holders, highest first. */
export function TokenList() {
  const { t } = useTranslation('explorer');
  const columns = useTokenColumns();
  return (
    <ListSection<Token>
      title={t('token.all')}
      path="/tokens"
      columns={columns}
      filters={TOKEN_FILTERS}
      keyOf={addressOf}
      className="of-tokens"
      failed={t('token.failed')}
      empty={{ title: t('token.emptyTitle'), text: t('token.emptyText') }}
    />
  );
}

/** Holders of a token, or of one of its items, largest balance first. */
export function HolderList({ token, tokenId }: { token: TokenLabel; tokenId?: string }) {
  const { t } = useTranslation('explorer');
  const columns = useHolderColumns(token);
  return (
    <ListSection<TokenHolder>
      title={t('token.holders')}
      path={
        tokenId === undefined
          ? `/tokens/${token.address}/holders`
          : `/nfts/${token.address}/${tokenId}/holders`
      }
      columns={columns}
      hasCsv
      keyOf={addressOf}
      className="of-holders"
      failed={t('token.holdersFailed')}
      empty={{ title: t('token.holdersEmptyTitle'), text: t('token.holdersEmptyText') }}
    />
  );
}

/** Tokens and collections held by an address. */
export function HoldingList({ address }: { address: string }) {
  const { t } = useTranslation('explorer');
  const columns = useHoldingColumns();
  return (
    <ListSection<TokenHolding>
      title={t('token.tokens')}
      path={`/addresses/${address}/tokens`}
      columns={columns}
      keyOf={({ token }) => token.address}
      className="of-holdings"
      failed={t('token.failed')}
      empty={{ title: t('token.noneTitle'), text: t('token.noneText') }}
    />
  );
}

/** NFTs of a collection, newest first, or of an address, with the number of units that it holds. */
export function NftList({ path, of }: { path: string; of: 'collection' | 'address' }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const hidden = of === 'collection' ? ['token', 'balance'] : ['owner'];
  const columns = useNftColumns().filter(({ id }) => !hidden.includes(id));
  return (
    <ListSection<Nft>
      title={t('nft.items')}
      path={path}
      columns={columns}
      keyOf={({ token, token_id: tokenId }) => `${token.address}-${tokenId}`}
      linkOf={({ token, token_id: tokenId }) => localize(`/explorer/token/${token.address}/${tokenId}`)}
      className="of-nfts"
      failed={t('nft.failed')}
      empty={{ title: t('nft.noneTitle'), text: t('nft.noneText') }}
    />
  );
}

/** Top accounts by NAC, Energy Points or transactions. */
export function AccountList() {
  const { t } = useTranslation('explorer');
  const columns = useAccountColumns();
  return (
    <ListSection<Account>
      title={t('accounts.title')}
      path="/accounts"
      columns={columns}
      filters={ACCOUNT_FILTERS}
      keyOf={addressOf}
      className="of-accounts"
      failed={t('accounts.failed')}
      empty={{ title: t('accounts.emptyTitle'), text: t('accounts.emptyText') }}
    />
  );
}
