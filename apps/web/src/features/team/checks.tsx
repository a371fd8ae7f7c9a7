import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** Claims that can be verified without trust, and where. */
const CHECKS = [
  { id: 'sources', path: '/transparency' },
  { id: 'attacks', path: '/documentation/attacks' },
  { id: 'node', path: '/documentation/chain' },
] as const;

/** First on the page: what readers can verify themselves, before anything that requires trust. */
export function Checks() {
  const { t } = useTranslation('team');
  const { localize } = useLanguage();
  return (
    <ul className="team-checks">
      {CHECKS.map(({ id, path }) => (
        <li key={id}>
          <Link to={localize(path)}>
            <b>{t(`checks.${id}.name`)}</b>
            <span>{t(`checks.${id}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
