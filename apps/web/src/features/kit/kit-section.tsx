import { useLanguage } from '../../lib/i18n/use-language.ts';
import { KIT_THEMES, type KitEntry } from './kit-entry.ts';
import { fillIn, useKitTexts } from './kit-texts.ts';

/** One section: its name with an anchor, and its specimen in both themes. */
export function KitSection({ entry }: { entry: KitEntry }) {
  const texts = useKitTexts();
  const { language } = useLanguage();
  const { id, title, note, Specimen, isWide = false } = entry;
  return (
    <section id={id} className="kit-section" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>
          <a href={`#${id}`}>{title[language]}</a>
        </h2>
        {note ? <p className="muted">{note[language]}</p> : null}
      </header>
      <div className={isWide ? 'kit-faces wide' : 'kit-faces'}>
        {KIT_THEMES.map((theme) => (
          <div key={theme} className="kit-face" data-theme={theme}>
            <p className="label">{texts.theme[theme]}</p>
            <Specimen
              theme={theme}
              nameHere={(name) => fillIn(texts.on, { name, theme: texts.theme[theme] })}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
