import { useLanguage } from '../../lib/i18n/use-language.ts';
import { CopyableField } from '../../ui/copyable-field.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { Token } from '../../ui/entity/token.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Gauge } from '../../ui/progress/gauge.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { Stepper, type Step } from '../../ui/progress/stepper.tsx';
import { Timeline, TimelineEntry } from '../../ui/timeline/timeline.tsx';
import type { KitEntry, SpecimenProps } from './kit-entry.ts';
import { SAMPLE_ADDRESS } from './samples.ts';

const TEXTS = {
  en: {
    upload: 'Uploading depot.glb',
    uploadAmounts: '6.2 of 9.8 MB',
    waiting: 'Waiting for your wallet',
    waitingAmounts: 'nobody knows how long',
    sale: 'Phase 1 sold',
    saleAmounts: '3,180,000 of 10,000,000 NAC',
    gauge: '180 of 400 EP',
    steps: 'Minting',
    image: 'Image',
    details: 'Details',
    sign: 'Sign',
    sealed: 'Sealed',
    signing: 'Your wallet asks twice: first for the image, then for the NFT.',
    refused: 'You refused in the wallet. Nothing was sent; you can sign again.',
    done: 'Collected',
    attested: 'Attested',
    still: 'Still to come',
    broken: 'Refused',
    link: 'Your link',
    copy: 'Copy link',
    copied: 'Copied!',
    progress: 'Progress',
    way: 'What happened',
    tokens: 'Tokens and values',
  },
  de: {
    upload: 'depot.glb wird hochgeladen',
    uploadAmounts: '6,2 von 9,8 MB',
    waiting: 'Wartet auf deine Wallet',
    waitingAmounts: 'niemand weiß, wie lange',
    sale: 'Phase 1 verkauft',
    saleAmounts: '3.180.000 von 10.000.000 NAC',
    gauge: '180 von 400 EP',
    steps: 'Erstellen',
    image: 'Bild',
    details: 'Angaben',
    sign: 'Unterschrift',
    sealed: 'Versiegelt',
    signing: 'Deine Wallet fragt zweimal: erst für das Bild, dann für das NFT.',
    refused: 'Du hast in der Wallet abgelehnt. Nichts wurde gesendet; du kannst neu unterschreiben.',
    done: 'Gesammelt',
    attested: 'Bestätigt',
    still: 'Kommt noch',
    broken: 'Abgelehnt',
    link: 'Dein Link',
    copy: 'Link kopieren',
    copied: 'Kopiert!',
    progress: 'Fortschritt',
    way: 'Was geschah',
    tokens: 'Token und Werte',
  },
} as const;

function ProgressKit({ nameHere }: SpecimenProps) {
  const texts = TEXTS[useLanguage().language];
  const steps = (sign: Step['state']): readonly Step[] => [
    { name: texts.image, state: 'done' },
    { name: texts.details, state: 'done' },
    { name: texts.sign, state: sign },
    { name: texts.sealed, state: 'pending' },
  ];
  return (
    <>
      <Panel title={nameHere(texts.progress)}>
        <div className="in grid gap-6">
          <Progress label={texts.upload} value={6.2} most={9.8} amounts={texts.uploadAmounts} />
          <Progress label={texts.waiting} amounts={texts.waitingAmounts} />
          <Progress label={texts.sale} value={31.8} amounts={texts.saleAmounts} isEnergy />
          <Gauge value={180} most={400} label={texts.gauge} />
          <Stepper label={nameHere(texts.steps)} steps={steps('active')} sentence={texts.signing} />
          <Stepper label={nameHere(texts.steps)} steps={steps('failed')} sentence={texts.refused} />
        </div>
      </Panel>
      <Panel title={nameHere(texts.way)}>
        <Timeline label={nameHere(texts.way)}>
          <TimelineEntry mark="action" title={texts.done} time="14:02:44">
            <Energy points={40} />
          </TimelineEntry>
          <TimelineEntry title={texts.attested} time="14:02:44.204" />
          <TimelineEntry mark="failed" title={texts.broken} />
          <TimelineEntry mark="open" title={texts.still} />
        </Timeline>
      </Panel>
      <Panel title={nameHere(texts.tokens)}>
        <div className="in grid gap-4">
          <div className="row">
            <Token name="Nova Action Coin" symbol="NAC" address={SAMPLE_ADDRESS} isVerified />
            <Token name="Depot Credits" symbol="DPT" address={`0x${'7'.repeat(40)}`} />
          </div>
          <CopyableField
            name={texts.link}
            value={`https://nova.example/?ref=${SAMPLE_ADDRESS.slice(2, 12)}`}
            label={texts.copy}
            done={texts.copied}
          />
        </div>
      </Panel>
    </>
  );
}

const entry: KitEntry = {
  id: 'progress',
  title: { en: 'Progress, steps and what happened', de: 'Fortschritt, Schritte und was geschah' },
  Specimen: ProgressKit,
};
export default entry;
