import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** One thing before and after a step. Without `after` it stays. */
export interface Change {
  readonly name: string;
  readonly now: string;
  readonly after?: string;
}

/** What is and what will be, side by side; the new value is bold, what stays says so. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('form');
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('confirm.what')}</span>
          </th>
          <th scope="col">{t('confirm.now')}</th>
          <th aria-hidden="true" />
          <th scope="col">{t('confirm.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, now, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="num">{now}</td>
            <td className="arrow" aria-hidden="true">
              {after === undefined ? '' : '→'}
            </td>
            {after === undefined ? (
              <td className="stays">{t('confirm.stays')}</td>
            ) : (
              <td className="num new">{after}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
