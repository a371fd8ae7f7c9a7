import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/transparency.ts';

const transparency: Widen<typeof en> = {
  title: 'Eine Milliarde NAC, Wallet für Wallet',
  lede: 'Alle {{supply}} NAC gibt es seit dem ersten Block. Diese Seite zeigt, wer sie hält, was sie sperrt und wer entscheidet. Jedes Guthaben wird live aus der Blockchain gelesen.',
  readAt: 'Stand: Block',
  stateRoot: 'State Root',
  unproven: 'Gerade nicht überprüfbar',
  unprovenText:
    'Die Blockchain antwortet gerade nicht, deshalb lassen sich die Guthaben unten nicht überprüfen. Ältere Zahlen zeigen wir nicht.',
  again: 'Neu lesen',
  allocation: {
    title: 'Wo die Gesamtmenge liegt',
    label:
      'Verteilung nach Wallets, wie in den ersten Blöcken zugeteilt. Schraffierte Flächen sind in einem Contract gesperrt.',
    given: 'Zugeteilt',
    now: 'Guthaben jetzt',
    spread: 'verteilt auf die Schlüssel des Servers',
    readings:
      'Das sind die tatsächlichen Zuteilungen auf der Blockchain. Sie weichen von der Aufteilung nach Zweck ab, die im {{announced}} angekündigt wurde.',
    both: 'Beide stehen im Whitepaper',
  },
  holders: {
    LiquidityVesting: {
      name: 'Liquidität',
      rule: '{{liquidityMonths}} Monate gesperrt, dann vollständig frei',
    },
    Presale: {
      name: 'Vorverkauf',
      rule: 'In drei Phasen zu festen Preisen verkauft; neue Coins entstehen nicht',
    },
    PresaleReserve: {
      name: 'Vorverkaufsreserve',
      rule: 'Zahlt den Bonus von {{bonus}} % und behält unverkaufte Coins; nach Verkaufsende kann der Safe sie abheben',
    },
    TeamVesting: {
      name: 'Team',
      rule: '{{teamCliff}} Monate gesperrt, danach über {{teamMonths}} Monate gleichmäßig frei',
    },
    MarketingVesting: { name: 'Marketing', rule: 'Wird über {{marketingMonths}} Monate gleichmäßig frei' },
    Safe: { name: 'Ökosystem', rule: 'Braucht {{threshold}} von {{owners}} Signaturen' },
    operations: {
      name: 'Betrieb',
      rule: 'Zahlt Gas für die Transaktionen des Servers und erhält die Netzwerkgebühren',
    },
    CommunityRewards: {
      name: 'Belohnungen',
      rule: 'Zahlt den Umtausch, bis zu {{convertTotalNac}} NAC am Tag, und den Faucet. {{conversionRule}}',
    },
  },
  vesting: {
    title: 'Freigabeplan',
    lede: 'Dreißig Monate ab dem ersten Block. Schraffiert: gesperrt. Gefüllt: frei. Senkrechte Linie: heute.',
    TeamVesting: 'Bis Monat {{start}} gesperrt, dann gleichmäßig bis Monat {{end}}.',
    MarketingVesting: 'Von Anfang an gleichmäßig bis Monat {{end}}.',
    LiquidityVesting: 'Bis Monat {{end}} gesperrt, dann vollständig frei.',
    until: 'Vollständig frei am {{day}}.',
    free: 'Jetzt verfügbar',
    taken: 'Bisher abgehoben',
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
    title: 'Wer signieren muss',
    text: 'Alle Rollen der Contracts kontrolliert ein Safe. {{threshold}} von {{owners}} Eigentümern müssen signieren, auch um einen Eigentümer zu ersetzen. In einem Entwicklungsnetzwerk wurden alle fünf Schlüssel auf dem Rechner erzeugt, der es betreibt.',
    read: 'Aus dem Contract gelesen: {{threshold}} von {{owners}}',
  },
  contracts: {
    title: 'Smart Contracts',
    text: 'Kein Contract lässt sich aktualisieren. Jede Adresse öffnet sich im Explorer, mit Quellcode, der gegen den Bytecode on-chain verifiziert ist.',
    since: 'seit Block',
  },
  audit: {
    title: 'Sicherheit und Audits',
    soon: 'Kommt bald',
    said: 'Angekündigt hatten wir: „Audits sind für Q4 2025 geplant.“',
    today:
      'Dieses Datum ist vorbei, und es gibt keinen Audit-Bericht. Sobald einer vorliegt, veröffentlichen wir ihn hier mit seinen Ergebnissen und dem Hash der Datei.',
    report: 'Bericht',
    none: 'noch keiner',
    sources: 'Quellcode',
    sourcesText: 'offen und im Explorer gegen den Bytecode on-chain verifiziert',
    own: 'Unsere eigenen Tests',
    ownText:
      'Fuzzing, zufällige Aufrufe, jede Sicherung einmal entfernt, um zu sehen, dass ein Test fehlschlägt, und eine veröffentlichte Liste von Angriffen. Kein Ersatz für ein Audit.',
  },
  chain: {
    title: 'Über diese Blockchain',
    id: 'Chain-ID',
    old: 'Frühere Dokumente nennen die Chain-ID 6996. Diese Zahl ist überholt.',
    minted: 'Seit dem ersten Block erzeugt oder verbrannt',
    mintedText: 'nichts; der Node kennt keine Regel dafür',
  },
};

export default transparency;
