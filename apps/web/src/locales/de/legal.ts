import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/legal.ts';

const legal: Widen<typeof en> = {
  contents: 'Auf dieser Seite',
  noOperator:
    'Der Betreiber dieser Nova-Website hat seine Angaben nicht hinterlegt. Felder mit „nicht angegeben“ müssen in der Konfiguration gesetzt werden (NOVA_OPERATOR_…). Bis dahin ist diese Seite unvollständig, und wo ein Impressum vorgeschrieben ist, darf die Website nicht öffentlich sein.',
  notProvided: 'nicht angegeben',
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
    write: 'Oder nutze das Kontaktformular',
    site: 'Über diese Website',
    siteText:
      'Diese Website zeigt eine Blockchain (Chain-ID {{chainId}}) und betreibt den Server, der Aktionen auf ihr festhält. Alles, was auf der Blockchain versiegelt ist, ist öffentlich, und der Betreiber kann es nicht entfernen.',
    software: 'Software und Schriften',
    softwareText:
      'Der Code von Nova steht unter der MIT-Lizenz. Die Schriften Instrument Sans und Martian Mono stehen unter der SIL Open Font License und werden von dieser Website ausgeliefert.',
    names: 'Inhalte Dritter',
    namesText:
      'Namen, Symbole, Bilder und Beschreibungen von Token und NFTs stammen von ihren Erstellern und stehen auf der Blockchain. Der Betreiber wählt sie nicht aus und prüft sie nicht.',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    lede: 'Grundlage ist, was der Code tatsächlich speichert, Tabelle für Tabelle. Nova setzt keine Cookies, nutzt keine Analysedienste Dritter und lädt nichts von anderen Servern.',
    operator: 'Verantwortlich ist {{name}}. Fragen zu deinen Daten schickst du an {{email}}.',
    operatorNotProvided: 'Verantwortlich ist der Betreiber dieser Website; siehe Impressum.',
    sections: {
      visit: 'Besuch der Website',
      browser: 'Daten in deinem Browser',
      speed: 'Messungen der Geschwindigkeit',
      account: 'Konten mit E-Mail und Passwort',
      wallet: 'Wallets',
      actions: 'Aktionen, die Punkte bringen',
      network: 'Limits pro Netzwerk',
      purchases: 'Käufe im Vorverkauf',
      messages: 'Nachrichten, Whitelist und Newsletter',
      friends: 'Geworbene Freunde',
      others: 'Wer sonst Daten erhält',
      basis: 'Rechtsgrundlagen',
      rights: 'Deine Rechte',
    },
    paragraphs: {
      visitAddress:
        'Der Server braucht deine IP-Adresse, um Anfragen zu beantworten, und zählt damit, wie viele du sendest. Die meisten Zähler liegen nur im Arbeitsspeicher und gehen mit dem Ende des Prozesses verloren. Wenn du dich anmeldest, registrierst, dein Passwort zurücksetzt oder E-Mails anforderst, liegen Zähler stattdessen in der Datenbank. Sie enthalten pseudonyme Hashes deines Netzwerks und deiner E-Mail-Adresse und werden nach etwa einer Stunde gelöscht. Anfragen werden standardmäßig nicht protokolliert. Schaltet der Betreiber das ein, enthält das Protokoll Methode, Pfad und Status, aber keine IP-Adresse und keine Suchbegriffe.',
      visitHosts:
        'Seiten, Schriften und Bilder kommen nur von diesem Server; die Content-Security-Policy jeder Seite sperrt alles andere. Nutzt der Betreiber davor einen Proxy oder Hoster, sieht auch dieser deine IP-Adresse.',
      browserText:
        'Wir verwenden keine Cookies. Die folgenden Einträge liegen im Speicher deines Browsers und entstehen erst, wenn du die zugehörige Funktion nutzt. Du kannst sie jederzeit löschen; dann bist du abgemeldet und beginnst von vorn. Außerdem speichert dein Browser Dateien dieser Website im Cache, damit Seiten auch offline öffnen. Der Cache enthält keine persönlichen Daten.',
      speedText:
        'Nur wenn du unten zustimmst, misst dein Browser, wie schnell diese Website auf deinem Gerät lädt und reagiert. Verlässt du eine Seite, sendet er die Zeiten, den Namen der Seite und ob dein Gerät ein Telefon oder ein Computer ist. Adresse, Konto, Wallet oder Sitzung sendet er nicht. Der Server rechnet die Zeiten in Summen ein; einzelne Messungen werden nicht gespeichert. Du kannst deine Zustimmung hier jederzeit widerrufen.',
      accountText:
        'Wir speichern deine E-Mail-Adresse, das Datum deiner Registrierung und dein Passwort als Argon2id-Hash, aus dem es sich nicht wiederherstellen lässt. Nicht bestätigte Adressen werden nach {{unconfirmedDays}} Tagen gelöscht.',
      accountSession:
        'Für jede Anmeldung speichern wir eine Sitzung: einen Hash ihres Tokens, deine IP-Adresse und den User-Agent deines Browsers. So erkennst du fremde Sitzungen in den Einstellungen. Ungenutzte Sitzungen laufen nach {{sessionDays}} Tagen ab und werden dann gelöscht; Abmelden löscht eine Sitzung sofort.',
      accountMail:
        'E-Mails an dich (Bestätigungen, Passwort-Links, Belege, Hinweise) bewahren wir {{mailDays}} Tage auf, damit wir wissen, ob sie zugestellt wurden. Jeder Link darin funktioniert nur einmal und {{confirmHours}} Stunden lang, ein Link zum Zurücksetzen des Passworts {{resetMinutes}} Minuten lang. Von jedem Link speichern wir nur einen Hash. Deine Benachrichtigungen auf dieser Website bleiben bei deinem Konto. Dort bleiben auch deine privaten Notizen, die Adressen, die du beobachtest, mit dem, was dort gefunden wurde, und deine API-Schlüssel: ein Hash jedes Schlüssels und wie viele Anfragen er pro Tag gesendet hat. Wird der Passkey einer deiner Wallets ersetzt, bewahren wir den neuen Passkey, die Vertrauten und ihre Signaturen {{recoveryDays}} Tage auf.',
      walletText:
        'Zu jeder Wallet, mit der du dich anmeldest, speichern wir Adresse, Blockchain, Art und den Zeitpunkt der letzten Nutzung. Die Nachricht, die du signierst, bewegt kein Guthaben; ihre Zufallszahl wird gelöscht, sobald sie benutzt oder abgelaufen ist. Dein privater Schlüssel verlässt deine Wallet nie. Bietet der Betreiber WalletConnect an und wählst du es, verbindet sich dein Browser mit dessen Relay, das deine IP-Adresse sieht. Nachrichten an deine Wallet-App sind verschlüsselt; das Relay kann sie nicht lesen.',
      walletDemo:
        'Die Demo-Wallet entsteht in deinem Browser, und ihr Schlüssel bleibt dort. Wir speichern ihre Adresse, die Art der Demo sowie Beginn und Ende. Wenn die Demo endet, werden ihre Sitzungen gelöscht. Der Vermerk, dass es eine Demo war, bleibt, damit ihre Punkte nie umgetauscht werden können.',
      actionsChain:
        'Eine belohnte Aktion wird dauerhaft auf der Blockchain festgehalten: die Adresse deiner Wallet, die Art der Aktion, die Zeit (auf die Sekunde) und ein pseudonymer Hash für dein Konto. Alle können das lesen, und niemand kann es löschen, auch wir nicht; es gibt Kopien der Blockchain an anderen Orten. Verwende keine Adresse, die niemand mit dir in Verbindung bringen darf.',
      actionsServer:
        'Unsere Datenbank speichert außerdem, welches Konto die Aktion ausgeführt hat, die ID der Anfrage und eine Notiz deines Browsers: die Aktion und den Namen des Browsers. Meldet die Anwendung eines Partners eine Aktion deiner Wallet, erfährt der Partner, welcher Block sie versiegelt hat. Löschst du dein Konto, wird die Notiz gelöscht.',
      networkText:
        'Manche Funktionen sind pro Netzwerk begrenzt: Faucet, Willkommensbonus, Demos, Empfehlungen, Kontaktnachrichten, Verifizierung von Contracts und Anmeldeversuche in der Verwaltung. Dafür speichern wir mit jedem Eintrag einen pseudonymen Hash deines IPv4-/24-Netzes oder deiner IPv6-/56- und /48-Netze. Beim Faucet speichern wir auch die Adresse, die Zeit und, wenn du angemeldet bist, dein Konto. Deine IP-Adresse lässt sich aus dem Hash nicht ableiten, und wir nutzen ihn für nichts anderes.',
      purchasesText:
        'Zu jedem Kauf speichern wir die empfangende Wallet, Betrag, Phase, Zahlungsart, Status und Zeitpunkte. Wenn du angemeldet bist, speichern wir auch dein Konto und die Sprache des Belegs. Kaufst du ohne Wallet, bekommt dein Konto eine eigene Adresse auf der Blockchain. Lieferungen stehen öffentlich auf der Blockchain. Käufe bleiben gespeichert, auch wenn du dein Konto löschst, weil wir sie für Erstattungen und Buchführung brauchen.',
      purchasesPayment:
        'Zahlst du auf Ethereum, speichern wir zusätzlich die Transaktion, ihren Absender und einen Hash der Nachricht, die du signierst. Der Server prüft die Zahlung über einen Ethereum-Node, den der Betreiber gewählt hat. Deine Kartendaten sehen wir nie: Du gibst sie auf der Seite von Stripe ein, sofern der Betreiber Stripe eingerichtet hat. Stripe erhält von uns Betrag, Kaufnummer, Sprache und deine E-Mail-Adresse, falls dein Konto eine hat; wir speichern die IDs von Sitzung und Zahlung. Im Entwicklungsnetz ersetzt ein Testterminal Stripe, das nichts abbucht.',
      messagesContact:
        'Kontaktnachrichten werden mit Thema, Name, E-Mail-Adresse, Text und Sprache gespeichert und sind für Administratoren sichtbar. Hat der Betreiber eine Mailadresse hinterlegt, gehen sie auch dorthin. Sie werden nicht automatisch gelöscht; schreibe uns, wenn wir deine entfernen sollen.',
      messagesLists:
        'Für die Whitelist speichern wir deine E-Mail-Adresse, die angegebene Wallet, die Sprache und den Zeitpunkt der Bestätigung. Austragen löscht den Eintrag; eine Freigabe deiner Wallet auf der Blockchain bleibt. Für den Newsletter speichern wir deine E-Mail-Adresse, die Sprache und den Zeitpunkt der Bestätigung. Abbestellen löscht die Adresse; ein Hash davon bleibt, damit eine zweite Anmeldung nicht noch einmal belohnt wird. Unbestätigte Anmeldungen werden nach {{listDays}} Tagen gelöscht.',
      friendsText:
        'Öffnest du einen Link mit „ref“, bleibt sein Code in deinem Browser, bis du eine Wallet verbindest. Dann speichern wir dauerhaft, welches Konto welche Wallet geworben hat, weil Belohnungen davon abhängen.',
      othersText:
        'Die Blockchain ist öffentlich. E-Mails laufen über den Mailserver, den der Betreiber eingerichtet hat. Stripe und der Ethereum-Node werden nur kontaktiert, wenn du so zahlst wie oben beschrieben. Das Relay von WalletConnect wird nur kontaktiert, wenn du es wählst. Darüber hinaus geben wir nichts weiter und verkaufen nichts, und in den Seiten sind keine Dienste Dritter eingebunden.',
      basisText:
        'Daten zu Konto, Wallet und Aktionen verarbeiten wir, um die gewünschte Leistung zu erbringen (Art. 6 Abs. 1 b DSGVO). Angaben zur Sitzung, Limits pro Netzwerk und Protokolle schützen Konten und halten Belohnungen gerecht; das ist unser berechtigtes Interesse (Art. 6 Abs. 1 f DSGVO). Whitelist, Newsletter und Messungen der Geschwindigkeit beruhen auf deiner Einwilligung (Art. 6 Abs. 1 a DSGVO), die du mit dem Link in jeder E-Mail widerrufen kannst, bei Messungen auf dieser Seite.',
      rightsText:
        'In deinen Einstellungen kannst du die Daten zu deinem Konto herunterladen, Sitzungen beenden und das Konto löschen. Der Download enthält Konto, Wallets, Sitzungen, Aktionen, Käufe, private Notizen, beobachtete Adressen, API-Schlüssel, Wiederherstellungen, Anmeldungen zu Listen und Nachrichten an uns. Gelöscht werden sofort E-Mail-Adresse, Passwort, Sitzungen, Links, Wallets, dein Einladungscode, private Notizen, beobachtete Adressen, API-Schlüssel und die Notizen zu deinen Aktionen. Auch nicht begonnene Wiederherstellungen werden gelöscht; eine anonyme Kontonummer bleibt, weil die Buchführung auf sie verweist. Auch ein mit geheimem Schlüssel gebildeter Hash deines bestätigten Postfachs bleibt. So kann ein Postfach nur ein einziges Konto für den Umtausch bestätigen. Aus Whitelist und Newsletter trägst du dich mit dem Link in unseren E-Mails aus. Daten auf der Blockchain lassen sich nicht löschen. Für alles andere schreibe uns; du kannst dich auch bei einer Datenschutzbehörde beschweren.',
    },
    speed: {
      agree: 'Anonyme Messungen der Geschwindigkeit aus diesem Browser senden',
      given: 'Danke. Dieser Browser sendet ab jetzt Messungen.',
      withdrawn: 'Dieser Browser sendet keine Messungen.',
    },
    storage: {
      caption: 'Einträge im Speicher deines Browsers',
      key: 'Eintrag',
      what: 'Zweck',
      session: 'deine Anmeldung, bis du dich abmeldest',
      wallet: 'merkt sich, dass eine Wallet verbunden war, und welche',
      theme: 'deine Wahl zwischen hell und dunkel',
      recent: 'deine letzten Suchen',
      risk: 'welche Risiken du bestätigt hast, und wann',
      speed: 'dass du Messungen der Geschwindigkeit zugestimmt hast',
      registered:
        'die registrierte Adresse, die Seite, von der du kamst, und der Nachweis, dass du dich hier registriert hast, bis zur Bestätigung',
      amount: 'der Betrag, den du im Vorverkauf eingegeben und noch nicht bezahlt hast',
      purchase: 'ein nicht abgeschlossener Kauf',
      bridge: 'eine Zahlung auf Ethereum, die noch nicht registriert ist',
      card: 'eine offene Kartenzahlung',
      followed: 'die Nummer deines letzten Kaufs mit Karte oder auf Ethereum',
      creation: 'ein NFT, das du begonnen und noch nicht erstellt hast',
      draft: 'Eingaben in Formularen, die du nicht abgeschickt hast, bis du den Tab schließt',
      wantedPage: 'die Seite, die du gerade öffnen wolltest, als die Website neu geladen wurde',
      passkey: 'die ID und der öffentliche Schlüssel deines Passkeys und die Adresse seines Kontos',
      passkeyCalls:
        'die neuesten Transaktionen deines Passkey-Kontos, damit eine Seite sie nach einem Neuladen findet',
      passkeySession: 'der Schlüssel, mit dem dieser Browser eine Stunde lang deine NFTs anbieten darf',
      walletConnect:
        'die Schlüssel der Verbindung zu einer Wallet-App auf einem anderen Gerät, bis sie endet',
      recovery: 'die Wiederherstellung, die du hier begonnen hast, und die ID ihres neuen Passkeys',
      demoWallet: 'der private Schlüssel der Test-Wallet deiner Demo',
      demoKeep:
        'die NFTs und Token, die du aus der Demo-Wallet in deine eigene überträgst, bis die Demo endet',
      demo: 'die Art deiner Demo und ihr Ende',
      referral: 'der Code der Person, die dich eingeladen hat',
      language: 'immer Englisch; ein älterer Wert wird entfernt',
      admin: 'der Token eines Administrators',
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lede: 'Diese Bedingungen sind kurz, denn die meisten Regeln setzen Smart Contracts auf der Blockchain durch. Diese Contracts können wir nicht austauschen. Wir können Belohnungen für künftige Aktionen ändern, eine Verkaufsphase früher beenden und die Marktplatzgebühr bis zu ihrer Obergrenze festlegen.',
    sections: {
      offer: 'Was wir anbieten',
      account: 'Dein Konto und deine Wallet',
      points: 'Energy Points',
      coins: 'NAC und der Vorverkauf',
      things: 'NFTs und Token',
      fair: 'Faire Nutzung',
      service: 'Verfügbarkeit und Haftung',
      end: 'Kündigung und Änderungen',
      law: 'Anwendbares Recht',
    },
    paragraphs: {
      offerText:
        'Diese Website zeigt eine Blockchain (Chain-ID {{chainId}}), hält belohnte Aktionen auf ihr fest und verbindet deine Wallet mit ihren Contracts. Die Kosten der Aktionen trägt der Betreiber. Lesen können alle, ohne Konto. Betreiber ist, wer im Impressum steht.',
      accountText:
        'Ein Konto pro Person. Für dein Passwort und vor allem für die Seed-Phrase deiner Wallet bist du selbst verantwortlich; wir kennen sie nicht und können sie nicht wiederherstellen. Was deine Wallet signiert und die Blockchain versiegelt, lässt sich von niemandem rückgängig machen.',
      pointsText:
        'Punkte werden nach einem öffentlichen Katalog gutgeschrieben, mit Wartezeiten und Limits, die der Smart Contract durchsetzt. Sie sind kein Geld und lassen sich nicht senden oder verkaufen. Sie können widerrufen werden, wenn der Kauf oder die Aktion dahinter rückgängig gemacht wird. {{conversionRule}} Der Umtausch ist möglich, solange der Contract für Belohnungen Coins hat, höchstens {{convertDaily}} EP pro Konto und Tag; Demo-Konten können nie umtauschen. Der Katalog kann sich für künftige Aktionen ändern, für vergangene nie.',
      coinsText:
        'Mit NAC zahlst du Netzwerkgebühren auf dieser Blockchain. Niemand verspricht einen Kurs, einen Markt, einen Gewinn oder einen Rückkauf. Preise, Mengen und Bonus des Vorverkaufs stehen im Smart Contract. Vor deinem ersten Kauf bestätigst du vier Aussagen über Risiken; nimm sie ernst.',
      thingsText:
        'Wer ein NFT oder einen Token erstellt, ist für Namen, Bild und Text verantwortlich und braucht die nötigen Rechte daran. Rechtswidrige oder irreführende Inhalte zeigen wir nicht mehr, sobald wir davon erfahren; auf der Blockchain bleiben sie.',
      fairText:
        'Verwende keine Mehrfachidentitäten, lasse keine Programme Punkte sammeln und greife weder den Dienst noch fremde Konten an. Sicherheitsforschung ist willkommen: Nutze eigene Konten, nimm nichts und melde uns, was du findest. Anfragen über den veröffentlichten Limits werden abgewiesen. Belohnungen, die gegen diese Regeln erlangt wurden, können widerrufen werden.',
      serviceText:
        'Die Blockchain hat einen einzigen Validator. Sie und diese Website können zeitweise ausfallen; Aktionen, die vor einem Ausfall angenommen wurden, bleiben erhalten und werden danach ausgeführt. Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit und bei Schäden an Leben, Körper und Gesundheit. Sonst haften wir nur bei Verletzung wesentlicher Pflichten und dann für den vorhersehbaren Schaden. Gesetzliche Verbraucherrechte bleiben unberührt.',
      endText:
        'Du kannst dein Konto jederzeit in den Einstellungen löschen. Konten, die gegen diese Bedingungen verstoßen, können wir schließen; Coins, Token und NFTs in deiner Wallet bleiben in jedem Fall deine. Ändern sich diese Bedingungen, ändert sich auch das Datum unten. Für frühere Aktionen gelten die Bedingungen, die damals in Kraft waren.',
      lawText:
        'Es gilt das Recht des Landes {{country}}. Zwingende Verbraucherschutzregeln deines Wohnsitzlandes gelten weiterhin.',
      lawNotProvided:
        'Der Betreiber hat nicht angegeben, welches Recht gilt. Dann gilt das Recht des Landes, in dem er seinen Sitz hat. Zwingende Verbraucherschutzregeln deines Wohnsitzlandes gelten weiterhin.',
    },
    edition: 'Stand: {{day}}',
  },
};

export default legal;
