import { ButtonsKit } from './buttons-kit.tsx';
import { ChoicesKit } from './choices-kit.tsx';
import { ColoursKit } from './colours-kit.tsx';
import { DialogsKit } from './dialogs-kit.tsx';
import { FieldsKit } from './fields-kit.tsx';
import { FilesKit } from './files-kit.tsx';
import { FloatingKit } from './floating-kit.tsx';
import { FormKit } from './form-kit.tsx';
import type { KitEntry, SpecimenProps } from './kit-entry.ts';
import { KIT_TEXTS, type KitTexts } from './kit-texts.ts';
import { ListsKit } from './lists-kit.tsx';
import { MarksKit } from './marks-kit.tsx';
import { NoticesKit } from './notices-kit.tsx';
import { PanelsKit } from './panels-kit.tsx';
import { ToastsKit } from './toasts-kit.tsx';
import { TracesKit } from './traces-kit.tsx';
import { TypeKit } from './type-kit.tsx';
import { LanguagesKit } from './languages-kit.tsx';

const { en, de } = KIT_TEXTS;

function entryOf(
  id: keyof KitTexts['sections'],
  Specimen: (props: SpecimenProps) => React.ReactNode,
  options: { isWide?: boolean } = {},
): KitEntry {
  const noted = (texts: KitTexts) => (id in texts.notes ? texts.notes[id as keyof KitTexts['notes']] : null);
  const [noteEn, noteDe] = [noted(en), noted(de)];
  return {
    id,
    title: { en: en.sections[id], de: de.sections[id] },
    ...(noteEn && noteDe ? { note: { en: noteEn, de: noteDe } } : {}),
    Specimen,
    ...options,
  };
}

/** Sections of components that show data, each in a module `data-*.tsx`. */
const dataModules = import.meta.glob<{ default: KitEntry | readonly KitEntry[] }>('./data-*.tsx', {
  eager: true,
});

/** Every section of the kit, in display order. */
export const KIT_ENTRIES: readonly KitEntry[] = [
  entryOf('colours', ColoursKit),
  entryOf('type', TypeKit),
  entryOf('buttons', ButtonsKit),
  entryOf('fields', FieldsKit),
  entryOf('choices', ChoicesKit),
  entryOf('files', FilesKit),
  entryOf('form', FormKit),
  entryOf('dialogs', DialogsKit),
  entryOf('floating', FloatingKit),
  entryOf('toasts', ToastsKit),
  entryOf('notices', NoticesKit),
  entryOf('marks', MarksKit),
  entryOf('panels', PanelsKit),
  entryOf('lists', ListsKit),
  ...Object.values(dataModules).flatMap((module) => module.default),
  entryOf('traces', TracesKit),
  entryOf('texts', LanguagesKit),
];
