import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { afterPaint } from '../../lib/page/after-paint.ts';
import { THEME_COLORS, THEME_KEY } from '../../lib/page/inline-scripts.ts';
import { writeStored } from '../../lib/store/stored-value.ts';
import { ThemeIcon } from '../icons.tsx';

/** Event for code that paints with the tokens' values itself, such as the strip. */
export const THEME_EVENT = 'nova:theme';

async function switchTheme(): Promise<void> {
  // The click is painted first, because new colors restyle the whole page.
  await afterPaint();
  const root = document.documentElement;
  const theme = root.dataset.theme === 'light' ? 'dark' : 'light';
  root.dataset.theme = theme;
  writeStored(THEME_KEY, theme);
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    tag.content = THEME_COLORS[theme];
  dispatchEvent(new Event(THEME_EVENT));
}

/** The system preference applies until the first click; the choice is stored in this browser. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="icon-button"
      data-early="theme"
      aria-label={t('nav.theme')}
      onClick={() => void switchTheme()}
    >
      <ThemeIcon />
    </button>
  );
}
