import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LiveStateMark } from '../../ui/feedback/live-state.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import type { KitEntry } from './kit-entry.ts';
import { SAMPLE_ADDRESS } from './samples.ts';

const STATES = ['live', 'connecting', 'polled', 'delayed', 'offline'] as const;
const FILTERS = {
  en: ['All types', 'Transfers', 'Sender 0x1111…111111'],
  de: ['Alle Arten', 'Überweisungen', 'Absender 0x1111…111111'],
} as const;
const QR_LABEL = { en: 'QR code of an address', de: 'QR-Code einer Adresse' } as const;

function ExplorerSpecimen() {
  const { language } = useLanguage();
  const [all, one, held] = FILTERS[language];
  return (
    <div className="grid gap-6">
      <p className="row">
        {STATES.map((name) => (
          <LiveStateMark key={name} name={name} />
        ))}
      </p>
      <p className="row">
        <span className="chip" aria-current="true">
          {all}
        </span>
        <span className="chip">{one}</span>
        <span className="chip held">{held}</span>
      </p>
      <QrCode text={SAMPLE_ADDRESS} label={QR_LABEL[language]} />
    </div>
  );
}

const entry: KitEntry = {
  id: 'explorer',
  title: { en: 'Live, filtered, scanned', de: 'Live, gefiltert, gescannt' },
  note: {
    en: 'How current a list is; what it is narrowed by; an address for a phone.',
    de: 'Wie aktuell eine Liste ist; worauf sie eingeschränkt ist; eine Adresse fürs Telefon.',
  },
  Specimen: ExplorerSpecimen,
};

export default entry;
