import { CHAIN_ID, MIN_GAS_PRICE_WEI, NATIVE_COIN, TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { formatAmount, formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Definition, Definitions, Panel } from '../../ui/panel.tsx';

const QUESTIONS = ['proven', 'checked', 'final', 'trust'] as const;
const GWEI_DECIMALS = 9;

/**
 * Explains Proof-of-Action: what it proves, who verifies it, when it holds, and what still requires trust.
 */
export function ProofOfActionText({ className }: { className: string }) {
  const { t } = useTranslation('blockchain');
  return (
    <section className={`principle ${className}`} aria-labelledby="proof-of-action">
      <h2 id="proof-of-action">{t('proof.title')}</h2>
      <p className="lede">{t('proof.lede')}</p>
      <dl>
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt>{t(`proof.${question}.title`)}</dt>
            <dd>{t(`proof.${question}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The rules of the chain at a glance; they are constants of the node. */
export function ChainRules({ className }: { className: string }) {
  const { t } = useTranslation('blockchain');
  const { language } = useLanguage();
  const tip = formatAmount(MIN_GAS_PRICE_WEI, GWEI_DECIMALS, language);
  return (
    <Panel title={t('rules.title')} className={className}>
      <Definitions>
        <Definition name={t('rules.chainId')}>
          <span className="num">{CHAIN_ID}</span>
        </Definition>
        <Definition name={t('rules.coin')}>
          {NATIVE_COIN.name} <span className="faint">{NATIVE_COIN.symbol}</span>
        </Definition>
        <Definition name={t('rules.supply')}>
          <span className="amount">
            {formatAmount(TOTAL_SUPPLY_WEI, NATIVE_COIN.decimals, language)}
            <span className="u">{NATIVE_COIN.symbol}</span>
          </span>{' '}
          <span className="faint small">{t('rules.supplySub')}</span>
        </Definition>
        <Definition name={t('rules.interval')}>{t('rules.intervalValue')}</Definition>
        <Definition name={t('rules.finality')}>{t('rules.finalityValue')}</Definition>
        <Definition name={t('rules.fee')}>{t('rules.feeValue', { tip })}</Definition>
        <Definition name={t('rules.gas')}>
          <span className="num">{formatInteger(30_000_000, language)}</span>
        </Definition>
        <Definition name={t('rules.evm')}>{t('rules.evmValue')}</Definition>
      </Definitions>
    </Panel>
  );
}
