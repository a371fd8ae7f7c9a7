import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/transparency.ts';

const transparency: Widen<typeof en> = {
  title: 'Eine Milliarde NAC, Wallet für Wallet',
  lede: 'Alle {{supply}} NAC gibt es seit dem ersten Block. Hier steht, wo sie liegen, was sie zurückhält und wer entscheidet. Jedes Guthaben wird von der Kette gelesen, während du hinsiehst.',
  readAt: 'Gelesen bei Block',
  stateRoot: 'Zustandswurzel',
  unproven: 'Gerade nicht belegbar',
  unprovenText:
    'Die Blockchain antwortet gerade nicht, also lässt sich nichts hier unten prüfen. Ältere Zahlen zeigen wir nicht an ihrer Stelle.',
  again: 'Neu lesen',
  allocation: {
    title: 'Wo die Menge liegt',
    label:
      'Die Menge nach Wallets, wie sie mit den ersten Blöcken verteilt wurde; Schraffiertes hält ein Vertrag zurück',
    given: 'Zugeteilt',
    now: 'Liegt jetzt dort',
    spread: 'verteilt auf die Schlüssel des Servers',
    readings:
      'Das sind die Zuteilungen auf der Blockchain. Sie weichen von der Aufteilung nach Zweck ab, die im {{announced}} angekündigt wurde; beide zeigt das Whitepaper:',
  },
  holders: {
    LiquidityVesting: {
      name: 'Liquidität',
      rule: '{{liquidityMonths}} Monate gesperrt, dann alles auf einmal',
    },
    Presale: {
      name: 'Vorverkauf',
      rule: 'In drei Phasen zu festen Preisen verkauft, nie geprägt',
    },
    PresaleReserve: {
      name: 'Reserve des Vorverkaufs',
      rule: 'Zahlt den Bonus von {{bonus}} % und behält, was übrig bleibt; nach dem Ende des Verkaufs darf der Safe darüber verfügen',
    },
    TeamVesting: {
      name: 'Team',
      rule: '{{teamCliff}} Monate nichts, dann gleichmäßig über {{teamMonths}}',
    },
    MarketingVesting: { name: 'Marketing', rule: 'Gleichmäßig frei über {{marketingMonths}} Monate' },
    Safe: { name: 'Ökosystem', rule: '{{threshold}} von {{owners}} Inhabern müssen unterschreiben' },
    operations: {
      name: 'Betrieb',
      rule: 'Gas für die Transaktionen des Servers; die Gebühren der Kette fließen dorthin zurück',
    },
    CommunityRewards: {
      name: 'Belohnungen',
      rule: 'Zahlt Umtausch, höchstens {{convertTotalNac}} NAC am Tag, und Faucet. {{conversionRule}}',
    },
  },
  vesting: {
    title: 'Was wann frei wird',
    lede: 'Eine Achse von dreißig Monaten seit dem ersten Block. Schraffiert ist gesperrt, gefüllt ist frei, der senkrechte Strich ist heute.',
    TeamVesting: 'Bis Monat {{start}} gesperrt, dann gleichmäßig bis Monat {{end}}.',
    MarketingVesting: 'Von Anfang an gleichmäßig bis Monat {{end}}.',
    LiquidityVesting: 'Bis Monat {{end}} gesperrt, dann alles auf einmal.',
    until: 'Alles frei am {{day}}.',
    free: 'Jetzt entnehmbar',
    taken: 'Bisher entnommen',
  },
  scheduled: {
    title: 'Was angekündigt ist',
    lede: 'Ein Schritt, der etwas für immer beendet, etwa eine Phase des Vorverkaufs, wird auf der Kette angekündigt und wartet zwei Tage. Danach kann ihn nur der Safe ausführen. Bis dahin können Safe, Kurator oder Pauser ihn abbrechen.',
    none: 'Nichts ist angekündigt, und nichts war es je.',
    failed: 'Die Liste lässt sich gerade nicht lesen. Eine ältere zeigen wir nicht an ihrer Stelle.',
    unknown: 'Ein Aufruf, den diese Seite nicht kennt',
    target: 'Vertrag',
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
    text: 'Über den Rollen der Verträge steht ein Safe. Vorgesehen ist, dass {{threshold}} von {{owners}} Inhabern unterschreiben, auch um einen Inhaber zu wechseln. In einem Entwicklungsnetz wurden die fünf Schlüssel auf dem Rechner erzeugt, der es betreibt.',
    read: 'Aus dem Vertrag gelesen: {{threshold}} von {{owners}}',
  },
  contracts: {
    title: 'Verträge',
    text: 'Keiner lässt sich austauschen. Jede Adresse führt in den Explorer, wo die Quellen stehen, aus denen genau der Code der Kette entsteht.',
    since: 'seit Block',
  },
  audit: {
    title: 'Sicherheit und Prüfung',
    soon: 'Kommt bald',
    said: 'Angekündigt hatten wir: „Audits sind für Q4 2025 geplant.“',
    today:
      'Das Datum ist vorbei, und es gibt keinen Bericht. Sobald es einen gibt, steht er hier, mit seinen Befunden und dem Hash der Datei.',
    report: 'Bericht',
    none: 'noch keiner',
    sources: 'Quellen',
    sourcesText: 'offen und im Explorer mit dem Code auf der Kette verglichen',
    own: 'Unsere eigenen Tests',
    ownText:
      'zufällige Eingaben und Abläufe, jede Sicherung einmal absichtlich entfernt, eine Liste versuchter Angriffe; ein Audit ersetzt das nicht',
  },
  chain: {
    title: 'Die Kette, von der diese Zahlen kommen',
    id: 'Chain-ID',
    old: 'In früheren Unterlagen steht 6996. Diese Zahl ist überholt.',
    minted: 'Seit dem ersten Block geprägt oder verbrannt',
    mintedText: 'nichts: Der Knoten kennt keine Regel, die das eine oder das andere täte',
  },
};

export default transparency;
