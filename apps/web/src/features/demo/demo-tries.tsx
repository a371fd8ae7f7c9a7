import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

/** What can be tried in a demo, with the page of each. */
const TRIES = [
  ['energy', '/energy-dashboard'],
  ['buy', '/presale'],
  ['nft', '/create-nft'],
  ['token', '/create-token'],
  ['explorer', '/explorer'],
] as const;

/** The list of what can be tried in a running demo, as links. */
export function DemoTries() {
  const { t } = useTranslation('demo');
  const { localize } = useLanguage();
  return (
    <div className="grid gap-3">
      <h3>{t('tries.title')}</h3>
      <ul className="demo-what demo-tries">
        {TRIES.map(([name, path]) => (
          <li key={name}>
            <Link to={localize(path)}>{t(`tries.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
