import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Amount } from '../../../ui/entity/amount.tsx';
import { BlockLink } from '../../../ui/entity/block-link.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import type { ChainAddress } from '../chain/read-from-chain.ts';

/** An address as the node alone can show it. Lists and points require the index. */
export function ChainAddressView({ detail }: { detail: ChainAddress }) {
  const { t } = useTranslation('explorer');
  const { language } = useLanguage();
  const { isContract, isDelegating } = detail;
  return (
    <Panel title={t('fromChain.address')}>
      <Definitions>
        <Definition name={t('address.balance')}>
          <Amount wei={detail.balance} maximumDecimals={18} />
        </Definition>
        <Definition name={t('fromChain.kind')}>
          {isDelegating ? t('address.delegating') : t(isContract ? 'address.contract' : 'fromChain.account')}
        </Definition>
        <Definition name={t('fromChain.nonce')}>
          <span className="num">{formatInteger(detail.nonce, language)}</span>
        </Definition>
        <Definition name={t('fromChain.asOf')}>
          <BlockLink number={detail.block} />
        </Definition>
      </Definitions>
    </Panel>
  );
}
