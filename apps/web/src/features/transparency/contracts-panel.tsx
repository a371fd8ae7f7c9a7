import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { NotProvable } from './proven-stat.tsx';
import type { useTreasury } from './use-treasury.ts';

/** Every contract of the deployment, linked to its sources in the explorer. */
export function ContractsPanel({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const contracts = treasury.isError ? null : treasury.data?.contracts;
  return (
    <Panel title={t('contracts.title')} className="of-7">
      <div className="in">
        <p className="muted">{t('contracts.text')}</p>
        {contracts === null || contracts?.length === 0 ? <NotProvable /> : null}
        <ul className="contract-list">
          {contracts?.map(({ name, address, deployed_at_block }) => (
            <li key={name}>
              <b>{name}</b>
              <Address address={address} hasCopy />
              <span className="small muted">
                {t('contracts.since')} <BlockLink number={deployed_at_block} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
