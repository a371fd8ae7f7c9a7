import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** One value before and after a step. Without `after`, it stays the same. */
export interface Change {
  readonly name: string;
  readonly now: string;
  readonly after?: string;
}

/** Current and future values side by side; new ones are bold, unchanged ones are marked. */
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
