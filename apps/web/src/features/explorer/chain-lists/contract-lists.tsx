import type { TopContract, VerifiedContract } from '@nova/shared/explorer/chain-list-schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { TimeAgo } from '../../../ui/entity/time-ago.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { TOP_CONTRACT_FILTERS, VERIFIED_FILTERS } from '../list/filter-options.ts';
import { ListSection } from '../list/list-section.tsx';
import { Share } from '../token/use-token-columns.tsx';

const LIVE = { of: 'rows' } as const;
const addressOf = ({ address }: { readonly address: string }) => address;

function useVerifiedColumns(): readonly Column<VerifiedContract>[] {
  const { t } = useTranslation('records');
  return [
    {
      id: 'what',
      head: t('verified.name'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ name, origin }) => (
        <>
          <bdi>{name}</bdi> {origin === 'deployment' ? <Badge>{t('verified.own')}</Badge> : null}
        </>
      ),
    },
    {
      id: 'address',
      head: t('verified.address'),
      waiting: 'w-28',
      cell: ({ address }) => <Address address={address} copy="near" />,
    },
    {
      id: 'compiler',
      head: t('verified.compiler'),
      waiting: 'w-16',
      cell: ({ compiler }) => (
        <span className="num" title={compiler}>
          {compiler.split('+')[0]}
        </span>
      ),
    },
    {
      id: 'license',
      head: t('verified.license'),
      waiting: 'w-16',
      cell: ({ license }) =>
        license === null ? (
          <span className="faint small">{t('verified.noLicense')}</span>
        ) : (
          <bdi>{license}</bdi>
        ),
    },
    {
      id: 'match',
      head: t('verified.match'),
      waiting: 'w-16',
      cell: ({ match_kind: match }) => (
        <span title={t(match === 'exact' ? 'verified.exactHint' : 'verified.partialHint')}>
          <Badge {...(match === 'exact' && { tone: 'on' as const })}>{t(`verified.${match}`)}</Badge>
        </span>
      ),
    },
    {
      id: 'time',
      head: t('verified.at'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ verified_at: at }) => <TimeAgo time={at} />,
    },
  ];
}

/** Contracts with verified sources, newest first. */
export function VerifiedContractList() {
  const { t } = useTranslation('records');
  const { t: tOfExplorer } = useTranslation('explorer');
  const { localize } = useLanguage();
  const columns = useVerifiedColumns();
  return (
    <ListSection<VerifiedContract>
      title={t('verified.title')}
      path="/verified-contracts"
      columns={columns}
      filters={VERIFIED_FILTERS}
      hasCsv
      keyOf={addressOf}
      live={LIVE}
      lastName={tOfExplorer('oldest')}
      linkOf={({ address }) => localize(`/explorer/address/${address}?tab=contract`)}
      failed={t('verified.failed')}
      empty={{
        title: t('verified.emptyTitle'),
        text: t('verified.emptyText'),
        step: (
          <ButtonLink isSmall to={localize('/explorer/tools')}>
            {t('verified.verify')}
          </ButtonLink>
        ),
      }}
    />
  );
}

function useTopColumns(): readonly Column<TopContract>[] {
  const { t } = useTranslation('records');
  const { language } = useLanguage();
  return [
    {
      id: 'what',
      head: t('top.contract'),
      waiting: 'w-28',
      isRowHead: true,
      cell: ({ address, name }) => <Address address={address} name={name ?? undefined} copy="near" />,
    },
    {
      id: 'calls',
      head: t('top.calls'),
      isRight: true,
      waiting: 'w-16',
      cell: ({ calls }) => <span className="num">{formatInteger(calls, language)}</span>,
    },
    {
      id: 'share',
      head: t('top.share'),
      isRight: true,
      waiting: 'w-24',
      cell: ({ share }) => <Share share={share} />,
    },
  ];
}

/** Contracts by the number of transactions that called them. */
export function TopContractList() {
  const { t } = useTranslation('records');
  const columns = useTopColumns();
  return (
    <ListSection<TopContract>
      title={t('top.title')}
      path="/top-contracts"
      columns={columns}
      filters={TOP_CONTRACT_FILTERS}
      hasCsv
      keyOf={addressOf}
      live={LIVE}
      failed={t('top.failed')}
      empty={{ title: t('top.emptyTitle'), text: t('top.emptyText') }}
    />
  );
}
