import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/whitepaper.ts';

const whitepaper: Widen<typeof en> = {
  title: 'Eine Blockchain, die sich bewegt, wenn Menschen etwas tun',
  lede: 'Das Whitepaper von Nova: acht Abschnitte, etwa acht Minuten. Jede Zahl auf dieser Seite stammt aus denselben Konstanten, die Code und Contracts verwenden.',
  contents: 'Inhalt',
  pdf: 'PDF herunterladen',
  otherPdf: 'PDF in English',
  progress: '{{percent}} % gelesen',
  sections: {
    introduction: 'Einleitung',
    why: 'Warum Proof-of-Action',
    how: 'So funktioniert es',
    structure: 'Aufbau der Blockchain',
    tokenomics: 'Tokenomics',
    security: 'Sicherheit und Transparenz',
    roadmap: 'Roadmap',
    conclusion: 'Fazit',
  },
  paragraphs: {
    notebook:
      'Eine Blockchain ist ein Notizbuch, das viele gemeinsam führen. Die meisten blättern alle paar Sekunden um, ob es etwas aufzuschreiben gibt oder nicht. Nova blättert erst um, wenn jemand etwas tut, und auf jeder Seite steht genau ein Eintrag.',
    paper:
      'Dieses Papier erklärt, warum wir das für nützlich halten und wie aus einer Aktion ein Block wird. Es sagt auch, was du dafür bekommst und wo der Entwurf schwach ist. Die Schwächen bekommen so viel Platz wie die Stärken.',
    questions:
      'Proof of Work fragt, wer am meisten Strom verbrannt hat. Proof of Stake fragt, wem die meisten Coins gehören. Mit den Menschen, die eine Blockchain nutzen, hat keine der beiden Fragen etwas zu tun.',
    answer:
      'Proof-of-Action fragt, was getan wurde, von wem, und wer es bezeugt. Die Antwort ergibt im selben Moment den Block und die Belohnung. Die Blockhöhe zählt also Aktionen, und wenn niemand die Blockchain nutzt, sieht jeder, dass sie stillsteht.',
    witness:
      'Der Haken: Proof-of-Action braucht einen Zeugen. Kein Rechner kann einem anderen beweisen, dass ein Mensch eine Seite gelesen hat. Wir tun nicht so, als ginge es ohne; wir begrenzen, was der Zeuge kann. Er kann nur sagen, dass etwas geschehen ist. Was es wert ist und wie oft es zählt, entscheidet ein Contract, den der Zeuge nicht ändern kann.',
    act: 'Du tust etwas. Dein Browser, der Server oder die Blockchain selbst bemerkt es: eine gelesene Seite, ein gesendetes Formular, ein verkauftes NFT. Der Server prüft Sitzung, Katalog, Wartezeit und Tageslimits und speichert die angenommene Aktion in einer einzigen Datenbanktransaktion.',
    outbox:
      'Von da an geht nichts mehr verloren. Die Transaktion wird signiert und gespeichert, bevor sie gesendet wird; nach einem Absturz werden exakt dieselben Bytes noch einmal gesendet. Sie trägt eine ID, die der Contract nur einmal annimmt. So kann eine Aktion zweimal ankommen und zählt trotzdem nur einmal.',
    ledger:
      'Der Contract ActionLedger erhält deine Adresse, einen pseudonymen Hash deines Kontos, die Art der Aktion und die Sekunde ihrer Annahme. Er schlägt die Punkte im eigenen Katalog nach und prüft jedes Limit noch einmal, mit derselben ganzzahligen Rechnung wie der Server. Erst dann schreibt der Node Block, Zustand und Beleg in einem Schritt auf die Festplatte, und erst danach werden sie sichtbar.',
    refusal:
      'Eine abgelehnte Aktion kostet dich nichts und hinterlässt nichts auf der Blockchain. Wird ein Kauf erstattet, werden seine Punkte in einem eigenen Block widerrufen: Was du noch hast, wird sofort abgezogen, der Rest wird mit künftigen Punkten verrechnet.',
    evm: 'Nova ist mit Ethereum kompatibel und hat die Chain-ID {{chainId}} ({{chainIdHex}}). Ein Block enthält eine Transaktion und wird versiegelt, sobald sie eintrifft. Manche Werkzeuge warten auf weitere Blöcke: Nur wo der Betreiber das einschaltet, folgen auf eine Aktion einige Blöcke ohne Transaktion, die der Explorer als Heartbeats kennzeichnet. Contracts laufen nach den Regeln der Ethereum-Version Osaka, und jedes Ethereum-Werkzeug kann die Blockchain lesen.',
    header:
      'Jeder Block hat einen vollständigen Ethereum-Header. Das Feld extraData nutzen wir für zwei eigene Angaben: {{vanityBytes}} Bytes mit den Millisekunden und {{sealBytes}} Bytes mit der Signatur des Validators über den übrigen Header. Ändert sich ein einziges Byte, passt die Signatur nicht mehr.',
    fees: 'Eine Transaktion zahlt mindestens {{tip}} Gwei pro Gas, Basisgebühr und Prioritätsgebühr zusammen; die Basisgebühr ist fest und steigt nie. Eine einfache Überweisung kostet {{transferFee}} NAC. Nichts wird verbrannt oder neu erzeugt: Gebühren gehen an das Konto, das die Transaktionen des Servers bezahlt. Die Gesamtmenge ändert sich nie.',
    finality:
      'Ein Block ist endgültig, sobald er sichtbar ist. Es gibt keine Reorgs, und auf Bestätigungen musst du nicht warten. Ein Follower-Node beginnt beim ersten Block, führt jede Transaktion noch einmal aus und vergleicht den ganzen Header. Weicht etwas ab, hält er an und sichert den Beweis.',
    supply:
      'Es gibt {{supply}} NAC, und alle gibt es seit dem ersten Block. Der erste Balken zeigt, was die Contracts halten: {{community}} NAC sind für Belohnungen da, und mehr kann für Punkte nie ausgezahlt werden. Der zweite Balken zeigt die Aufteilung, die angekündigt wurde, bevor es Contracts gab. Beide unterscheiden sich, und es gelten die Contracts.',
    points:
      'Energy Points sind keine Coins. Sie halten fest, was eine Adresse getan hat, und lassen sich weder senden noch verkaufen. Du gibst sie für NFTs aus oder tauschst sie um. {{conversionRule}} Du tauschst in Schritten von {{epPerNac}} um, höchstens {{convertDaily}} EP pro Konto und Tag. Ausgeben verringert nie, was du insgesamt verdient hast.',
    ceiling:
      'Der Contract, der den Umtausch bezahlt, gibt für alle zusammen höchstens {{convertTotalNac}} NAC am Tag aus ({{convertTotal}} EP). Davon brauchen {{potNac}} NAC keinen vorherigen Kauf. Der Faucet nimmt aus denselben {{community}} NAC höchstens {{faucetTotalNac}} NAC am Tag. Würden beide Limits jeden Tag ausgeschöpft, reichten diese NAC {{communityDays}} Tage, etwa {{communityYears}} Jahre. Danach endet der Umtausch, denn neue NAC entstehen nicht.',
    catalogue:
      'Was jede Aktion bringt, steht öffentlich on-chain. Das sind die {{actionKinds}} Arten von Aktionen, mit denen der Ledger-Contract veröffentlicht wurde; Partner können eigene ergänzen. Alle Aktionen, die der Browser meldet, bringen zusammen höchstens {{browserCap}} EP pro Konto und UTC-Tag. Belohnungen lassen sich für künftige Aktionen ändern, für vergangene nie.',
    farming:
      'Punkte dürfen sich nicht farmen lassen. Käufe bringen Punkte ab {{rewardUsdt}} USDT. Die Bedingungen für den Umtausch gelten für alle Punkte, egal woher sie kommen: aus dem Willkommensbonus, von geworbenen Freunden, vom Teilen oder aus deinen eigenen Aktionen. Ein Tag zählt als aktiv, wenn du an ihm mindestens {{activePoints}} EP verdienst, und ein Postfach kann nur ein einziges Konto bestätigen. Demo-Konten können nie umtauschen.',
    sale: 'Im Vorverkauf gibt es {{firstCoins}} NAC zu {{firstPrice}} USDT, {{secondCoins}} zu {{secondPrice}} und {{thirdCoins}} zu {{thirdPrice}}. Die Coins liegen vorher im Contract. In Phase 1 bringt ein Kauf ab {{bonusMin}} USDT {{bonus}} % dazu, solange Plätze frei sind. Der Contract kann keine neuen Coins erzeugen, kein Kauf geht über zwei Phasen, und eine beendete Phase öffnet nie wieder. NAC ist zur Nutzung auf dieser Blockchain gedacht; was es wert sein wird, verspricht niemand.',
    protects:
      'Was der Entwurf garantiert: Keine Aktion zählt doppelt. Nichts, was bestätigt wurde, geht verloren, wenn ein Rechner ausfällt. Der Zeuge kann nicht wählen, wie viele Punkte eine Aktion bringt. Contracts lassen sich nicht aktualisieren, und keiner hat einen Eigentümer, der dein Guthaben abheben könnte.',
    validator:
      'Was er nicht garantiert: Es gibt einen einzigen Validator, und den betreiben wir. Er kann weder deine Signatur fälschen noch unbemerkt einen Block umschreiben, denn Follower würden anhalten und den Beweis sichern. Aber er bestimmt die Reihenfolge, könnte eine Transaktion auslassen und könnte ganz aufhören.',
    attestor:
      'Wer den Schlüssel des Zeugen stiehlt, kann Aktionen erfinden, innerhalb aller Wartezeiten und Limits, und den Umtausch erlauben: höchstens {{potNac}} NAC am Tag und darüber hinaus nur ein NAC pro {{boughtPerNac}} NAC, die bezahlt wurden. Wer den Schlüssel des Kurators stiehlt, kann Belohnungen künftiger Aktionen ändern und das Ende einer Phase ankündigen. Das Ende wartet zwei Tage, und nur der Safe kann es dann ausführen. An deine Coins kommt keiner von beiden.',
    operator:
      'Dem Operator musst du vertrauen. Zahlst du mit Karte oder von Ethereum, kann der Contract auf unserer Blockchain diese Zahlung nicht sehen; der Operator bestätigt sie. In falschen Händen könnte dieser Schlüssel unbezahlte Coins herausgeben, bis zu {{offchainNac}} NAC innerhalb eines Tages, bis der Verkauf pausiert wird. Er könnte auch einem Konto ohne Wallet eine Wallet zuordnen; das dauert einen ganzen Tag, in dem es sich abbrechen lässt. Zahlst du mit USDT auf Nova, ist kein Operator beteiligt.',
    safe: 'Alle Rollen kontrolliert ein Safe, der {{threshold}} von {{owners}} Signaturen verlangt. Er vergibt und entzieht Rollen; die Übergabe der Admin-Rolle selbst braucht zwei Schritte im Abstand von zwei Tagen. Die Coins des Teams sind {{teamCliff}} Monate gesperrt und werden danach über {{teamMonths}} Monate gleichmäßig frei; {{liquidity}} NAC für Liquidität sind {{liquidityMonths}} Monate gesperrt. Die Seite „Transparenz“ liest das alles live aus der Blockchain und nennt den Block.',
    audit:
      'Die Contracts wurden nicht von Dritten geprüft. Wir testen sie mit zufälligen Eingaben und Aufrufen und entfernen jede Sicherung absichtlich, um sicherzugehen, dass ein Test fehlschlägt. Alle Angriffe, die wir versucht haben, veröffentlichen wir. Das ist kein Audit, und wir nennen es nicht so.',
    plan: 'Die Meilensteine stehen hier so, wie sie angekündigt wurden, mit Datum. Daneben steht der heutige Stand.',
    worth:
      'Eine Blockchain ist so viel wert wie das, was Menschen auf ihr tun. Nova macht das sichtbar: eine Aktion, ein Block.',
    flat: 'Wenn niemand etwas tut, steht die Blockchain still, und wir tun nicht so, als wäre es anders.',
  },
  comparison: {
    caption: 'Wie drei Verfahren einen Block erzeugen',
    work: 'Proof of Work',
    stake: 'Proof of Stake',
    action: 'Proof-of-Action',
    rows: {
      cause: {
        name: 'Ein Block entsteht, weil',
        work: 'ein Rätsel gelöst wurde',
        stake: 'ein Zeitfenster an der Reihe war',
        action: 'jemand etwas getan hat',
      },
      rewarded: {
        name: 'Wer belohnt wird',
        work: 'Eigentümer von Hardware',
        stake: 'Inhaber von Coins',
        action: 'Menschen, die etwas tun',
      },
      empty: { name: 'Leere Blöcke', work: 'ja', stake: 'ja', action: 'keine, solange niemand etwas tut' },
      trust: {
        name: 'Sicherheit beruht auf',
        work: 'den Kosten von Energie',
        stake: 'eingesetztem Kapital',
        action: 'einem begrenzten Zeugen, den Follower prüfen',
      },
    },
  },
  way: {
    title: 'Von der Aktion zum Block',
    description:
      'Eine Linie verläuft von Station zu Station: Browser, Server, Worker, Contract, Node. Beim Node wird sie zum gefüllten Quadrat, dem versiegelten Block. Die Liste darunter erklärt jede Station.',
    browser: { name: 'Browser', text: 'sendet die Art der Aktion und eine einmalige ID der Anfrage' },
    server: { name: 'Server', text: 'prüft Sitzung, Wartezeit und Limits und speichert, was er annimmt' },
    worker: { name: 'Worker', text: 'signiert die Transaktion, speichert sie und sendet sie' },
    contract: { name: 'ActionLedger', text: 'schlägt die Punkte nach und prüft die Limits noch einmal' },
    node: {
      name: 'Node',
      text: 'führt sie aus, versiegelt den Block, schreibt ihn auf die Festplatte und veröffentlicht ihn',
    },
  },
  block: {
    title: 'Das Feld extraData eines Blocks',
    description:
      'Siebenundneunzig Bytes in einer Reihe: vier für den Namen nova, eines für die Version und zwei für die Millisekunden. Der Rest der ersten zweiunddreißig ist null, dann folgen fünfundsechzig für die Signatur.',
    tag: 'nova',
    version: 'Version',
    milliseconds: 'Millisekunden',
    zero: 'null',
    seal: 'Signatur des Validators',
    bytes_one: '{{count}} Byte',
    bytes_other: '{{count}} Bytes',
  },
  holdings: {
    label: 'So halten die Contracts die Gesamtmenge',
    liquidity: 'Liquidität',
    sale: 'Vorverkauf',
    reserve: 'Vorverkaufsreserve',
    team: 'Team',
    marketing: 'Marketing',
    ecosystem: 'Ökosystem',
    rewards: 'Belohnungen',
    note: 'Gesperrte Teile sind schraffiert. Aktuelle Guthaben und Sperren:',
  },
  purposes: {
    label: 'Angekündigte Aufteilung nach Zweck, {{announced}}',
    rewards: 'Belohnungen für Nutzer',
    fund: 'Projektfonds',
    team: 'Team, {{teamMonths}} Monate Vesting',
    partners: 'Partner und Investoren',
    reserve: 'Reserve',
    note: 'Das ist der Plan, wie er im {{announced}} angekündigt wurde, nicht das, was die Contracts halten.',
  },
  prices: {
    caption: 'Belohnungskatalog',
    action: 'Aktion',
    points: 'EP',
    pause: 'Wartezeit',
    cap: 'Limit',
    seconds: '{{count}} s',
    minutes: '{{count}} Min.',
    hours: '{{count}} Std.',
    perDay: '{{count}}-mal am Tag',
    once: 'einmal',
    none: 'keine',
  },
  roadmap: {
    caption: 'Angekündigt und geliefert',
    mvp: { when: 'Q2 2025', what: 'MVP', today: 'fertig' },
    contracts: {
      when: 'Q3 2025',
      what: 'Tokenomics und Smart Contracts',
      today: 'fertig und getestet, nicht extern geprüft',
    },
    explorer: { when: 'Q4 2025', what: 'Explorer', today: 'fertig' },
    wallet: {
      when: '2026',
      what: 'Wallet, KI-Agenten und Partner',
      today:
        'Anmeldung mit Wallet, Umtausch und Partner-API fertig; KI-Agenten nicht begonnen; kein Partner bekannt gegeben',
    },
  },
  end: {
    title: 'Das war das Whitepaper',
    text: 'Wenn du angemeldet bist, zählt das Lesen als Aktion: {{points}} EP, einmal am Tag.',
    next: 'Prüfe es nach: Verteilung, Eigentümer, Contracts',
  },
};

export default whitepaper;
