import { useState } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import {
  acknowledgeRisks,
  RISK_EDITION,
  RISK_STATEMENTS,
  riskAcknowledgementStore,
  withdrawRiskAcknowledgement,
} from '../../lib/site/risk-acknowledgement.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';

type Statement = (typeof RISK_STATEMENTS)[number];

function Confirmed({ at }: { at: number }) {
  const { t } = useTranslation('risk');
  const { language, localize } = useLanguage();
  return (
    <div className="risk-done" role="status">
      <SealState shape="sealed">{t('done.title')}</SealState>
      <p>{t('done.text', { day: formatDay(at, language) })}</p>
      <div className="row">
        <ButtonLink variant="solid" to={localize('/presale')}>
          {t('done.presale')}
        </ButtonLink>
        <Button variant="quiet" onClick={withdrawRiskAcknowledgement}>
          {t('done.withdraw')}
        </Button>
      </div>
    </div>
  );
}

function Statements() {
  const { t } = useTranslation('risk');
  const [confirmed, setConfirmed] = useState<ReadonlySet<Statement>>(new Set());
  const toggle = (statement: Statement, isOn: boolean) =>
    setConfirmed((before) => {
      const next = new Set(before);
      if (isOn) next.add(statement);
      else next.delete(statement);
      return next;
    });
  const isWhole = confirmed.size === RISK_STATEMENTS.length;
  const count = t('count', { done: confirmed.size, all: RISK_STATEMENTS.length });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) acknowledgeRisks(Date.now());
      }}
    >
      <fieldset className="risk-statements">
        <legend className="sr">{t('ask.title')}</legend>
        {RISK_STATEMENTS.map((statement) => (
          <Checkbox
            key={statement}
            label={t(`statements.${statement}`)}
            checked={confirmed.has(statement)}
            onChange={(event) => toggle(statement, event.target.checked)}
          />
        ))}
      </fieldset>
      <div className="row risk-send">
        <Button type="submit" variant="solid" aria-describedby="risk-count" aria-disabled={!isWhole}>
          {t('confirm')}
        </Button>
        <span id="risk-count" className="small muted" role="status">
          {count}
        </span>
      </div>
    </form>
  );
}

/**
 * Confirmation before the first purchase, stored in this browser with the date and the edition of the page.
 */
export function RiskAcknowledgementForm() {
  const { t } = useTranslation('risk');
  const { language } = useLanguage();
  const acknowledgement = useStore(riskAcknowledgementStore, null);
  return (
    <section className="risk-ack" aria-labelledby="risk-ask">
      <div>
        <h2 id="risk-ask">{t('ask.title')}</h2>
        <p className="muted">{t('ask.text')}</p>
        <p className="small faint">{t('edition', { day: formatDay(Date.parse(RISK_EDITION), language) })}</p>
      </div>
      {acknowledgement ? <Confirmed at={acknowledgement.at} /> : <Statements />}
    </section>
  );
}
