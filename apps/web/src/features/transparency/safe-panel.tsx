import { SAFE_OWNERS, SAFE_THRESHOLD } from '@nova/shared/treasury/constants';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotProvable } from './proven-stat.tsx';
import { proven, type useTreasury } from './use-treasury.ts';

/** The multi-signature wallet that controls all roles, with its threshold and its owners. */
export function SafePanel({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const threshold = proven(treasury, ({ safe }) => safe.threshold);
  const owners = proven(treasury, ({ safe }) => safe.owners);
  return (
    <Panel title={t('safe.title')} className="of-4">
      <div className="in grid gap-4">
        <p>{t('safe.text', { threshold: SAFE_THRESHOLD, owners: SAFE_OWNERS })}</p>
        {owners === undefined ? <Skeleton className="w-24" /> : null}
        {owners === null || threshold === null ? <NotProvable /> : null}
        {owners && typeof threshold === 'number' ? (
          <>
            <p>
              <b>{t('safe.read', { threshold, owners: owners.length })}</b>
            </p>
            <ol className="grid gap-2">
              {owners.map((owner) => (
                <li key={owner}>
                  <Address address={owner} hasCopy />
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </Panel>
  );
}
