import type { CreatedToken } from '@nova/shared/token/schemas';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../ui/entity/hash.tsx';
import { NamedAddress } from '../../ui/entity/named-address.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';
import { Reading, Readings } from '../../ui/readings.tsx';
import { LongAmount } from './long-amount.tsx';
import { TokenLogo } from './token-logo.tsx';
import type { TokenClient } from './token-client.ts';

/** Standards of every created token. */
const STANDARDS = 'ERC-20, ERC-2612';
const SHOWN_DECIMALS = 2;

/** Supplies and holders (requirement 97). */
export function TokenStats({ token }: { token: CreatedToken }) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const {
    decimals,
    initial_supply: initialSupply,
    total_supply: totalSupply,
    holder_count: holderCount,
    transfer_count: transferCount,
  } = token;
  const symbol = token.symbol ?? undefined;
  const amount = (units: string) => (
    <>
      <LongAmount units={units} decimals={decimals} maximumDecimals={SHOWN_DECIMALS} />{' '}
    </>
  );
  return (
    <div className="token-figures">
      <Readings>
        <Reading
          name={t('info.initialSupply')}
          value={amount(initialSupply)}
          unit={symbol}
          sub={t('info.initialSupplySub')}
        />
        <Reading
          name={t('info.totalSupply')}
          value={amount(totalSupply)}
          unit={symbol}
          sub={t(initialSupply === totalSupply ? 'info.noneBurnt' : 'info.someBurnt')}
        />
        <Reading
          name={t('info.holders')}
          value={formatInteger(holderCount, language)}
          sub={t('info.holdersSub')}
        />
        <Reading
          name={t('info.transfers')}
          value={formatInteger(transferCount, language)}
          sub={t('info.transfersSub')}
        />
      </Readings>
    </div>
  );
}

/** Name, logo and description of a token. */
export function TokenInfo({ token, client }: { token: CreatedToken; client: TokenClient }) {
  const { t } = useTranslation('token');
  const { address, decimals, symbol, name } = token;
  return (
    <Panel
      title={t('info.title')}
      end={
        <Button
          isSmall
          variant="quiet"
          onClick={() => void client.showToken({ address, symbol: symbol ?? '', decimals })}
        >
          {t('done.toWallet')}
        </Button>
      }
    >
      <div className="in token-head">
        <TokenLogo token={token} size={64} />
        <div>
          <b className="token-title">
            <bdi>{name}</bdi>
          </b>
          <span className="num">{symbol}</span>
          {token.description ? <p className="muted">{token.description}</p> : null}
        </div>
      </div>
      {token.website ? (
        <Definitions>
          <Definition name={t('info.website')}>
            <a href={token.website} target="_blank" rel="noreferrer noopener nofollow">
              {token.website.replace(/^https:\/\//, '')}
            </a>
          </Definition>
        </Definitions>
      ) : null}
    </Panel>
  );
}

/** Address and owner of a token, and a link to its source and functions. */
export function ContractDetails({ token }: { token: CreatedToken }) {
  const { t } = useTranslation('token');
  const { localize } = useLanguage();
  const page = localize(`/explorer/token/${token.address}`);
  return (
    <Panel title={t('contract.title')}>
      <Definitions>
        <Definition name={t('info.address')}>
          <Address address={token.address} hasCopy />
        </Definition>
        <Definition name={t('contract.standard')}>{STANDARDS}</Definition>
        <Definition name={t('contract.decimals')}>
          <span className="num">{token.decimals}</span>
        </Definition>
        <Definition name={t('info.owner')}>
          {token.owner ? <NamedAddress address={token.owner} /> : t('info.noOwner')}
        </Definition>
        <Definition name={t('info.creator')}>
          <NamedAddress address={token.creator} />
        </Definition>
        <Definition name={t('info.created')}>
          <span className="row">
            <BlockLink number={token.created_at_block} />
            <TransactionLink hash={token.created_in} />
            <TimeAgo time={token.created_at} />
          </span>
        </Definition>
      </Definitions>
      <div className="in row">
        <ButtonLink isSmall to={page}>
          {t('contract.holders')}
        </ButtonLink>
        <ButtonLink isSmall variant="quiet" to={localize(`/explorer/address/${token.address}?tab=contract`)}>
          {t('contract.source')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
