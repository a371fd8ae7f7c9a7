import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/faq.ts';

const faq: Widen<typeof en> = {
  title: 'Fragen und Antworten',
  lede: 'Kurze Antworten, die du nachprüfen kannst: Wo eine Seite sie belegt, steht der Link darunter.',
  search: 'In den Fragen suchen',
  found_one: '{{count}} Frage',
  found_other: '{{count}} Fragen',
  none: 'Dazu steht hier nichts. Versuch es mit einem kürzeren Wort oder schreib uns.',
  clear: 'Alle Fragen zeigen',
  groupsLabel: 'Themen',
  missing: 'Nicht dabei?',
  write: 'Schreib uns',
  proof: 'Sieh selbst nach: {{page}}',
  link: 'Link zu dieser Frage',
  groups: {
    action: 'Proof-of-Action',
    points: 'Energy Points und NAC',
    sale: 'Vorverkauf',
    wallet: 'Wallet und Konto',
    things: 'NFTs und Token',
    trust: 'Vertrauen und Sicherheit',
  },
  questions: {
    what: {
      question: 'Was ist Proof-of-Action?',
      answer:
        'Ein Block entsteht, weil jemand etwas getan hat, nicht weil eine Uhr abläuft oder ein Rechner ein Rennen gewinnt. Der Server sieht die Handlung und bezeugt sie, der Ledger-Vertrag schlägt ihre Punkte nach, und der Validator versiegelt für diese eine Transaktion einen Block.',
    },
    fees: {
      question: 'Was kostet mich eine Handlung?',
      answer:
        'Nichts. Für eine belohnte Aktion musst du keine Transaktion signieren und keine Gebühr zahlen, die Transaktion senden wir. Du signierst nur eine Nachricht zur Anmeldung. Eine Transaktion, die du selbst sendest, kostet eine Gebühr: eine einfache Überweisung {{transferFee}} NAC.',
    },
    visible: {
      question: 'Wer sieht, was ich getan habe?',
      answer:
        'Alle sehen, dass es eine Aktion dieser Art gab, wann und für welche Wallet-Adresse. Dein Konto erscheint immer nur als pseudonymer Hash. Deine Wallet-Adresse ist öffentlich, wie auf jeder Blockchain.',
    },
    final: {
      question: 'Lässt sich ein Block rückgängig machen?',
      answer:
        'Nein. Ein Block liegt auf der Platte, bevor ihn jemand sieht, und gilt von da an für immer; umgeschrieben wird auf dieser Kette nichts. Nach einer Erstattung kann eine Belohnung widerrufen werden. Auch das ist ein eigener Block, den du nachschlagen kannst.',
    },
    idle: {
      question: 'Was passiert, wenn niemand etwas tut?',
      answer:
        'Nichts, und das sieht man: Die Höhe bleibt stehen, und die Linie auf der Startseite bleibt flach, bis jemand etwas tut.',
    },
    convert: {
      question: 'Wie werden aus Energy Points NAC?',
      answer:
        '{{conversionRule}} Du tauschst im Energy Dashboard in Schritten von {{epPerNac}} um, höchstens {{convertDaily}} EP pro Konto und Tag und {{convertTotal}} EP am Tag für alle zusammen. Ein Tag zählt als aktiv, wenn du an ihm mindestens {{activePoints}} EP verdienst. Die Coins kommen aus dem Contract für Belohnungen; neue entstehen nicht.',
    },
    none: {
      question: 'Warum habe ich diesmal keine Punkte bekommen?',
      answer:
        'Jede Art von Handlung hat eine Pause, ein Tageslimit oder beides. Ein Seitenbesuch zählt alle {{visitSeconds}} Sekunden und {{visitCap}}-mal am Tag. Alle Grenzen stehen in der Preisliste im Energy Dashboard. Wer es zu früh versucht, verliert nichts.',
    },
    limit: {
      question: 'Wie viel kann ich an einem Tag verdienen?',
      answer:
        'Was in deinem Browser geschieht, bringt höchstens {{browserCap}} EP je Konto und UTC-Tag. Käufe, NFTs und geworbene Freunde haben eigene Grenzen. Alle stehen im Vertrag, deshalb können auch wir keine Ausnahme machen.',
    },
    rank: {
      question: 'Sinkt mein Rang, wenn ich Punkte ausgebe?',
      answer: 'Nein. Der Rang zählt, was du verdient hast. Was du ausgeben kannst, ist eine andere Zahl.',
    },
    transfer: {
      question: 'Kann ich Punkte verschicken oder verkaufen?',
      answer:
        'Nein. Wallets zeigen EP wie einen Token, aber der Ledger-Contract lehnt jede Überweisung ab. Für NFTs kannst du Punkte sofort ausgeben. {{conversionRule}}',
    },
    friends: {
      question: 'Was bekomme ich, wenn ich Freunde werbe?',
      answer:
        '{{referral}} EP, wenn über deinen Link eine neue Wallet dazukommt, und {{referralPurchase}} EP, wenn dieser Freund für mindestens {{rewardUsdt}} USDT kauft. Für NFTs kannst du diese Punkte sofort ausgeben. {{conversionRule}}',
    },
    phases: {
      question: 'Wie läuft der Vorverkauf ab?',
      answer:
        'In drei Phasen: {{firstCoins}} NAC zu {{firstPrice}} USDT, {{secondCoins}} zu {{secondPrice}}, {{thirdCoins}} zu {{thirdPrice}}. Eine Phase endet, wenn sie ausverkauft ist oder wenn wir sie früher beenden. Die Coins liegen schon vor dem Verkauf im Contract. Wenn du auf Nova mit USDT zahlst, erhältst du sie in derselben Transaktion.',
    },
    bonus: {
      question: 'Wer bekommt den Bonus?',
      answer:
        'In Phase 1 bringt ein Kauf ab {{bonusMin}} USDT {{bonus}} % dazu, einmal je Käufer und solange Plätze frei sind. Wie viele noch frei sind, steht auf der Seite des Vorverkaufs, gelesen aus dem Vertrag.',
    },
    pay: {
      question: 'Wie kann ich zahlen, und ab welchem Betrag?',
      answer:
        'Mit USDT ab {{leastUsdt}} USDT, oder mit Karte ab dem Betrag, den das Kaufformular nennt. USDT auf Nova gehen direkt an den Vertrag. Zahlungen mit USDT auf Ethereum und mit Karte bestätigt unser Operator, weil der Vertrag sie nicht sehen kann: Dort vertraust du uns, und die Seite über Risiken sagt das auch.',
    },
    whitelist: {
      question: 'Was bringt die Whitelist?',
      answer:
        'Freigegebene Adressen dürfen vor der öffentlichen Eröffnung kaufen. Preis, Bonus und Grenzen sind für alle gleich.',
    },
    late: {
      question: 'Was ist, wenn meine Zahlung zu spät kommt?',
      answer:
        'Die Zahlungsseite für Karten ist {{cardMinutes}} Minuten offen und reserviert nichts. Coins und Bonus gehören dir, wenn deine Kartenzahlung eingeht oder ein Block auf Ethereum deine Überweisung enthält; von da an sind sie bis zu {{bridgeHours}} Stunden reserviert. Sind sie dann vergeben, wird eine Kartenzahlung von selbst erstattet; eine Zahlung von Ethereum wird als offen vermerkt, und ein Mensch schickt sie zurück.',
    },
    which: {
      question: 'Welche Wallets kann ich nutzen?',
      answer:
        'Jede Browser-Wallet, die sich nach EIP-6963 meldet: MetaMask, Coinbase Wallet, Trust Wallet und andere. Auf dem Handy öffnest du diese Seite im Browser deiner Wallet.',
    },
    sign: {
      question: 'Was unterschreibe ich beim Verbinden?',
      answer:
        'Eine Nachricht (EIP-4361) mit unserer Domain, der Chain-ID und einer Zahl, die nur einmal gilt. Sie bewegt nichts, kostet nichts und erlaubt nichts außer der Anmeldung.',
    },
    network: {
      question: 'Meine Wallet meldet ein falsches Netzwerk. Und jetzt?',
      answer:
        'Drück im Wallet-Menü auf „Zu Nova wechseln“. Deine Wallet fragt dann, ob sie das Netzwerk mit der Chain-ID {{chainId}} ({{chainIdHex}}) hinzufügen soll.',
    },
    without: {
      question: 'Kann ich Nova ohne Wallet ausprobieren?',
      answer:
        'Ja. Die Demo legt in deinem Browser für {{demoHours}} Stunden eine Wallet an, mit Punkten, Test-USDT und Gas. Nichts darin hat einen Wert, und sie endet von selbst.',
    },
    local: {
      question: 'Was ist der Local Mode?',
      answer:
        'Deine Wallet ist verbunden, aber die Anmeldung schlug fehl oder der Server war nicht da. Du kannst die Kette lesen und Transaktionen senden; Punkte sammelst du erst, wenn du dich neu verbindest.',
    },
    gas: {
      question: 'Woher bekomme ich meine ersten NAC für Gas?',
      answer:
        'Vom Faucet: {{drip}} NAC, einmal am Tag je Adresse. Dein Browser löst dafür ein kleines Rätsel, das dauert etwa eine Sekunde. Mit dem Willkommensbonus von {{welcome}} EP kommt auch etwas Gas in deine Wallet.',
    },
    nft: {
      question: 'Was kostet ein NFT?',
      answer:
        'Ein Standard-NFT kostet {{standardCost}} EP und bringt {{standardReward}} EP zurück. Ein Premium-3D-NFT kostet {{premiumCost}} EP und bringt {{premiumReward}} EP. Bezahlt wird in derselben Transaktion, in der das NFT entsteht. Machen kannst du eines auf der Seite „NFT erstellen“.',
    },
    royalties: {
      question: 'Werden Urheber an Verkäufen beteiligt?',
      answer:
        'Ja, wenn sie es festlegen, mit bis zu {{royalty}} %. Der Anteil steht fest, sobald das NFT entsteht, und der Vertrag unseres Marktplatzes zahlt ihn bei jedem Verkauf aus.',
    },
    market: {
      question: 'Wie schützt mich der Marktplatz?',
      answer:
        'Du nennst den Preis, den du erwartest, und zahlst genau ihn, sonst geschieht nichts. Ein Angebot erlischt, wenn sein NFT den Inhaber wechselt, spätestens nach {{listingDays}} Tagen. Der Vertrag verwahrt nie ein NFT, und mehr als {{marketFee}} % Gebühr lässt er nicht zu.',
    },
    token: {
      question: 'Was darf der Inhaber eines erstellten Tokens?',
      answer:
        'Die Adresse der Beschreibung ändern, sonst nichts. Die ganze Menge ist von Anfang an da: Niemand kann neue prägen, dich sperren, den Token anhalten oder eine Überweisung besteuern. Namen gibt es mehrfach, vergleich also die Adresse. Deinen eigenen erstellst du im Token Creator und siehst seine Adresse, bevor du unterschreibst.',
    },
    validator: {
      question: 'Wie viele Validatoren gibt es?',
      answer:
        'Einen, und den betreiben wir. Mitleser rechnen jeden Block nach und halten mit Alarm an, wenn etwas abweicht; unbemerkt umschreiben können wir also nichts. Anhalten oder eine Transaktion auslassen könnten wir.',
    },
    audit: {
      question: 'Hat jemand den Code geprüft?',
      answer:
        'Nein, niemand von außen. Eine Prüfung war für Q4 2025 angekündigt, einen Bericht gibt es nicht. Was wir selbst getan haben, die versuchten Angriffe und die Tests dagegen, steht in der Dokumentation.',
    },
    mint: {
      question: 'Können je mehr NAC entstehen?',
      answer:
        'Nein. Alle {{supply}} NAC gibt es seit dem ersten Block, und nichts prägt oder verbrennt sie. Auch Gebühren werden nicht verbrannt: Sie gehen an das Konto, das unsere Transaktionen bezahlt.',
    },
    team: {
      question: 'Wann darf das Team verkaufen?',
      answer:
        'Dem Team gehören {{teamCoins}} NAC. {{teamCliff}} Monate lang bewegt sich davon nichts, danach gibt ein Vertrag sie über {{teamMonths}} Monate gleichmäßig frei. Was heute frei ist, steht auf der Seite Transparenz.',
    },
    crash: {
      question: 'Was ist, wenn euer Server mitten in meiner Handlung abstürzt?',
      answer:
        'Eine angenommene Handlung geht nie verloren und zählt nie doppelt. Sie wartet in der Datenbank als unterschriebene Transaktion mit eigener Kennung. Nach dem Neustart gehen dieselben Bytes noch einmal hinaus, und der Vertrag weist eine Kennung ab, die er schon kennt.',
    },
    self: {
      question: 'Kann ich das alles selbst nachprüfen?',
      answer:
        'Ja. Betreibe einen Mitleser: Er beginnt beim ersten Block, rechnet alles nach und vertraut niemandem. Oder frag unser JSON-RPC mit jedem Ethereum-Werkzeug. Wie das geht, steht in der Dokumentation.',
    },
  },
};

export default faq;
