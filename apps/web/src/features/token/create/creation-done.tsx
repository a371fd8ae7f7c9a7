import { CREATED_TOKEN_DECIMALS } from '@nova/shared/token/constants';
import type { Hex } from 'viem';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Address } from '../../../ui/entity/address.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { TransactionLink } from '../../../ui/entity/hash.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import type { TokenClient } from '../token-client.ts';

/** A token that was created or is pending. */
export interface CreatedAt {
  readonly name: string;
  readonly symbol: string;
  readonly supply: bigint;
  readonly address: Hex;
  /** Null if the server creates it. */
  readonly hash: Hex | null;
  readonly blockNumber: number | null;
}

const SHAPES = { waiting: 'pending', created: 'sealed', failed: 'failed' } as const;

/** Result of a creation, and the next steps. */
export function CreationDone({
  token,
  status = 'created',
  client,
  onAgain,
}: {
  token: CreatedAt;
  status?: keyof typeof SHAPES;
  client?: TokenClient;
  onAgain: () => void;
}) {
  const { t } = useTranslation('token');
  const { language, localize } = useLanguage();
  const { name, symbol, supply, address, hash, blockNumber } = token;
  const isThere = status === 'created';
  const title = isThere ? t('created') : t(status === 'waiting' ? 'done.waiting' : 'notCreated');
  return (
    <Panel
      title={title}
      end={
        <span role="status">
          <SealState shape={SHAPES[status]}>{t(`done.states.${status}`)}</SealState>
        </span>
      }
    >
      <Definitions>
        <Definition name={t('form.name')}>
          <bdi>{name}</bdi>
        </Definition>
        <Definition name={t('form.supply')}>
          <span className="amount">
            {formatAmount(supply, CREATED_TOKEN_DECIMALS, language, CREATED_TOKEN_DECIMALS)}
            <span className="u">{symbol}</span>
          </span>
        </Definition>
        <Definition name={t('info.address')}>
          <Address address={address} hasCopy isLink={isThere} />
        </Definition>
        {hash === null || blockNumber === null ? null : (
          <Definition name={t('done.in')}>
            <span className="row">
              <BlockLink number={blockNumber} />
              <TransactionLink hash={hash} />
            </span>
          </Definition>
        )}
      </Definitions>
      {status === 'failed' ? null : (
        <div className="in row">
          {isThere ? (
            <ButtonLink variant="solid" to={localize(`/token?token=${address}`)}>
              {t('done.send', { symbol })}
            </ButtonLink>
          ) : null}
          {isThere ? (
            <ButtonLink to={localize(`/explorer/token/${address}`)}>{t('done.explorer')}</ButtonLink>
          ) : null}
          {isThere && client ? (
            <Button
              onClick={() => void client.showToken({ address, symbol, decimals: CREATED_TOKEN_DECIMALS })}
            >
              {t('done.toWallet')}
            </Button>
          ) : null}
          <ButtonLink to={localize('/my-tokens')}>{t('site:pages.myTokens.nav')}</ButtonLink>
          <Button variant="quiet" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      )}
      {status === 'failed' ? (
        <div className="in">
          <Button onClick={onAgain}>{t('done.retry')}</Button>
        </div>
      ) : null}
    </Panel>
  );
}
