import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Panel } from '../../ui/panel.tsx';

const PROMISES = ['whole', 'never', 'verified', 'names'] as const;

/** Who will create the token, and receive all of it. */
export function WhoCreates({ from, ordersLeft }: { from: string | null; ordersLeft: number | null }) {
  const { t } = useTranslation('token');
  return (
    <Panel title={t('who.title')}>
      <div className="in">
        {from ? (
          <p>
            {t('who.wallet')} <Address address={from} />
          </p>
        ) : ordersLeft === null ? (
          <p>{t('who.connect')}</p>
        ) : (
          <>
            <p>{t('who.own')}</p>
            <p className="muted small">{t('who.left', { count: ordersLeft })}</p>
          </>
        )}
      </div>
    </Panel>
  );
}

/** What every token of the factory is. */
export function Promises() {
  const { t } = useTranslation('token');
  return (
    <Panel title={t('promise.title')}>
      <ul className="in token-promises">
        {PROMISES.map((each) => (
          <li key={each}>{t(`promise.${each}`)}</li>
        ))}
      </ul>
    </Panel>
  );
}
