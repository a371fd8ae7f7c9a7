import { Fragment } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Face } from '../../ui/entity/face.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotProvable } from './proven-stat.tsx';
import type { useTreasury } from './use-treasury.ts';

/** Number of placeholders while loading, about that of the contracts, so that the height does not change. */
const WAITING = 15;

/** The name of a contract, which may break between its words where it is wider than its column. */
const ContractName = ({ name }: { name: string }) =>
  name.split(/(?=[A-Z][a-z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));

/** Every contract of the deployment with its face and a link to its sources, in the light theme. */
export function ContractsBand({ treasury }: { treasury: ReturnType<typeof useTreasury> }) {
  const { t } = useTranslation('transparency');
  const contracts = treasury.isError ? null : treasury.data?.contracts;
  return (
    <section className="contracts-band" data-theme="light" aria-labelledby="contracts">
      <div className="wrap">
        <div className="contracts-head">
          <h2 id="contracts">{t('contracts.title')}</h2>
          <p>{t('contracts.text')}</p>
        </div>
        {contracts === null || contracts?.length === 0 ? <NotProvable /> : null}
        {contracts === null ? null : (
          <ul className="contract-faces" aria-busy={contracts ? undefined : true}>
            {contracts
              ? contracts.map(({ name, address, deployed_at_block }) => (
                  <li key={name}>
                    <Face address={address} />
                    <b>
                      <ContractName name={name} />
                    </b>
                    <Address address={address} hasCopy />
                    <span className="small muted">
                      {t('contracts.since')} <BlockLink number={deployed_at_block} />
                    </span>
                  </li>
                ))
              : Array.from({ length: WAITING }, (_, index) => (
                  <li key={index} aria-hidden="true">
                    <span className="face waiting" />
                    <Skeleton className="w-24" />
                    <Skeleton className="w-20" />
                    <Skeleton className="w-16" />
                  </li>
                ))}
          </ul>
        )}
      </div>
    </section>
  );
}
