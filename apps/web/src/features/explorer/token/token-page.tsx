import type { TokenDetail } from '@nova/shared/explorer/token-schemas';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { shortenHex } from '../../../lib/format/shorten-hex.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { Reading, Readings } from '../../../ui/readings.tsx';
import { Breadcrumb } from '../../../ui/shell/breadcrumb.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { HolderDistributionView } from './holder-distribution.tsx';
import { HolderList, NftList } from './token-lists.tsx';
import { formatTokenAmount } from './format-token-amount.ts';
import { TransferList } from './transfer-list.tsx';
import { ReportButton } from './report-button.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { useContractNames } from '../../../lib/chain/use-contract-names.ts';

const SHOWN_DECIMALS = 2;

/** The name that the contract reports, and whether the token is one of ours. */
export function TokenHead({ token }: { token: TokenDetail }) {
  const { t } = useTranslation('explorer');
  const { localize } = useLanguage();
  const isOurs = useContractNames()(token.address) !== undefined;
  const { address, name, symbol } = token;
  return (
    <div className="page-head">
      <Breadcrumb />
      <div className="title-line">
        <h1 className="stranger">
          <bdi>{name ?? symbol ?? shortenHex(address)}</bdi>
        </h1>
        {symbol === null || name === null ? null : <bdi className="num muted stranger-symbol">{symbol}</bdi>}
        <Badge>{t(`filters.standard.${token.standard}`)}</Badge>
        {isOurs ? <Badge tone="on">{t('token.ours')}</Badge> : null}
        <div className="moves">
          <CopyButton text={address} label={t('address.copy')} done={t('site:copy.address')} isLabelled />
          <ButtonLink isSmall to={localize(`/explorer/address/${address}?tab=contract`)}>
            {t('token.toContract')}
          </ButtonLink>
          {isOurs ? null : <ReportButton address={address} />}
        </div>
      </div>
      <p className="num faint hex">{address}</p>
      {isOurs ? null : <Note>{t(token.is_hidden ? 'token.hiddenNote' : 'token.stranger')}</Note>}
    </div>
  );
}

function Stats({ token }: { token: TokenDetail }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { total_supply: totalSupply, decimals, symbol } = token;
  const isNft = token.standard === 'erc721';
  const hasUnits = token.standard === 'erc1155';
  const supply =
    totalSupply === null ? (
      <span className="reading-unknown">{t('token.unknown')}</span>
    ) : (
      <span title={formatAmount(BigInt(totalSupply), decimals ?? 0, language, decimals ?? 0)}>
        {formatTokenAmount(BigInt(totalSupply), decimals ?? 0, language, SHOWN_DECIMALS)}
      </span>
    );
  return (
    <Readings>
      <Reading
        name={t(isNft ? 'token.items' : 'token.supply')}
        value={supply}
        unit={totalSupply === null || isNft || hasUnits ? undefined : (symbol ?? undefined)}
        sub={t(isNft ? 'token.itemsSub' : 'token.supplySub')}
      />
      <Reading
        name={t('token.holders')}
        value={formatInteger(token.holder_count, language)}
        sub={t('token.holdersSub')}
      />
      <Reading
        name={t('token.transfers')}
        value={formatInteger(token.transfer_count, language)}
        sub={t('token.transfersSub')}
      />
      <Reading
        name={t('token.decimals')}
        value={decimals === null ? '–' : decimals}
        sub={t(`token.decimalsOf.${token.standard}`)}
      />
    </Readings>
  );
}

/** Creator and creation transaction of the contract; empty if the index does not know them. */
function Origin({ token }: { token: TokenDetail }) {
  const { t } = useTranslation('explorer');
  if (token.created_by === null && token.created_in === null) return null;
  return (
    <Panel title={t('token.origin')}>
      <Definitions>
        {token.created_by ? (
          <Definition name={t('address.createdBy')}>
            <NamedAddress address={token.created_by} hasCopy />
          </Definition>
        ) : null}
        {token.created_in ? (
          <Definition name={t('address.createdIn')}>
            <TransactionLink hash={token.created_in} hasCopy />
          </Definition>
        ) : null}
      </Definitions>
    </Panel>
  );
}

/** A token: its supply, its holders, and every transfer. */
export function TokenView({ token }: { token: TokenDetail }) {
  const { t } = useTranslation('explorer');
  const { address } = token;
  const transfers = {
    id: 'transfers',
    name: t('token.transfers'),
    count: token.transfer_count,
    content: <TransferList of={{ token: address }} />,
  };
  const holders = {
    id: 'holders',
    name: t('token.holders'),
    count: token.holder_count,
    content: <HolderList token={token} />,
  };
  const distribution = {
    id: 'distribution',
    name: t('token.distribution.title'),
    content: <HolderDistributionView address={address} />,
  };
  const items = {
    id: 'items',
    name: t('nft.items'),
    content: <NftList path={`/nfts?token=${address}`} of="collection" />,
  };
  return (
    <div className="wrap">
      <TokenHead token={token} />
      <Stats token={token} />
      <div className="mt-8">
        <Origin token={token} />
      </div>
      <div className="list-tabs">
        <Tabs
          label={t('token.tabs')}
          tabs={[...(token.standard === 'erc20' ? [] : [items]), transfers, holders, distribution]}
        />
      </div>
    </div>
  );
}
