import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/pitchdeck.ts';

const pitchdeck: Widen<typeof en> = {
  title: 'Nova in zwölf Folien',
  pdf: 'PDF, Deutsch',
  stage: 'Folien',
  slide: 'Folie {{number}} von {{of}}: {{name}}',
  position: '{{number}} / {{of}}',
  previous: 'Vorige Folie',
  next: 'Nächste Folie',
  overview: 'Alle Folien',
  closeOverview: 'Zurück zur Folie',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  keys: 'Pfeiltasten blättern, F füllt den Bildschirm, O zeigt alle Folien',
  swipe: 'Wischen blättert',
  names: {
    cover: 'Titel',
    problem: 'Das Problem',
    principle: 'Das Prinzip',
    way: 'Wie es geht',
    speed: 'Wie schnell',
    now: 'Die Kette in diesem Augenblick',
    actions: 'Was zählt',
    supply: 'Menge',
    sale: 'Vorverkauf',
    roadmap: 'Fahrplan',
    risks: 'Risiken',
    check: 'Sieh nach',
  },
  cover: { title: 'Jede Handlung versiegelt ihren eigenen Block' },
  problem: {
    title: 'Ketten zählen Zeit, nicht Menschen',
    clocked:
      'Eine getaktete Kette macht alle paar Sekunden einen Block, voll oder leer. Bezahlt werden Maschinen oder Coins.',
    acted: 'Nova macht einen Block, wenn jemand etwas tut. Belohnt wird, wer etwas tut.',
  },
  principle: {
    title: 'Keine Handlung, kein Block',
    text: 'Die Höhe der Blockchain zählt Aktionen. Tut niemand etwas, bleibt die Linie flach, und alle sehen es.',
  },
  way: {
    title: 'Fünf Stationen, ein Block',
    text: 'Den Betrag bestimmen nicht wir: Ein öffentlicher Vertrag schlägt ihn nach und weist ab, was seine Grenzen überschreitet.',
  },
  speed: {
    title: 'von der Anfrage bis zum Block auf jeder offenen Seite',
    unit: 'ms',
    half: 'Median aus {{actions}} Aktionen, gesendet von einem Skript auf demselben Rechner mit zwei Kernen, ohne Netzwerk dazwischen',
    blocks: 'Blöcke je Sekunde, ein Client',
    blocksUnit: 'jeder auf der Platte, bevor ihn jemand sieht',
    anvil: 'Dieselbe Arbeit neben anvil mit Speicherung',
    anvilUnit: 'mal so viele',
    fee: 'Gebühr einer belohnten Handlung',
    feeUnit: 'NAC',
    source:
      'Gemessen am {{day}}. 99 % brauchten höchstens {{slowMs}} ms; mit {{crowd}} Skripten zugleich lag der Median bei {{crowdMs}} ms. Methode und schlechtere Ergebnisse: /de/documentation/benchmarks',
  },
  now: {
    title: 'Keine Prognose: die Kette, während du liest',
    blocks: 'Blöcke',
    actions: 'Handlungen',
    points: 'Verdiente Energy Points',
    addresses: 'Adressen',
    live: 'Von der Kette dieser Website gelesen und aktuell, solange du hinsiehst',
    paper: 'Auf Papier wäre eine Live-Zahl eine alte. Lies sie hier: {{address}}',
  },
  actions: {
    title: '{{count}} Arten von Handlungen, eine öffentliche Preisliste',
    rest: 'und {{count}} weitere, ab {{least}} EP. {{conversionRule}}',
  },
  supply: {
    title: 'NAC, alle seit dem ersten Block',
    text: 'Wie die Contracts sie halten. Belohnungen werden aus {{community}} NAC bezahlt. Angekündigt im {{announced}}, bevor es Contracts gab: {{rewards}} % Belohnungen, {{fund}} % Fonds, {{team}} % Team, {{partners}} % Partner, {{reserve}} % Reserve.',
  },
  sale: {
    title: 'Drei Phasen, feste Preise, nichts geprägt',
    price: '{{price}} USDT',
    coins: '{{coins}} NAC',
    phase: 'Phase {{number}}',
    text: 'In Phase 1 gibt es ab {{bonusMin}} USDT {{bonus}} % dazu, solange Plätze frei sind. Was NAC wert sein werden, verspricht niemand.',
  },
  roadmap: { title: 'Was wir gesagt haben und was heute stimmt' },
  risks: {
    title: 'Was schiefgehen kann',
    validator: 'Ein Validator, von uns betrieben: Er kann anhalten oder dich auslassen',
    audit: 'Niemand von außen hat die Verträge geprüft',
    market: 'Es gibt keinen Marktpreis, und vielleicht nie einen',
    operator: 'Zahlungen per Karte und von Ethereum beruhen auf unserem Wort',
    loss: 'Du kannst alles verlieren, was du einsetzt',
  },
  check: {
    title: 'Glaub uns nicht. Sieh nach.',
    explorer: 'Jeder Block, sobald er versiegelt ist',
    transparency: 'Wo jeder NAC liegt, gelesen von der Kette',
    whitepaper: 'Der Entwurf, samt seinen Schwächen',
    attacks: 'Was gegen die Verträge versucht wurde',
  },
};

export default pitchdeck;
