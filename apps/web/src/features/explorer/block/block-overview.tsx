import type { BlockDetail } from '@nova/shared/explorer/schemas';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Energy } from '../../../ui/entity/energy.tsx';
import { FullHash, Hash } from '../../../ui/entity/hash.tsx';
import { TimeAgoExact } from '../../../ui/entity/time-ago.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { NamedAddress } from '../../../ui/entity/named-address.tsx';
import { hasParent } from './has-parent.ts';

const GWEI_DECIMALS = 9;

const sumFees = ({ transactions }: BlockDetail) =>
  transactions.reduce((sum, { fee }) => sum + BigInt(fee), 0n);

export function BlockOverview({ block, className }: { block: BlockDetail; className: string }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const integer = (value: number) => formatInteger(value, language);
  return (
    <Panel title={t('block.overview')} className={className}>
      <Definitions>
        <Definition name={t('block.height')}>
          <span className="num">{integer(block.number)}</span>
        </Definition>
        <Definition name={t('block.hash')}>
          <FullHash value={block.hash} />
        </Definition>
        <Definition name={t('block.time')}>
          <TimeAgoExact time={block.timestamp} />
        </Definition>
        <Definition name={t('block.status')}>
          <SealState shape="sealed">{t('site:states.sealed')}</SealState>
        </Definition>
        <Definition name={t('block.feesTo')}>
          <NamedAddress address={block.miner} />
        </Definition>
        {hasParent(block) ? (
          <Definition name={t('block.parent')}>
            <BlockLink number={block.number - 1} hash={block.parent_hash} />
          </Definition>
        ) : null}
        <Definition name={t('block.size')}>
          <span className="num">{t('block.sizeValue', { size: integer(block.size) })}</span>
        </Definition>
        <Definition name={t('block.gasUsed')}>
          <span className="num">
            {integer(block.gas_used)}{' '}
            <span className="faint">{t('block.gasOf', { limit: integer(block.gas_limit) })}</span>
          </span>
        </Definition>
        {block.base_fee_per_gas === null ? null : (
          <Definition name={t('block.baseFee')}>
            <span className="num">
              {t('block.gwei', {
                amount: formatAmount(BigInt(block.base_fee_per_gas), GWEI_DECIMALS, language),
              })}
            </span>
          </Definition>
        )}
        <Definition name={t('block.transactions')}>
          <span className="num">{integer(block.transaction_count)}</span>
        </Definition>
        <Definition name={t('block.fees')}>
          <Amount wei={sumFees(block)} maximumDecimals={9} />
        </Definition>
        <Definition name={t('block.extraData')}>
          <Hash value={block.extra_data} hasCopy />
        </Definition>
        <Definition name={t('block.stateRoot')}>
          <Hash value={block.state_root} hasCopy />
        </Definition>
        {block.action ? (
          <Definition name={t('block.reward')}>
            <Energy points={block.action.points} isRevoked={block.action.is_revoked} />
          </Definition>
        ) : null}
      </Definitions>
    </Panel>
  );
}
