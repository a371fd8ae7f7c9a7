import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/faq.ts';

const faq: Widen<typeof en> = {
  title: 'Häufige Fragen',
  lede: 'Kurze Antworten, die du nachprüfen kannst. Wo eine Seite den Beleg zeigt, ist sie verlinkt.',
  search: 'In den Fragen suchen',
  found_one: '{{count}} Frage',
  found_other: '{{count}} Fragen',
  none: 'Keine passende Frage. Versuche ein anderes Wort oder schreibe uns.',
  clear: 'Alle Fragen zeigen',
  groupsLabel: 'Themen',
  missing: 'Deine Frage ist nicht dabei?',
  write: 'Schreibe uns',
  proof: 'Sieh selbst nach: {{page}}',
  link: 'Link zu dieser Frage',
  way: {
    title: 'So wird aus einer Aktion ein Block',
    act: {
      name: 'Du tust etwas',
      text: 'Du sammelst Energie, kaufst oder handelst. Dein Browser meldet die Aktion.',
    },
    attest: {
      name: 'Der Server bezeugt es',
      text: 'Er prüft die Grenzen und signiert genau eine Transaktion für deine Aktion.',
    },
    credit: {
      name: 'Der Contract schreibt Punkte gut',
      text: 'Er schlägt sie in seinem Katalog nach. Energie zu sammeln bringt {{points}} EP.',
    },
    seal: {
      name: 'Der Validator versiegelt',
      text: 'Aus der Transaktion wird ein Block. Er liegt auf der Festplatte, bevor ihn jemand sieht.',
    },
    caption:
      'Die Höhe der Wellenform zeigt die Punkte, das Quadrat ist das Siegel. Wenn niemand etwas tut, entsteht kein Block.',
  },
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
        'Ein Block entsteht, weil jemand etwas getan hat, nicht weil eine Uhr abläuft oder ein Rechner ein Rennen gewinnt. Der Server bezeugt die Aktion, der Ledger-Contract schlägt ihre Punkte nach, und der Validator versiegelt einen Block für genau diese eine Transaktion.',
    },
    fees: {
      question: 'Was kostet mich eine Aktion?',
      answer:
        'Nichts. Für eine belohnte Aktion musst du keine Transaktion signieren und keine Gebühr zahlen; die Transaktion senden und bezahlen wir. Du signierst nur eine Nachricht zur Anmeldung. Was du selbst sendest, kostet eine Netzwerkgebühr: {{transferFee}} NAC für eine einfache Überweisung.',
    },
    visible: {
      question: 'Wer sieht, was ich getan habe?',
      answer:
        'Alle sehen, dass es eine Aktion dieser Art gab, wann und für welche Wallet-Adresse. Dein Konto erscheint immer nur als pseudonymer Hash. Deine Wallet-Adresse ist öffentlich, wie auf jeder Blockchain.',
    },
    final: {
      question: 'Lässt sich ein Block rückgängig machen?',
      answer:
        'Nein. Ein Block liegt auf der Festplatte, bevor ihn jemand sieht, und ist von da an endgültig; Reorgs gibt es hier nicht. Nach einer Erstattung kann eine Belohnung widerrufen werden, aber in einem eigenen Block, den du nachschlagen kannst.',
    },
    idle: {
      question: 'Was passiert, wenn niemand etwas tut?',
      answer:
        'Nichts, und das ist zu sehen: Die Blockhöhe bleibt stehen, und das Diagramm auf der Startseite bleibt flach, bis jemand etwas tut.',
    },
    convert: {
      question: 'Wie tausche ich Energy Points in NAC um?',
      answer:
        '{{conversionRule}} Du tauschst im Energy Dashboard in Schritten von {{epPerNac}} um, höchstens {{convertDaily}} EP pro Konto und Tag und {{convertTotal}} EP am Tag für alle zusammen. Ein Tag zählt als aktiv, wenn du an ihm mindestens {{activePoints}} EP verdienst. Die NAC kommen aus dem Contract für Belohnungen; neue entstehen nicht.',
    },
    none: {
      question: 'Warum habe ich diesmal keine Punkte bekommen?',
      answer:
        'Jede Aktion hat eine Wartezeit, ein Tageslimit oder beides. Ein Seitenbesuch zählt zum Beispiel alle {{visitSeconds}} Sekunden und {{visitCap}}-mal am Tag. Alle Limits stehen im Energy Dashboard. Ein zu früher Versuch kostet dich nichts.',
    },
    limit: {
      question: 'Wie viel kann ich pro Tag verdienen?',
      answer:
        'Aktionen auf dieser Website bringen höchstens {{browserCap}} EP pro Konto und UTC-Tag. Käufe, NFTs und Empfehlungen haben eigene Limits. Der Contract setzt sie durch, deshalb können wir keine Ausnahmen machen.',
    },
    rank: {
      question: 'Sinkt mein Rang, wenn ich Punkte ausgebe?',
      answer:
        'Nein. Dein Rang richtet sich nach allem, was du je verdient hast. Was du noch ausgeben kannst, ist eine eigene Zahl.',
    },
    transfer: {
      question: 'Kann ich Punkte verschicken oder verkaufen?',
      answer:
        'Nein. Wallets zeigen EP wie einen Token, aber der Ledger-Contract lehnt jede Überweisung ab. Für NFTs kannst du Punkte sofort ausgeben. {{conversionRule}}',
    },
    friends: {
      question: 'Was bekomme ich, wenn ich Freunde werbe?',
      answer:
        '{{referral}} EP, wenn über deinen Link eine neue Wallet dazukommt, und {{referralPurchase}} EP für jeden Kauf dieses Freundes ab {{rewardUsdt}} USDT. Für NFTs kannst du die Punkte sofort ausgeben. {{conversionRule}}',
    },
    phases: {
      question: 'Wie läuft der Vorverkauf ab?',
      answer:
        'In drei Phasen: {{firstCoins}} NAC zu {{firstPrice}} USDT, {{secondCoins}} zu {{secondPrice}}, {{thirdCoins}} zu {{thirdPrice}}. Eine Phase endet, wenn sie ausverkauft ist oder wenn wir sie früher beenden. Die Coins liegen schon vor dem Verkauf im Contract. Wenn du auf Nova mit USDT zahlst, erhältst du sie in derselben Transaktion.',
    },
    bonus: {
      question: 'Wer bekommt den Bonus?',
      answer:
        'In Phase 1 bringt dein erster Kauf ab {{bonusMin}} USDT {{bonus}} % dazu, einmal pro Käufer und solange Plätze frei sind. Die Seite des Vorverkaufs zeigt, wie viele Plätze noch frei sind.',
    },
    pay: {
      question: 'Wie kann ich zahlen, und ab welchem Betrag?',
      answer:
        'Mit USDT ab {{leastUsdt}} USDT oder mit Karte ab dem Mindestbetrag im Kaufformular. USDT auf Nova geht direkt an den Contract. Zahlungen mit Karte und mit USDT auf Ethereum kann der Contract nicht sehen; die bestätigt unser Operator. Dafür musst du uns vertrauen. Was das heißt, steht auf der Risikoseite.',
    },
    whitelist: {
      question: 'Was bringt die Whitelist?',
      answer:
        'Frühen Zugang: Freigegebene Adressen kaufen, bevor der Vorverkauf für alle öffnet. Preis, Bonus und Limits sind für alle gleich.',
    },
    late: {
      question: 'Was ist, wenn meine Zahlung zu spät kommt?',
      answer:
        'Zahlst du mit Karte, ist die Zahlungsseite {{cardMinutes}} Minuten offen und reserviert nichts. Coins und Bonus werden reserviert, sobald deine Kartenzahlung eingeht oder ein Block auf Ethereum deine Überweisung enthält. Die Reservierung gilt bis zu {{bridgeHours}} Stunden. Ist bis dahin schon alles vergeben, werden Kartenzahlungen automatisch erstattet; Zahlungen von Ethereum stehen dir weiter zu, und wir erstatten sie von Hand.',
    },
    which: {
      question: 'Welche Wallets kann ich nutzen?',
      answer:
        'Jede Browser-Wallet, die EIP-6963 unterstützt: MetaMask, Coinbase Wallet, Trust Wallet und andere. Auf dem Handy öffnest du diese Seite im Browser deiner Wallet. Eine Hardware-Wallet funktioniert über eine Wallet, die sie unterstützt.',
    },
    sign: {
      question: 'Was signiere ich beim Verbinden?',
      answer:
        'Eine Nachricht (EIP-4361) mit unserer Domain, der Chain-ID und einer einmaligen Zahl. Sie bewegt kein Guthaben, kostet nichts und taugt nur zur Anmeldung.',
    },
    network: {
      question: 'Meine Wallet meldet „nicht unterstütztes Netzwerk“. Was nun?',
      answer:
        'Klicke im Wallet-Menü auf „Zu Nova wechseln“. Deine Wallet fragt dann, ob sie das Netzwerk mit der Chain-ID {{chainId}} ({{chainIdHex}}) hinzufügen soll.',
    },
    without: {
      question: 'Kann ich Nova ohne Wallet ausprobieren?',
      answer:
        'Ja. Die Demo legt in deinem Browser für {{demoHours}} Stunden eine Wallet an, mit Punkten, Test-USDT und Gas. Nichts darin hat einen echten Wert, und sie endet automatisch.',
    },
    local: {
      question: 'Was ist der Local Mode?',
      answer:
        'Deine Wallet ist verbunden, aber du bist nicht angemeldet, weil die Anmeldung fehlschlug oder der Server nicht erreichbar war. Du kannst die Blockchain lesen und Transaktionen senden; Punkte sammelst du erst, wenn du dich neu verbindest.',
    },
    name: {
      question: 'Kann meine Adresse einen Namen haben?',
      answer:
        'Ja. Registriere einen Namen wie alice.nac mit Energy Points oder NAC. Er steht statt deiner Adresse, und Wallets und Apps, die ENS unterstützen, finden dich darüber. Du kannst ihn verlängern, übertragen und ersetzen.',
    },
    gas: {
      question: 'Woher bekomme ich meine ersten NAC für Gas?',
      answer:
        'Vom Faucet: {{drip}} NAC, einmal am Tag pro Adresse. Dein Browser löst dafür ein kleines Rätsel, das dauert etwa eine Sekunde. Mit dem Willkommensbonus von {{welcome}} EP kommt auch etwas Gas in deine Wallet.',
    },
    nft: {
      question: 'Was kostet ein NFT?',
      answer:
        'Ein Standard-NFT kostet {{standardCost}} EP und bringt {{standardReward}} EP zurück. Ein Premium-3D-NFT kostet {{premiumCost}} EP und bringt {{premiumReward}} EP zurück. Die Punkte werden in der Transaktion abgezogen, in der das NFT entsteht. Auf der Seite „NFT erstellen“ kannst du eines anlegen.',
    },
    royalties: {
      question: 'Bekommen Urheber Tantiemen?',
      answer:
        'Ja, wenn sie eine festlegen, bis zu {{royalty}} %. Der Anteil steht fest, sobald das NFT entsteht, und der Contract unseres Marktplatzes zahlt ihn bei jedem Verkauf aus.',
    },
    market: {
      question: 'Wie schützt mich der Marktplatz?',
      answer:
        'Du gibst den Preis an, den du erwartest, und zahlst genau ihn; sonst kommt der Kauf nicht zustande. Ein Angebot endet, wenn das NFT den Inhaber wechselt, spätestens nach {{listingDays}} Tagen. Der Contract verwahrt nie ein NFT, und seine Gebühr kann nie über {{marketFee}} % liegen.',
    },
    token: {
      question: 'Was darf der Eigentümer eines erstellten Tokens?',
      answer:
        'Nur den Link zur Beschreibung ändern. Die ganze Menge ist von Anfang an da: Niemand kann neue Token erzeugen, dich sperren, den Token anhalten oder Transfers besteuern. Namen sind nicht eindeutig, prüfe also immer die Adresse. Deinen eigenen erstellst du im Token Creator; seine Adresse siehst du, bevor du signierst.',
    },
    validator: {
      question: 'Wie viele Validatoren gibt es?',
      answer:
        'Einen, und den betreiben wir. Follower-Nodes führen jeden Block noch einmal aus, schlagen Alarm und halten an, wenn etwas abweicht. Deshalb können wir vergangene Blöcke nicht unbemerkt ändern. Wir könnten aber die Blockchain anhalten oder eine Transaktion auslassen.',
    },
    audit: {
      question: 'Wurde der Code geprüft?',
      answer:
        'Nein. Ein Audit war für Q4 2025 angekündigt, aber es gibt keinen Bericht. In der Dokumentation steht, was wir selbst getan haben: die Angriffe, die wir versucht haben, und die Tests dagegen.',
    },
    mint: {
      question: 'Können jemals mehr NAC entstehen?',
      answer:
        'Nein. Alle {{supply}} NAC gibt es seit dem ersten Block; NAC können weder neu erzeugt noch verbrannt werden. Auch Gebühren werden nicht verbrannt: Sie gehen an das Konto, das unsere eigenen Transaktionen bezahlt.',
    },
    team: {
      question: 'Wann kann das Team verkaufen?',
      answer:
        'Das Team hält {{teamCoins}} NAC. Ein Contract sperrt sie {{teamCliff}} Monate lang vollständig und gibt sie danach über {{teamMonths}} Monate gleichmäßig frei. Die Seite Transparenz zeigt, wie viel heute frei ist.',
    },
    crash: {
      question: 'Was ist, wenn euer Server mitten in meiner Aktion abstürzt?',
      answer:
        'Eine angenommene Aktion geht nie verloren und zählt nie doppelt. Sie wartet in der Datenbank als signierte Transaktion mit eigener ID. Nach dem Neustart werden dieselben Bytes noch einmal gesendet, und der Contract lehnt jede ID ab, die er schon kennt.',
    },
    self: {
      question: 'Kann ich das alles selbst nachprüfen?',
      answer:
        'Ja. Betreibe einen Follower-Node: Er beginnt beim ersten Block, führt alles noch einmal aus und vertraut niemandem. Oder frage unseren JSON-RPC-Endpunkt mit jedem Ethereum-Tool ab. Wie das geht, steht in der Dokumentation.',
    },
  },
};

export default faq;
