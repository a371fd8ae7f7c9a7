import type { Account } from '@nova/shared/explorer/address-schemas';
import type { Token, TokenHolder, TokenHolding, TokenLabel } from '@nova/shared/explorer/token-schemas';
import { formatInteger, formatPercent } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Address } from '../../../ui/entity/address.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { DemoMark } from '../../../ui/entity/demo-mark.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { TokenAmount, TokenLink } from './token-marks.tsx';

/** A percentage as a number and a bar, so that large ones are visible at a glance. */
export function Share({ share }: { share: number | null }) {
  const { language } = useLanguage();
  if (share === null) return null;
  return (
    <span className="share">
      <span className="share-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
      <span className="num">{formatPercent(share, language)}</span>
    </span>
  );
}

function useFormatStat() {
  const { language } = useLanguage();
  return (value: number) => <span className="num">{formatInteger(value, language)}</span>;
}

/** Returns the columns of a token list: name, supply and holders. */
export function useTokenColumns(): readonly Column<Token>[] {
  const { t } = useTranslation('explorer');
  const format = useFormatStat();
  return [
    {
      id: 'what',
      head: t('token.token'),
      waiting: 'w-32',
      isRowHead: true,
      cell: (token) => <TokenLink token={token} />,
    },
    {
      id: 'standard',
      head: t('token.standard'),
      waiting: 'w-16',
      cell: ({ standard }) => t(`filters.standard.${standard}`),
    },
    {
      id: 'contract',
      head: t('token.contract'),
      waiting: 'w-28',
      cell: ({ address }) => <NamedAddress address={address} />,
    },
    {
      id: 'supply',
      head: t('token.supply'),
      isRight: true,
      waiting: 'w-28',
      cell: (token) =>
        token.total_supply === null ? (
          <span className="faint small">{t('token.unknown')}</span>
        ) : (
          <TokenAmount token={token} value={token.total_supply} />
        ),
    },
    {
      id: 'holders',
      head: t('token.holders'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ holder_count: holderCount }) => format(holderCount),
    },
    {
      id: 'transfers',
      head: t('token.transfers'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ transfer_count: transferCount }) => format(transferCount),
    },
  ];
}

/** Returns the columns of an address's token balances. */
export function useHoldingColumns(): readonly Column<TokenHolding>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'what',
      head: t('token.token'),
      waiting: 'w-32',
      isRowHead: true,
      cell: ({ token }) => <TokenLink token={token} />,
    },
    {
      id: 'standard',
      head: t('token.standard'),
      waiting: 'w-16',
      cell: ({ token }) => t(`filters.standard.${token.standard}`),
    },
    {
      id: 'value',
      head: t('token.holding'),
      isRight: true,
      waiting: 'w-28',
      cell: ({ token, balance }) => <TokenAmount token={token} value={balance} />,
    },
  ];
}

export function useHolderColumns(token: TokenLabel): readonly Column<TokenHolder>[] {
  const { t } = useTranslation('explorer');
  return [
    {
      id: 'what',
      head: t('token.holder'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ address }) => <NamedAddress address={address} />,
    },
    {
      id: 'value',
      head: t('token.holding'),
      isRight: true,
      waiting: 'w-28',
      cell: ({ balance }) => <TokenAmount token={token} value={balance} />,
    },
    {
      id: 'share',
      head: t('token.share'),
      isRight: true,
      waiting: 'w-24',
      cell: ({ share }) => <Share share={share} />,
    },
  ];
}

export function useAccountColumns(): readonly Column<Account>[] {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const format = useFormatStat();
  return [
    {
      id: 'what',
      head: t('accounts.account'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ address, name }) => (
        <>
          <Address address={address} name={name ?? undefined} />
          <DemoMark address={address} />
        </>
      ),
    },
    {
      id: 'balance',
      head: t('address.balance'),
      isRight: true,
      waiting: 'w-28',
      cell: ({ balance }) =>
        balance === null ? (
          <span className="faint small">{t('address.balanceUnknown')}</span>
        ) : (
          <Amount wei={balance} maximumDecimals={4} />
        ),
    },
    {
      id: 'share',
      head: t('accounts.share'),
      isRight: true,
      waiting: 'w-24',
      cell: ({ share }) => <Share share={share} />,
    },
    {
      id: 'energy',
      head: t('address.energy'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ energy_earned: energyEarned }) => (
        <span className="amount">
          {formatInteger(energyEarned, language)}
          <span className="u">{t('site:units.ep')}</span>
        </span>
      ),
    },
    {
      id: 'transactions',
      head: t('address.transactions'),
      isRight: true,
      waiting: 'w-14',
      cell: ({ transaction_count: transactionCount }) => format(transactionCount),
    },
    {
      id: 'time',
      head: t('address.last'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ last_activity: lastActivity }) => (lastActivity ? <TimeAgo time={lastActivity} /> : null),
    },
  ];
}
