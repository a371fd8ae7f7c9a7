import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/whitepaper.ts';

const whitepaper: Widen<typeof en> = {
  title: 'Eine Kette, die sich bewegt, wenn Menschen es tun',
  lede: 'Das Whitepaper von Nova. Acht Abschnitte, etwa zehn Minuten. Jede Zahl darin kommt aus den Konstanten, mit denen auch Code und Verträge rechnen.',
  contents: 'Inhalt',
  pdf: 'Whitepaper als PDF',
  otherPdf: 'PDF in English',
  progress: '{{percent}} % gelesen',
  sections: {
    introduction: 'Einleitung',
    why: 'Warum Proof-of-Action',
    how: 'Wie es funktioniert',
    structure: 'Aufbau der Blockchain',
    tokenomics: 'Tokenomics',
    security: 'Sicherheit und Transparenz',
    roadmap: 'Fahrplan',
    conclusion: 'Schluss',
  },
  paragraphs: {
    notebook:
      'Eine Blockchain ist ein Notizbuch, das viele gemeinsam führen. Die meisten blättern alle paar Sekunden um, ob es etwas aufzuschreiben gibt oder nicht. Nova blättert um, wenn jemand etwas getan hat, und auf jeder Seite steht genau eine Sache.',
    paper:
      'Hier steht, warum wir das für nützlich halten, wie aus einer Handlung ein Block wird, was Menschen dafür bekommen und wo der Entwurf schwach ist. Die Schwächen stehen in derselben Schriftgröße wie die Stärken.',
    questions:
      'Proof of Work fragt, wer am meisten Strom verbrannt hat. Proof of Stake fragt, wem die meisten Coins gehören. Mit den Menschen, die eine Kette nutzen, hat keine der beiden Fragen etwas zu tun.',
    answer:
      'Proof-of-Action fragt, was getan wurde, von wem, und ob es jemand gesehen hat. Die Antwort ergibt im selben Augenblick den Block und die Belohnung. Die Höhe der Kette zählt also Getanes, und eine Kette, die niemand nutzt, steht vor aller Augen still.',
    witness:
      'Der Preis dafür ist ein Zeuge. Kein Rechner kann einem anderen beweisen, dass ein Mensch eine Seite gelesen hat. Wir tun nicht so, als ginge es ohne Zeugen; wir begrenzen, was er kann. Er sagt, dass etwas geschehen ist. Was das wert ist und wie oft es zählt, entscheidet ein Vertrag, den der Zeuge nicht ändern kann.',
    act: 'Du tust etwas. Dein Browser, der Server oder die Blockchain selbst bemerkt es: eine gelesene Seite, ein gesendetes Formular, ein NFT, das den Inhaber wechselt. Der Server prüft Sitzung, Katalog, Wartezeit und Tageslimits und speichert, was er annimmt, in einer einzigen Datenbanktransaktion.',
    outbox:
      'Von da an geht nichts mehr verloren. Die Transaktion für die Kette wird unterschrieben und gespeichert, bevor sie hinausgeht; nach einem Absturz gehen dieselben Bytes noch einmal hinaus. Sie trägt eine Kennung, die der Vertrag nur einmal annimmt. So kann eine Handlung zweimal ankommen und zählt doch einmal.',
    ledger:
      'Der Vertrag ActionLedger erfährt deine Adresse, eine verschlüsselte Prüfsumme deines Kontos, die Art der Handlung und die Sekunde, in der sie angenommen wurde. Er schlägt die Punkte im eigenen Katalog nach und prüft jede Grenze noch einmal, mit derselben ganzzahligen Rechnung wie der Server. Erst dann schreibt der Knoten Block, Zustand und Beleg in einem Schritt auf die Platte, und erst danach sieht sie jemand.',
    refusal:
      'Eine abgelehnte Handlung kostet dich nichts und hinterlässt keine Spur. Wird ein Kauf erstattet, werden seine Punkte in einem eigenen Block widerrufen: Was du noch hast, geht sofort zurück, der Rest wird mit künftigen Punkten verrechnet.',
    evm: 'Nova ist mit Ethereum kompatibel und hat die Chain-ID {{chainId}} ({{chainIdHex}}). Ein Block enthält eine Transaktion und wird versiegelt, sobald sie eintrifft. Manche Werkzeuge warten auf weitere Blöcke: Nur wo der Betreiber das einschaltet, folgen auf eine Aktion einige Blöcke ohne Transaktion, die der Explorer als Heartbeats kennzeichnet. Contracts laufen nach den Regeln der Ethereum-Version Osaka, und jedes Ethereum-Werkzeug kann die Blockchain lesen.',
    header:
      'Jeder Block hat einen vollständigen Ethereum-Kopf. Zwei Dinge im Feld extraData sind von uns: {{vanityBytes}} Bytes, in denen die Millisekunden innerhalb der Sekunde stehen, und {{sealBytes}} Bytes mit der Unterschrift des Validators über den übrigen Kopf. Ändert sich ein einziges Byte, passt das Siegel nicht mehr.',
    fees: 'Eine Transaktion zahlt mindestens {{tip}} Gwei pro Gas, Basisgebühr und Prioritätsgebühr zusammen; die Basisgebühr ist fest und steigt nie. Eine einfache Überweisung kostet {{transferFee}} NAC. Nichts wird verbrannt oder neu erzeugt: Gebühren gehen an das Konto, das die Transaktionen des Servers bezahlt. Die Gesamtmenge ändert sich nie.',
    finality:
      'Ein Block gilt, sobald er zu sehen ist. Umgeschrieben wird nichts, und auf Bestätigungen musst du nicht warten. Ein Mitleser beginnt beim ersten Block, führt jede Transaktion noch einmal aus, vergleicht den ganzen Kopf und hält mit dem Beweis auf der Platte an, wenn etwas abweicht.',
    supply:
      'Es gibt {{supply}} NAC, und alle gibt es seit dem ersten Block. Der erste Balken zeigt, was die Contracts halten: {{community}} NAC sind für Belohnungen da, und mehr kann für Punkte nie ausgezahlt werden. Der zweite Balken zeigt die Aufteilung, die angekündigt wurde, bevor es Contracts gab. Beide unterscheiden sich, und es gelten die Contracts.',
    points:
      'Energy Points sind keine Coins. Sie halten fest, was eine Adresse getan hat, und niemand kann sie senden oder verkaufen. Du gibst sie für NFTs aus oder tauschst sie um. {{conversionRule}} Du tauschst in Schritten von {{epPerNac}} um, höchstens {{convertDaily}} EP pro Konto und Tag. Ausgeben schmälert nie, was du verdient hast.',
    ceiling:
      'Der Contract, der den Umtausch bezahlt, gibt für alle zusammen höchstens {{convertTotalNac}} NAC am Tag aus ({{convertTotal}} EP), davon {{potNac}} NAC ohne Käufe dahinter, und der Faucet nimmt aus denselben {{community}} NAC höchstens {{faucetTotalNac}} NAC am Tag. Würden beide Limits jeden Tag ausgeschöpft, reichte der Topf {{communityDays}} Tage, etwa {{communityYears}} Jahre. Danach endet der Umtausch, denn neue NAC entstehen nicht.',
    catalogue:
      'Was jede Aktion bringt, steht öffentlich auf der Blockchain. Das sind die {{actionKinds}} Arten von Aktionen, mit denen der Ledger-Contract veröffentlicht wurde; Partner können eigene ergänzen. Alle Aktionen, die der Browser meldet, bringen zusammen höchstens {{browserCap}} EP pro Konto und UTC-Tag. Belohnungen lassen sich für künftige Aktionen ändern, für vergangene nie.',
    farming:
      'Punkte dürfen sich nicht farmen lassen. Käufe bringen Punkte ab {{rewardUsdt}} USDT. Die Bedingungen für den Umtausch gelten für alle Punkte, egal woher sie kommen: aus dem Willkommensbonus, von geworbenen Freunden, vom Teilen oder aus deinen eigenen Aktionen. Ein Tag zählt als aktiv, wenn du an ihm mindestens {{activePoints}} EP verdienst, und ein Postfach macht ein einziges Konto zu einer Person. Demo-Konten können nie umtauschen.',
    sale: 'Der Vorverkauf verkauft {{firstCoins}} NAC zu {{firstPrice}} USDT, {{secondCoins}} zu {{secondPrice}} und {{thirdCoins}} zu {{thirdPrice}}. Die Coins liegen vorher im Vertrag. In Phase 1 bringt ein Kauf ab {{bonusMin}} USDT {{bonus}} % dazu, solange Plätze frei sind. Der Vertrag kann nichts prägen, kein Kauf reicht über eine Phase hinaus, und keine Phase kommt zurück. Du erhältst NAC, um sie auf dieser Kette zu nutzen; was sie wert sein werden, verspricht niemand.',
    protects:
      'Was der Entwurf schützt: Keine Handlung zählt doppelt. Nichts Bestätigtes geht verloren, wenn ein Rechner ausfällt. Der Zeuge kann nicht wählen, wie viele Punkte eine Handlung bringt. Verträge lassen sich nicht austauschen, und keiner hat einen Inhaber, der abheben könnte, was dir gehört.',
    validator:
      'Was er nicht schützt: Es gibt einen einzigen Validator, und den betreiben wir. Er kann weder deine Unterschrift fälschen noch unbemerkt einen Block umschreiben, denn Mitleser hielten mit dem Beweis an. Aber er bestimmt die Reihenfolge, könnte eine Transaktion auslassen und könnte ganz aufhören.',
    attestor:
      'Wer den Schlüssel des Zeugen stiehlt, kann Handlungen erfinden, innerhalb aller Pausen und Grenzen, und den Umtausch erlauben: höchstens {{potNac}} NAC am Tag und darüber hinaus nur ein NAC je {{boughtPerNac}} NAC, die bezahlt wurden. Wer den Schlüssel des Kurators stiehlt, kann Belohnungen künftiger Handlungen ändern und das Ende einer Phase ankündigen, das zwei Tage wartet und das dann nur der Safe ausführen kann. An deine Coins kommt keiner von beiden.',
    operator:
      'Dem Operator musst du vertrauen. Zahlst du mit Karte oder von Ethereum aus, kann der Vertrag auf unserer Kette dieses Geld nicht sehen; der Operator sagt, dass es da ist. In falschen Händen verschenkt dieser Schlüssel Coins, die niemand bezahlt hat, bis zu {{offchainNac}} NAC innerhalb eines Tages, bis der Verkauf angehalten wird. Er könnte auch einem Konto ohne Wallet eine Wallet zuordnen; das dauert einen ganzen Tag, in dem es sich abbrechen lässt. Zahlst du auf Nova mit USDT, ist kein Operator beteiligt.',
    safe: 'Über den Rollen steht ein Safe, der {{threshold}} von {{owners}} Unterschriften verlangt. Er vergibt und entzieht Rollen; gibt er seine eigene ab, liegen zwei Tage zwischen den beiden Schritten. Die Coins des Teams hält ein Vertrag {{teamCliff}} Monate fest und gibt sie dann über {{teamMonths}} Monate gleichmäßig frei; {{liquidity}} NAC für Liquidität sind {{liquidityMonths}} Monate gesperrt. Die Seite Transparenz liest das alles von der Kette und nennt den Block.',
    audit:
      'Niemand von außen hat die Verträge geprüft. Wir testen sie mit zufälligen Eingaben und zufälligen Abläufen, setzen jede Sicherung absichtlich außer Kraft, um einen Test scheitern zu sehen, und veröffentlichen die Liste der Angriffe, die wir versucht haben. Das ist kein Audit, und wir nennen es nicht so.',
    plan: 'Die Schritte stehen so da, wie sie angekündigt wurden, mit ihrem Datum. Daneben steht, was heute stimmt.',
    worth:
      'Eine Kette ist so viel wert wie das, was Menschen auf ihr tun. Nova macht das sichtbar: eine Handlung, ein Block, ein Ausschlag der Linie.',
    flat: 'Wenn niemand etwas tut, bleibt die Linie flach, und wir tun nicht so, als wäre es anders.',
  },
  comparison: {
    caption: 'Drei Wege zu einem Block',
    work: 'Proof of Work',
    stake: 'Proof of Stake',
    action: 'Proof-of-Action',
    rows: {
      cause: {
        name: 'Einen Block gibt es, weil',
        work: 'ein Rätsel gelöst ist',
        stake: 'ein Zeitfenster dran ist',
        action: 'jemand etwas getan hat',
      },
      rewarded: {
        name: 'Belohnt werden',
        work: 'Besitzer von Maschinen',
        stake: 'Besitzer von Coins',
        action: 'Menschen, die etwas tun',
      },
      empty: { name: 'Leere Blöcke', work: 'ja', stake: 'ja', action: 'keine, solange niemand etwas tut' },
      trust: {
        name: 'Vertrauen ruht auf',
        work: 'den Kosten der Energie',
        stake: 'eingesetztem Kapital',
        action: 'einem begrenzten Zeugen und Mitlesern',
      },
    },
  },
  way: {
    title: 'Der Weg einer Handlung',
    description:
      'Eine Linie fällt von Station zu Station: vom Browser zum Server, zum Worker, zum Vertrag und zum Knoten. Beim Knoten wird sie zum gefüllten Quadrat, dem versiegelten Block. Die Liste darunter sagt, was jede Station tut.',
    browser: { name: 'Browser', text: 'schickt die Art der Handlung und eine Kennung, die nur einmal gilt' },
    server: { name: 'Server', text: 'prüft Sitzung, Pause und Grenzen und speichert, was er annimmt' },
    worker: { name: 'Worker', text: 'unterschreibt die Transaktion, speichert sie, schickt sie ab' },
    contract: { name: 'ActionLedger', text: 'schlägt die Punkte nach und prüft die Grenzen noch einmal' },
    node: {
      name: 'Knoten',
      text: 'führt sie aus, schreibt den Block auf die Platte, versiegelt und zeigt ihn',
    },
  },
  block: {
    title: 'Das Feld extraData eines Blocks',
    description:
      'Siebenundneunzig Bytes in einer Reihe: vier für den Namen nova, eines für die Version, zwei für die Millisekunden, der Rest der ersten zweiunddreißig null, dann fünfundsechzig für das Siegel.',
    tag: 'nova',
    version: 'Version',
    milliseconds: 'Millisekunden',
    zero: 'null',
    seal: 'Siegel des Validators',
    bytes_one: '{{count}} Byte',
    bytes_other: '{{count}} Bytes',
  },
  holdings: {
    label: 'Die Menge, wie die Contracts sie halten',
    liquidity: 'Liquidität',
    sale: 'Vorverkauf',
    reserve: 'Vorverkaufsreserve',
    team: 'Team',
    marketing: 'Marketing',
    ecosystem: 'Ökosystem',
    rewards: 'Belohnungen',
    note: 'Gesperrte Teile sind schraffiert. Guthaben und Sperren von heute:',
  },
  purposes: {
    label: 'Angekündigte Aufteilung nach Zweck, {{announced}}',
    rewards: 'Belohnungen für Nutzer',
    fund: 'Projektfonds',
    team: 'Team, über {{teamMonths}} Monate',
    partners: 'Partner und Investoren',
    reserve: 'Reserve',
    note: 'Das ist der Plan, wie er im {{announced}} angekündigt wurde, nicht das, was die Contracts halten.',
  },
  prices: {
    caption: 'Der Belohnungskatalog',
    action: 'Handlung',
    points: 'EP',
    pause: 'Pause',
    cap: 'Grenze',
    seconds: '{{count}} s',
    minutes: '{{count}} Min.',
    hours: '{{count}} Std.',
    perDay: '{{count}}-mal am Tag',
    once: 'einmal',
    none: 'keine',
  },
  roadmap: {
    caption: 'Angekündigt, und was heute stimmt',
    mvp: { when: 'Q2 2025', what: 'MVP', today: 'gebaut' },
    contracts: {
      when: 'Q3 2025',
      what: 'Tokenomics und Smart Contracts',
      today: 'gebaut und getestet, nicht von außen geprüft',
    },
    explorer: { when: 'Q4 2025', what: 'Explorer', today: 'gebaut' },
    wallet: {
      when: '2026',
      what: 'Wallet, KI-Agenten und Partner',
      today:
        'Wallets verbinden sich, Partner können Handlungen melden; keine KI-Agenten, kein Partner benannt',
    },
  },
  end: {
    title: 'Du bist am Ende angekommen',
    text: 'Bist du angemeldet, zählt das Lesen als eine Handlung: {{points}} EP, einmal am Tag.',
    next: 'Prüf es nach: Verteilung, Inhaber, Verträge',
  },
};

export default whitepaper;
