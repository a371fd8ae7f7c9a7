import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { COMPARED } from './whitepaper-sections.ts';

const MECHANISMS = ['work', 'stake', 'action'] as const;

/** Comparison of three consensus mechanisms. */
export function Comparison() {
  const { t } = useTranslation('whitepaper');
  return (
    <div className="wp-table">
      <table className="data-table">
        <caption>{t('comparison.caption')}</caption>
        <thead>
          <tr>
            <td />
            {MECHANISMS.map((way) => (
              <th key={way} scope="col">
                {t(`comparison.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`comparison.rows.${row}.name`)}</th>
              {MECHANISMS.map((way) => (
                <td key={way} data-label={t(`comparison.${way}`)}>
                  {t(`comparison.rows.${row}.${way}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
