import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/legal.ts';

const legal: Widen<typeof en> = {
  contents: 'Auf dieser Seite',
  noOperator:
    'Der Betreiber dieser Nova-Website hat seine Angaben nicht hinterlegt. Felder mit „nicht angegeben“ müssen in der Konfiguration gesetzt werden (NOVA_OPERATOR_…). Bis dahin ist diese Seite unvollständig, und wo ein Impressum vorgeschrieben ist, darf die Website nicht öffentlich sein.',
  untold: 'nicht angegeben',
  development:
    'Diese Website läuft in einem Entwicklungsnetz. Coins, Punkte und Token haben keinen Wert, und die Daten können jederzeit gelöscht werden.',
  imprint: {
    operator: 'Betreiber',
    name: 'Name',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    register: 'Register',
    vatId: 'USt-ID',
    responsible: 'Verantwortlich für den Inhalt',
    write: 'Oder schreib über die Kontaktseite',
    site: 'Was diese Website ist',
    siteText:
      'Ein Fenster auf eine Blockchain und der Server, der Aktionen auf sie bringt. Die Blockchain hat die Chain-ID {{chainId}}. Was dort versiegelt ist, ist öffentlich, und der Betreiber kann es nicht zurücknehmen.',
    software: 'Software und Schriften',
    softwareText:
      'Der Code von Nova steht unter der MIT-Lizenz. Die Schriften sind Instrument Sans und Martian Mono, beide unter der SIL Open Font License, und werden von hier ausgeliefert.',
    names: 'Inhalte Dritter',
    namesText:
      'Namen, Symbole, Bilder und Beschreibungen von Token und NFTs stammen von denen, die sie erstellt haben. Sie stehen auf der Blockchain; der Betreiber hat sie weder ausgewählt noch geprüft.',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    lede: 'Aus dem Code geschrieben, Tabelle für Tabelle. Nova setzt keine Cookies, zählt Besucher nicht über fremde Dienste und lädt nichts von anderen Rechnern.',
    operator: 'Verantwortlich ist {{name}}. Fragen zu deinen Daten beantwortet {{email}}.',
    operatorUntold: 'Verantwortlich ist der Betreiber dieser Website; siehe Impressum.',
    sections: {
      visit: 'Wenn du nur liest',
      browser: 'Was in deinem Browser bleibt',
      account: 'Ein Konto mit E-Mail und Passwort',
      wallet: 'Eine Wallet',
      actions: 'Aktionen, die Punkte bringen',
      network: 'Limits pro Netzwerk',
      purchases: 'Käufe im Vorverkauf',
      messages: 'Nachrichten, Whitelist und Newsletter',
      friends: 'Geworbene Freunde',
      others: 'Wer Daten noch erhält',
      basis: 'Rechtsgrundlagen',
      rights: 'Deine Rechte',
    },
    paragraphs: {
      visitAddress:
        'Um eine Anfrage zu beantworten, kennt der Server deine IP-Adresse und zählt damit, wie oft du fragst. Diese Zähler stehen nur im Arbeitsspeicher und enden mit dem Prozess. Das Protokoll der Anfragen ist von Haus aus abgeschaltet; schaltet ein Betreiber es ein, enthält es Methode, Pfad und Status, aber keine Adresse und nichts, wonach du gesucht hast.',
      visitHosts:
        'Seiten, Schriften und Bilder kommen allein von diesem Rechner; die Content-Security-Policy jeder Seite verbietet alles andere. Hat der Betreiber einen Proxy oder einen Hoster vor den Server gesetzt, sieht auch der deine Adresse.',
      browserText:
        'Cookies gibt es nicht. Diese Einträge liegen im Speicher deines Browsers, jeder erst, wenn du nutzt, wozu er dient. Du kannst sie dort jederzeit löschen; dann bist du abgemeldet und fängst von vorn an. Daneben hält der Browser Dateien dieser Website in seinem Cache-Speicher, damit Seiten auch ohne Verbindung aufgehen; von dir steht darin nichts.',
      accountText:
        'Gespeichert werden deine E-Mail-Adresse, der Tag deiner Registrierung und dein Passwort als Argon2id-Hash, aus dem es sich nicht zurücklesen lässt. Eine Adresse, die niemand bestätigt, wird nach {{unconfirmedDays}} Tagen vergessen.',
      accountSession:
        'Jede Anmeldung ist eine Sitzung: der Hash ihres Schlüssels, die IP-Adresse und der Name, mit dem sich dein Browser meldet. So erkennst du in den Einstellungen eine fremde. Eine ungenutzte Sitzung endet nach {{sessionDays}} Tagen und wird dann gelöscht; Abmelden löscht sie sofort.',
      accountMail:
        'E-Mails an dich (Bestätigung, Zurücksetzen, Belege, Hinweise) bleiben {{mailDays}} Tage gespeichert, damit wir wissen, ob sie hinausgingen. Links darin gelten einmal und {{confirmHours}} Stunden lang, beim Zurücksetzen des Passworts {{resetHours}}; von jedem Link wird nur ein Hash gespeichert. Was auf der Website unter deinen Benachrichtigungen steht, bleibt bei deinem Konto.',
      walletText:
        'Von einer Wallet, mit der du dich anmeldest, speichern wir Adresse, Blockchain, Art und den Zeitpunkt der letzten Nutzung. Die Nachricht, die du dafür signierst, bewegt nichts; ihre Zufallszahl wird gelöscht, sobald sie benutzt oder zu alt ist. Dein privater Schlüssel verlässt deine Wallet nie.',
      walletDemo:
        'Die Wallet der Demo entsteht in deinem Browser, und ihr Schlüssel bleibt dort. Gespeichert werden die Adresse dieser Wallet, die Art der Demo, ihr Anfang und ihr Ende. Nach dem Ende werden die Sitzungen gelöscht; der Vermerk, dass es eine Demo war, bleibt, damit ihre Punkte nie umgetauscht werden.',
      actionsChain:
        'Eine belohnte Aktion wird dauerhaft auf der Blockchain festgehalten: die Adresse deiner Wallet, die Art der Aktion, die Sekunde und anstelle deines Kontos ein mit einem geheimen Schlüssel gebildeter Hash (Pseudonym). Alle können das lesen, Kopien der Blockchain liegen auch anderswo, und niemand kann es löschen, auch wir nicht. Verwende keine Adresse, die niemand mit dir in Verbindung bringen soll.',
      actionsServer:
        'Daneben vermerkt unsere Datenbank, zu welchem Konto sie gehörte, die Kennung der Anfrage und eine Notiz, die dein Browser mitschickt: was getan wurde und der Name des Browsers. Meldet die Anwendung eines Partners eine Aktion deiner Wallet, erfährt sie, welcher Block sie versiegelt hat. Löschst du dein Konto, wird diese Notiz geleert.',
      networkText:
        'Manche Funktionen sind pro Netzwerk begrenzt: Faucet, Willkommensbonus, Demos, Empfehlungen, Kontaktnachrichten, Verifizierung von Contracts und Anmeldeversuche in der Verwaltung. Dafür speichern wir mit jedem Eintrag einen mit geheimem Schlüssel gebildeten Hash deines IPv4-/24-Netzes oder deiner IPv6-/56- und /48-Netze. Beim Faucet speichern wir auch Adresse, Zeit und, wenn du angemeldet bist, dein Konto. Deine IP-Adresse lässt sich daraus nicht ablesen, und wir nutzen ihn für nichts anderes.',
      purchasesText:
        'Zu einem Kauf speichern wir die empfangende Wallet, Betrag, Phase, Zahlungsweg, Stand und Zeiten. Wenn du angemeldet bist, speichern wir auch dein Konto und die Sprache des Belegs. Kaufst du ohne Wallet, bekommt dein Konto eine eigene Adresse auf der Blockchain. Lieferungen stehen öffentlich auf der Blockchain. Käufe bleiben gespeichert, auch wenn du dein Konto löschst: An ihnen hängen Erstattungen und die Bücher.',
      purchasesPayment:
        'Zahlst du auf Ethereum, speichern wir zusätzlich die Transaktion, ihren Absender und einen Hash der Nachricht, die du signierst. Der Server prüft die Zahlung über einen Ethereum-Node, den der Betreiber gewählt hat. Deine Kartendaten sehen wir nie: Du gibst sie auf der Seite von Stripe ein, sofern der Betreiber Stripe eingerichtet hat. Stripe erhält von uns Betrag, Kaufnummer, Sprache und deine E-Mail-Adresse, falls dein Konto eine hat; wir speichern die IDs von Sitzung und Zahlung. Im Entwicklungsnetz ersetzt ein Testterminal Stripe, das nichts abbucht.',
      messagesContact:
        'Eine Kontaktnachricht wird mit Thema, Name, E-Mail-Adresse, Text und Sprache gespeichert und ist für Administratoren sichtbar; hat der Betreiber eine Mailadresse hinterlegt, geht sie auch dorthin. Von selbst verschwindet sie nicht: Sag uns, wenn sie weg soll.',
      messagesLists:
        'Für die Whitelist speichern wir deine E-Mail-Adresse, die Wallet, die du nennst, die Sprache und wann du bestätigt hast; Austragen löscht den Eintrag, eine Freigabe deiner Wallet auf der Blockchain bleibt. Für den Newsletter: E-Mail-Adresse, Sprache, Zeitpunkt der Bestätigung. Abbestellen löscht die Adresse; ein Hash davon bleibt, damit ein zweites Anmelden nicht noch einmal belohnt wird. Wer nicht bestätigt, wird nach {{listDays}} Tagen vergessen.',
      friendsText:
        'Ein Link mit „ref“ hinterlässt seinen Code in deinem Browser, bis du eine Wallet verbindest. Dann wird einmal und für immer gespeichert, welches Konto welche Wallet gebracht hat, denn davon hängen Belohnungen ab.',
      othersText:
        'Die Blockchain ist öffentlich. E-Mails laufen über den Mailserver, den der Betreiber eingerichtet hat. Stripe und der Ethereum-Node werden nur kontaktiert, wenn du so zahlst wie oben beschrieben. Darüber hinaus geben wir nichts weiter und verkaufen nichts, und in den Seiten sind keine Dienste Dritter eingebunden.',
      basisText:
        'Was ein Konto, eine Wallet oder eine Aktion braucht, speichern wir, um zu tun, worum du gebeten hast (Art. 6 Abs. 1 b DSGVO). Angaben zur Sitzung, Grenzen pro Netz und Protokolle halten Fremde fern und Belohnungen gerecht; das ist unser berechtigtes Interesse (f). Whitelist und Newsletter beruhen auf deiner Einwilligung (a); der Link in jeder E-Mail nimmt sie zurück.',
      rightsText:
        'In deinen Einstellungen kannst du die Daten zu deinem Konto herunterladen, Sitzungen beenden und das Konto löschen. Der Download enthält Konto, Wallets, Sitzungen, Aktionen, Käufe, Anmeldungen zu Listen und Nachrichten an uns. Gelöscht werden sofort E-Mail-Adresse, Passwort, Sitzungen, Links, Wallets, dein Einladungscode und die Notizen zu deinen Aktionen; eine anonyme Kontonummer bleibt, weil die Buchführung auf sie verweist. Auch ein mit geheimem Schlüssel gebildeter Hash deines bestätigten Postfachs bleibt. So kann ein Postfach nur ein einziges Konto für den Umtausch bestätigen. Aus Whitelist und Newsletter trägst du dich mit dem Link in unseren E-Mails aus. Daten auf der Blockchain lassen sich nicht löschen. Für alles andere schreib uns; du kannst dich auch bei einer Datenschutzbehörde beschweren.',
    },
    storage: {
      caption: 'Einträge im Speicher deines Browsers',
      key: 'Eintrag',
      what: 'Wozu',
      session: 'deine Anmeldung, bis du dich abmeldest',
      wallet: 'dass eine Wallet verbunden war, und welche',
      theme: 'deine Wahl zwischen hell und dunkel',
      recent: 'was du zuletzt über die Suche gefunden hast',
      risk: 'welche Risiken du bestätigt hast, und wann',
      confirmed: 'dass eine Adresse in einem anderen Tab bestätigt wurde',
      registered:
        'die Adresse, die du registriert hast, und die Seite, von der du kamst, bis sie bestätigt ist',
      amount: 'der Betrag, den du im Presale eingegeben und noch nicht bezahlt hast',
      purchase: 'ein Kauf, der begonnen und noch nicht zu Ende ist',
      bridge: 'eine Zahlung auf Ethereum, die noch nicht gemeldet ist',
      card: 'eine Kartenzahlung, die noch offen ist',
      followed: 'die Nummer deines letzten Kaufs, der anderswo bezahlt wurde',
      creation: 'ein NFT, das du begonnen und noch nicht erzeugt hast',
      draft: 'was du in ein Formular getippt und nicht abgeschickt hast, bis du den Tab schließt',
      demoWallet: 'der private Schlüssel der Testwallet der Demo',
      demoKeep: 'was von der Demo-Wallet in deine eigene wechselt, bis die Demo endet',
      demo: 'wann deine Demo endet, und ihre Art',
      referral: 'der Code des Freundes, der dich eingeladen hat',
      language: 'immer Englisch; ein älterer Wert wird entfernt',
      admin: 'der Token eines Administrators',
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lede: 'Kurz gehalten, denn die meisten Regeln setzen Smart Contracts auf der Blockchain durch. Diese Contracts können wir nicht austauschen. Wir können Belohnungen für künftige Aktionen ändern, eine Verkaufsphase früher beenden und die Marktplatzgebühr bis zu ihrer Obergrenze festlegen.',
    sections: {
      offer: 'Was angeboten wird',
      account: 'Dein Konto und deine Wallet',
      points: 'Energy Points',
      coins: 'NAC und der Vorverkauf',
      things: 'NFTs und Token',
      fair: 'Fairer Umgang',
      service: 'Verfügbarkeit und Haftung',
      end: 'Kündigung und Änderungen',
      law: 'Anwendbares Recht',
    },
    paragraphs: {
      offerText:
        'Diese Website zeigt eine Blockchain (Chain-ID {{chainId}}) und verbindet deine Wallet mit ihren Contracts. Belohnte Aktionen bringt sie auf Kosten des Betreibers auf die Blockchain. Lesen können alle, ohne Konto. Betrieben wird sie von dem, den das Impressum nennt.',
      accountText:
        'Ein Konto pro Person. Für dein Passwort und vor allem für die Seed-Phrase deiner Wallet bist du selbst verantwortlich; wir kennen sie nicht und können sie nicht wiederherstellen. Was deine Wallet signiert und die Blockchain versiegelt, lässt sich von niemandem rückgängig machen.',
      pointsText:
        'Punkte werden nach einem öffentlichen Katalog gutgeschrieben, mit Wartezeiten und Limits, die der Smart Contract durchsetzt. Sie sind kein Geld und lassen sich nicht senden oder verkaufen. Sie können widerrufen werden, wenn der Kauf oder die Aktion dahinter rückgängig gemacht wird. {{conversionRule}} Der Umtausch ist möglich, solange der Contract für Belohnungen Coins hat, höchstens {{convertDaily}} EP pro Konto und Tag; Demo-Konten können nie umtauschen. Der Katalog kann sich für künftige Aktionen ändern, für vergangene nie.',
      coinsText:
        'Mit NAC zahlst du Netzwerkgebühren auf dieser Blockchain. Niemand verspricht einen Kurs, einen Markt, einen Gewinn oder einen Rückkauf. Preise, Mengen und Bonus des Vorverkaufs stehen im Smart Contract. Vor deinem ersten Kauf bestätigst du vier Aussagen über Risiken; nimm sie ernst.',
      thingsText:
        'Wer ein NFT oder einen Token erstellt, steht für Namen, Bild und Text ein und braucht die Rechte daran. Was gegen Gesetze verstößt oder Menschen täuscht, zeigen wir nicht mehr, sobald wir davon wissen; auf der Blockchain bleibt es.',
      fairText:
        'Gib dich nicht als mehrere Menschen aus, lass keine Programme Punkte sammeln, greif weder fremde Konten noch den Dienst an. Wer nach Schwachstellen sucht, ist willkommen: mit eigenen Konten, ohne etwas zu nehmen, und mit einer Nachricht an uns. Anfragen über den veröffentlichten Grenzen werden abgewiesen. Erschlichene Belohnungen können widerrufen werden.',
      serviceText:
        'Die Blockchain hat einen einzigen Validator. Er kann stillstehen, und diese Website auch; was vorher angenommen war, bleibt erhalten und wird danach ausgeführt. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit und bei Schäden an Leben, Körper und Gesundheit. Sonst haften wir nur bei Verletzung wesentlicher Pflichten und dann für den vorhersehbaren Schaden. Was das Gesetz Verbrauchern gibt, bleibt unberührt.',
      endText:
        'Du kannst dein Konto jederzeit in den Einstellungen löschen. Wir können ein Konto beenden, das gegen diese Bedingungen verstößt; Coins, Token und NFTs in deiner Wallet bleiben in jedem Fall deine. Ändern sich diese Bedingungen, ändert sich das Datum unten, und was du vorher getan hast, beurteilt sich nach dem Wortlaut jenes Tages.',
      lawText:
        'Es gilt das Recht des Landes {{country}}; der Schutz, den dein eigenes Land Verbrauchern gibt, bleibt bestehen.',
      lawUntold:
        'Der Betreiber hat nicht angegeben, welches Recht gilt. Dann gilt das Recht des Landes, in dem er seinen Sitz hat; der Schutz, den dein eigenes Land Verbrauchern gibt, bleibt bestehen.',
    },
    edition: 'Stand: {{day}}',
  },
};

export default legal;
