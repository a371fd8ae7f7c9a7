import type { CreatedToken } from '@nova/shared/token/schemas';
import { Link } from 'react-router';
import type { Hex } from 'viem';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import type { Column } from '../../ui/table/column.ts';
import { LongAmount } from './long-amount.tsx';
import { TransferButton } from './transfer/transfer-button.tsx';
import { TokenLogo } from './token-logo.tsx';
import type { TokenClient } from './token-client.ts';

const SHOWN_DECIMALS = 6;

export interface TokenColumnOptions {
  readonly client: TokenClient;
  /** The account's own address, which holds tokens created without a wallet. */
  readonly ownAddress: Hex | null;
  readonly onEdit: (token: CreatedToken) => void;
}

/** Returns the columns of a token list: logo and name, supply, holders, contract, and actions. */
export function useTokenColumns({
  client,
  ownAddress,
  onEdit,
}: TokenColumnOptions): readonly Column<CreatedToken>[] {
  const { t } = useTranslation('token');
  const { language, localize } = useLanguage();
  return [
    {
      id: 'token',
      head: t('mine.token'),
      isRowHead: true,
      cell: (token) => (
        <span className="token-cell">
          <TokenLogo token={token} size={32} />
          <span className="token-names">
            <Link to={localize(`/explorer/token/${token.address}`)}>
              <bdi>{token.symbol}</bdi>
            </Link>
            <bdi className="muted small">{token.name}</bdi>
            {token.is_hidden ? <Badge tone="hatch">{t('hidden.mark')}</Badge> : null}
          </span>
        </span>
      ),
    },
    {
      id: 'supply',
      head: t('mine.supply'),
      isRight: true,
      cell: ({ total_supply: totalSupply, decimals, symbol }) => (
        <span className="amount">
          <LongAmount units={totalSupply} decimals={decimals} maximumDecimals={SHOWN_DECIMALS} />{' '}
          <span className="u">
            <bdi>{symbol}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'holders',
      head: t('mine.holders'),
      isRight: true,
      cell: ({ holder_count: holderCount }) => (
        <span className="num">{formatInteger(holderCount, language)}</span>
      ),
    },
    { id: 'contract', head: t('info.address'), cell: ({ address }) => <Address address={address} hasCopy /> },
    {
      id: 'created',
      head: t('mine.created'),
      cell: ({ created_at: createdAt }) => <TimeAgo time={createdAt} />,
    },
    {
      id: 'client',
      head: t('mine.ways'),
      isRight: true,
      cell: (token) => (
        <span className="token-ways">
          <Button
            isSmall
            variant="quiet"
            aria-label={t('mine.editOf', { symbol: token.symbol ?? '' })}
            onClick={() => onEdit(token)}
          >
            {t('mine.edit')}
          </Button>
          {token.owner !== null && token.owner === ownAddress ? (
            <TransferButton token={token} account={ownAddress} client={client} />
          ) : (
            <Button
              isSmall
              variant="quiet"
              onClick={() =>
                void client.showToken({
                  address: token.address,
                  symbol: token.symbol ?? '',
                  decimals: token.decimals,
                })
              }
            >
              {t('mine.toWallet')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
