import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { loginPath } from '../../lib/session/login-path.ts';
import { Note } from '../../ui/feedback/note.tsx';

/** Shown above the dashboard after the login has ended. The link opens a new tab, so that what was typed remains. */
export function LoginEnded() {
  const { t } = useTranslation('admin');
  const { language, localize } = useLanguage();
  return (
    <div className="mb-6">
      <Note
        tone="error"
        step={
          <a
            className="button small"
            href={loginPath(language, localize('/admin'))}
            target="_blank"
            rel="noreferrer"
          >
            {t('ended.again')}
          </a>
        }
      >
        {t('ended.text')}
      </Note>
    </div>
  );
}
