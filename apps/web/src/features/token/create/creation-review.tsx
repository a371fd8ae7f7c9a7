import { CREATED_TOKEN_DECIMALS } from '@nova/shared/token/constants';
import { formatAmount } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisibleStep } from '../../../lib/session/use-visible-step.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import type { ReadyToken } from './run-creation.ts';

/** The current step. */
export type CreationStep = 'idle' | 'preparing' | 'wallet' | 'block';

interface CreationReviewProps {
  readonly token: ReadyToken;
  readonly step: CreationStep;
  readonly isSameWallet: boolean;
  readonly onSign: () => void;
  readonly onBack: () => void;
}

/** Review before signing: the future address of the token, and the fee. */
export function CreationReview({ token, step, isSameWallet, onSign, onBack }: CreationReviewProps) {
  const { t } = useTranslation('token');
  const { language } = useLanguage();
  const visibleStep = useVisibleStep()(step);
  const isBusy = step === 'wallet' || step === 'block';
  return (
    <Panel title={t('review.title')} className="token-review">
      <div className="in token-foretold" aria-live="polite">
        <span className="muted small">{t('review.address')}</span>
        <span className="full-hash">
          <span className="num hex">{token.address}</span>
          <CopyButton
            text={token.address}
            label={t('site:entity.copyAddress')}
            done={t('site:copy.address')}
          />
        </span>
        <span className="muted small">{t('review.text')}</span>
      </div>
      <Definitions>
        <Definition name={t('form.name')}>
          <bdi>{token.name}</bdi>
        </Definition>
        <Definition name={t('form.supply')}>
          <span className="amount">
            {formatAmount(token.supply, CREATED_TOKEN_DECIMALS, language, CREATED_TOKEN_DECIMALS)}
            <span className="u">{token.symbol}</span>
          </span>
        </Definition>
        <Definition name={t('review.fee')}>
          <Amount wei={token.feeWei} maximumDecimals={8} />
        </Definition>
      </Definitions>
      <div className="in row">
        <Button
          variant="act"
          isBusy={isBusy}
          disabledReason={isSameWallet ? undefined : t('review.otherWallet')}
          onClick={onSign}
        >
          {t(
            visibleStep === 'block'
              ? 'review.sealing'
              : visibleStep === 'wallet'
                ? 'review.signing'
                : 'review.sign',
          )}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          {t('review.back')}
        </Button>
      </div>
    </Panel>
  );
}
