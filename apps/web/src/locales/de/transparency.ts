import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/transparency.ts';

const transparency: Widen<typeof en> = {
  title: 'Eine Milliarde NAC, Wallet für Wallet',
  lede: 'Alle {{supply}} NAC gibt es seit dem ersten Block. Hier siehst du, wo sie liegen, wie lange sie gesperrt sind und wer entscheidet. Jedes Guthaben wird live aus der Blockchain gelesen.',
  readAt: 'Gelesen bei Block',
  stateRoot: 'State Root',
  unproven: 'Gerade nicht überprüfbar',
  unprovenText:
    'Die Blockchain antwortet gerade nicht, deshalb lassen sich die Guthaben unten nicht überprüfen. Ältere Zahlen zeigen wir nicht.',
  again: 'Neu lesen',
  allocation: {
    title: 'Wo die NAC liegen',
    label: 'Verteilung nach Wallets zum Start; schraffiert: in einem Contract gesperrt',
    given: 'Zugeteilt',
    now: 'Guthaben jetzt',
    spread: 'verteilt auf die Schlüssel des Servers',
    readings:
      'Das sind die tatsächlichen Zuteilungen auf der Blockchain. Sie weichen von der Aufteilung nach Zweck ab, die im {{announced}} angekündigt wurde; beide zeigt das Whitepaper:',
  },
  holders: {
    LiquidityVesting: {
      name: 'Liquidität',
      rule: '{{liquidityMonths}} Monate gesperrt, dann alles auf einmal',
    },
    Presale: {
      name: 'Vorverkauf',
      rule: 'In drei Phasen zu festen Preisen verkauft; es entstehen keine neuen',
    },
    PresaleReserve: {
      name: 'Vorverkaufsreserve',
      rule: 'Zahlt {{bonus}} % Bonus und nimmt unverkaufte Coins auf; nach Verkaufsende kann der Safe sie abheben',
    },
    TeamVesting: {
      name: 'Team',
      rule: '{{teamCliff}} Monate nichts, dann gleichmäßig über {{teamMonths}}',
    },
    MarketingVesting: { name: 'Marketing', rule: 'Wird über {{marketingMonths}} Monate gleichmäßig frei' },
    Safe: { name: 'Ökosystem', rule: '{{threshold}} von {{owners}} Signaturen nötig' },
    operations: {
      name: 'Betrieb',
      rule: 'Gas für die Transaktionen des Servers; die Gebühren der Blockchain fließen dorthin zurück',
    },
    CommunityRewards: {
      name: 'Belohnungen',
      rule: 'Zahlt Umtausch, höchstens {{convertTotalNac}} NAC am Tag, und Faucet. {{conversionRule}}',
    },
  },
  vesting: {
    title: 'Freigabeplan',
    lede: 'Dreißig Monate ab dem ersten Block. Schraffiert: gesperrt. Gefüllt: frei. Senkrechter Strich: heute.',
    TeamVesting: 'Bis Monat {{start}} gesperrt, dann gleichmäßig bis Monat {{end}}.',
    MarketingVesting: 'Von Anfang an gleichmäßig bis Monat {{end}}.',
    LiquidityVesting: 'Bis Monat {{end}} gesperrt, dann alles auf einmal.',
    until: 'Alles frei am {{day}}.',
    free: 'Jetzt verfügbar',
    taken: 'Bisher entnommen',
  },
  scheduled: {
    title: 'Angekündigte Schritte',
    lede: 'Ein Schritt, der sich nicht rückgängig machen lässt, etwa das Ende einer Vorverkaufsphase, wird auf der Blockchain angekündigt und wartet zwei Tage. Danach kann ihn nur der Safe ausführen. Bis dahin können Safe, Kurator oder Pauser ihn abbrechen.',
    none: 'Nichts ist angekündigt, und bisher war nie etwas angekündigt.',
    failed: 'Die Liste konnte nicht geladen werden. Eine ältere zeigen wir nicht.',
    unknown: 'Ein Aufruf, den diese Seite nicht kennt',
    target: 'Contract',
    at: 'Angekündigt',
    from: 'Der Safe kann ihn ausführen ab',
    by: 'Angekündigt von',
    states: {
      waiting: 'wartet',
      ready: 'bereit für den Safe',
      executed: 'ausgeführt',
      cancelled: 'abgebrochen',
    },
  },
  safe: {
    title: 'Wer zustimmen muss',
    text: 'Über den Rollen der Contracts steht ein Safe. Vorgesehen ist, dass {{threshold}} von {{owners}} Inhabern signieren, auch um einen Inhaber zu wechseln. In einem Entwicklungsnetz wurden die fünf Schlüssel auf dem Rechner erzeugt, der es betreibt.',
    read: 'Aus dem Contract gelesen: {{threshold}} von {{owners}}',
  },
  contracts: {
    title: 'Smart Contracts',
    text: 'Kein Contract lässt sich aktualisieren. Jede Adresse führt in den Explorer, wo der verifizierte Quellcode steht.',
    since: 'seit Block',
  },
  audit: {
    title: 'Sicherheit und Audits',
    soon: 'Kommt bald',
    said: 'Angekündigt hatten wir: „Audits sind für Q4 2025 geplant.“',
    today:
      'Das Datum ist vorbei, und es gibt keinen Bericht. Sobald einer vorliegt, veröffentlichen wir ihn hier mit Ergebnissen und Hash der Datei.',
    report: 'Bericht',
    none: 'noch keiner',
    sources: 'Quellen',
    sourcesText: 'offen und im Explorer gegen den Code on-chain verifiziert',
    own: 'Unsere eigenen Tests',
    ownText:
      'zufällige Eingaben und Abläufe, jede Sicherung einmal absichtlich entfernt, eine Liste versuchter Angriffe; ein Audit ersetzt das nicht',
  },
  chain: {
    title: 'Über diese Blockchain',
    id: 'Chain-ID',
    old: 'In früheren Unterlagen steht 6996. Diese Zahl ist überholt.',
    minted: 'Seit dem ersten Block erzeugt oder verbrannt',
    mintedText: 'nichts; der Node kennt keine Regel dafür',
  },
};

export default transparency;
