import type { Verification } from '@nova/shared/contract/schemas';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Address } from '../../../ui/entity/address.tsx';

interface Compared {
  readonly one: Verification;
  readonly other: Verification;
  readonly addresses: readonly [string, string];
}

/** Name, compiler and settings of two contracts, and whether they are equal. */
export function ComparedSettings({ one, other, addresses }: Compared) {
  const { t } = useTranslation('contract');
  const { language } = useLanguage();
  const optimizerOf = ({ optimizer, viaIR }: Verification) => {
    const runs = formatInteger(optimizer.runs, language);
    const text = optimizer.enabled ? t('summary.optimizerOn', { runs }) : t('summary.optimizerOff');
    return viaIR ? `${text}, ${t('summary.viaIr')}` : text;
  };
  const rows = [
    [t('summary.name'), one.name, other.name],
    [t('summary.compiler'), one.compiler, other.compiler],
    [t('summary.optimizer'), optimizerOf(one), optimizerOf(other)],
    [t('summary.evm'), ...[one, other].map(({ evmVersion }) => evmVersion ?? t('summary.evmDefault'))],
    [t('summary.license'), ...[one, other].map(({ license }) => license ?? t('summary.licenseNone'))],
  ] as const;
  return (
    <section className="contract-part" aria-label={t('compare.settings')}>
      <h3>{t('compare.settings')}</h3>
      <dl className="comparison-settings">
        <div>
          <dt>{t('summary.title')}</dt>
          {addresses.map((address, at) => (
            <dd key={at === 0 ? 'one' : 'other'}>
              <Address address={address} />
            </dd>
          ))}
        </div>
        {rows.map(([name, first, second]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{first}</bdi>
            </dd>
            <dd>
              <bdi>{second}</bdi>{' '}
              <span className={first === second ? 'faint small' : 'comparison-different small'}>
                ({t(first === second ? 'compare.same' : 'compare.different')})
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
