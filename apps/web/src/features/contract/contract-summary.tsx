import type { Verification } from '@nova/shared/contract/schemas';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatInteger } from '../../lib/format/format-number.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Address } from '../../ui/entity/address.tsx';
import { TimeAgo } from '../../ui/entity/time-ago.tsx';
import { Definition, Definitions } from '../../ui/panel.tsx';
import { ConstructorArguments } from './constructor-arguments.tsx';

const DecodedArguments = lazy(() => import('./decoded-arguments.tsx'));

/** Verification result: how well the sources match, and how they were compiled. */
export function ContractSummary({ address, verification }: { address: string; verification: Verification }) {
  const { t } = useTranslation('contract');
  const { language, localize } = useLanguage();
  const {
    match,
    match_kind: kind,
    optimizer,
    viaIR,
    creation_match: creationMatch,
    libraries,
  } = verification;
  const runs = formatInteger(optimizer.runs, language);
  return (
    <section className="contract-part" aria-label={t('summary.title')}>
      <div className="contract-head">
        <span className="state sealed">{t(`match.${kind}`)}</span>
        {verification.origin === 'deployment' ? <Badge>Nova</Badge> : null}
        <span className="moves">
          <ButtonLink isSmall to={localize(`/explorer/compare?one=${address}`)}>
            {t('compare.link')}
          </ButtonLink>
        </span>
      </div>
      <p className="muted small">{t(`match.${kind}Text`)}</p>
      {kind === 'similar' && match === 'partial' ? (
        <p className="muted small">{t('match.similarPartial')}</p>
      ) : null}
      <Origin verification={verification} />
      <Definitions>
        <Definition name={t('summary.name')}>
          <bdi>
            <b>{verification.name}</b>
          </bdi>
        </Definition>
        <Definition name={t('summary.compiler')}>
          <span className="num">
            {verification.language === 'Vyper'
              ? verification.compiler
              : t('summary.solc', { version: verification.compiler })}
          </span>
        </Definition>
        <Definition name={t('summary.optimizer')}>
          {optimizer.enabled ? t('summary.optimizerOn', { runs }) : t('summary.optimizerOff')}
          {viaIR ? `, ${t('summary.viaIr')}` : ''}
        </Definition>
        <Definition name={t('summary.evm')}>{verification.evmVersion ?? t('summary.evmDefault')}</Definition>
        <Definition name={t('summary.license')}>
          {verification.license ?? t('summary.licenseNone')}
        </Definition>
        <Definition name={t('summary.creation')}>
          {t(`summary.creation_${creationMatch ?? 'unknown'}`)}
        </Definition>
        {libraries.length > 0 ? (
          <Definition name={t('summary.libraries')}>
            <Libraries libraries={libraries} />
          </Definition>
        ) : null}
        <Definition name={t('arguments.title')}>
          <ConstructorArguments verification={verification}>
            <Suspense fallback={null}>
              <DecodedArguments verification={verification} />
            </Suspense>
          </ConstructorArguments>
        </Definition>
      </Definitions>
      <details className="contract-raw">
        <summary>{t('summary.settings')}</summary>
        <pre tabIndex={0}>{JSON.stringify(verification.settings, null, 2)}</pre>
      </details>
    </section>
  );
}

function Libraries({ libraries }: Pick<Verification, 'libraries'>): ReactNode {
  return (
    <ul className="contract-list">
      {libraries.map(({ name, address }) => (
        <li key={name}>
          <bdi>{name}</bdi> <Address address={address} />
        </li>
      ))}
    </ul>
  );
}

function Origin({
  verification: { origin, verified_at: verifiedAt, similar_to: similarTo },
}: {
  verification: Verification;
}) {
  const { t } = useTranslation('contract');
  if (origin === 'deployment') return <p className="muted small">{t('origin.deployment')}</p>;
  if (origin === 'submitted' && verifiedAt) {
    const [before, after] = t('origin.submitted', { time: '\u0000' }).split('\u0000');
    return (
      <p className="muted small">
        {before}
        <TimeAgo time={verifiedAt} />
        {after}
      </p>
    );
  }
  if (!similarTo) return <p className="muted small">{t('origin.code')}</p>;
  return (
    <p className="muted small">
      {t('origin.codeOf')} <Address address={similarTo} />.
    </p>
  );
}
