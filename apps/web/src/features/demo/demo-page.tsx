import { DEMO_HOURS, DEMO_TYPES, type DemoType } from '@nova/shared/demo/constants';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useStore } from '../../lib/store/create-store.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useShownStep } from '../../lib/page/show-step.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SealState } from '../../ui/feedback/seal-state.tsx';
import type { TraceKind } from '../../ui/trace/trace-kinds.ts';
import { Trace } from '../../ui/trace/trace.tsx';
import { demoStore } from './demo-session.ts';
import { DemoTries } from './demo-tries.tsx';
import { useDemoOffer } from './use-demo-offer.ts';
import './demo.css';

/** Kind of trace that illustrates each type of demo. */
const KINDS: Readonly<Record<DemoType, TraceKind>> = { explore: 'read', trade: 'trade', create: 'mint' };
const FIRST_STEPS: Readonly<Record<DemoType, string>> = {
  explore: '/energy-dashboard',
  trade: '/presale',
  create: '/create-nft',
};

function Running({ demoType }: { demoType: DemoType }) {
  const { t } = useTranslation('demo');
  const { localize } = useLanguage();
  const { hasValue, fundsOf } = useDemoOffer();
  const funded = t('running.funded', { funds: fundsOf(demoType) ?? '' });
  const balanceText = hasValue ? funded : t('running.empty');
  return (
    <div className="in grid gap-4">
      <SealState shape="sealed">{t('running.title')}</SealState>
      <p>{hasValue === undefined ? t('running.unknown') : balanceText}</p>
      <div className="row">
        <ButtonLink variant="solid" to={localize(FIRST_STEPS[demoType])}>
          {t(`running.first.${demoType}`)}
        </ButtonLink>
      </div>
      <DemoTries />
    </div>
  );
}

function Choice({ onStart }: { onStart: (type: DemoType) => Promise<void> }) {
  const { t } = useTranslation('demo');
  const { hasValue, fundsOf } = useDemoOffer();
  const session = useStore(sessionStore, null);
  const [type, setType] = useState<DemoType>('explore');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setError(null);
    try {
      await onStart(type);
    } catch (error) {
      setError(
        error instanceof ApiError && error.code === 'demo_limit' ? t('errors.limit') : t('errors.other'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="demo-choice in grid gap-5">
      <FormField label={t('choose')} isGroup>
        <RadioGroup
          variant="cards"
          value={type}
          onChange={setType}
          options={DEMO_TYPES.map((value) => ({
            value,
            label: t(`types.${value}.name`),
            text: t(`types.${value}.text`),
            cost: fundsOf(value),
            picture: <Trace kind={KINDS[value]} points={40} blockHash={value} width={96} height={28} />,
          }))}
        />
      </FormField>
      {hasValue === false ? <Note>{t('empty')}</Note> : null}
      {session ? <Note>{t('rests')}</Note> : null}
      {error ? <Note tone="error">{error}</Note> : null}
      <div className="row">
        <Button variant="solid" data-early="demo-start" isBusy={isBusy} onClick={() => void start()}>
          {t('start')}
        </Button>
      </div>
    </div>
  );
}

/** `/demo-account-setup`: an account and a wallet in this browser for one day. */
export function DemoPage({ onStart }: { onStart: (type: DemoType) => Promise<void> }) {
  const { t } = useTranslation('demo');
  const demo = useStore(demoStore, null);
  const card = useRef<HTMLDivElement>(null);
  const [hasStarted, setStarted] = useState(false);
  useShownStep(card, hasStarted && demo ? 'running' : null);
  const start = async (type: DemoType) => {
    await onStart(type);
    setStarted(true);
  };
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede', { hours: DEMO_HOURS })}</p>
      </div>
      <div className="columns">
        <div ref={card} className="of-7">
          <Panel title={demo ? t('running.head') : t('head')}>
            {demo ? <Running demoType={demo.demoType} /> : <Choice onStart={start} />}
          </Panel>
        </div>
        <Panel title={t('what.title')} className="of-5">
          <ul className="demo-what in">
            <li>{t('what.wallet')}</li>
            <li>{t('what.worth')}</li>
            <li>{t('what.marked')}</li>
            <li>{t('what.end', { hours: DEMO_HOURS })}</li>
          </ul>
        </Panel>
      </div>
    </div>
  );
}
