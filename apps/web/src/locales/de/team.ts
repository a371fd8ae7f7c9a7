import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/team.ts';

const team: Widen<typeof en> = {
  title: 'Schlüssel und Rollen',
  lede: 'Auf einer Blockchain entscheiden Schlüssel, wer was tun kann, nicht Jobtitel. Hier siehst du, wer welchen Schlüssel hält, was damit nicht möglich ist und wo du ihn im Einsatz siehst.',
  people: { pageTitle: 'Das Team, seine Schlüssel und Rollen', title: 'Menschen' },
  checks: {
    sources: {
      name: 'Geprüfter Quellcode',
      text: 'Jeder Smart Contract mit seinem Quellcode, seinen Rollen und dem, was er hält.',
    },
    attacks: {
      name: 'Liste der Angriffe',
      text: 'Jeder Angriff, den wir an unseren Smart Contracts und am Server versucht haben, und der Test, der ihn aufhält.',
    },
    node: {
      name: 'Node betreiben',
      text: 'Folge der Blockchain auf deinem eigenen Rechner und prüfe jeden Block.',
    },
  },
  keys: 'Schlüssel',
  can: 'Kann',
  cannot: 'Kann nicht',
  work: 'Im Einsatz',
  functions: {
    protocol: {
      title: 'Protokoll und Node',
      text: 'Hält die Blockchain am Laufen: Validator, Node-Releases und Unterstützung für alle, die einen Follower betreiben.',
      can: 'versiegelt für jede Transaktion einen Block und zahlt den Faucet aus',
      cannot:
        'Signaturen fälschen, NAC erzeugen oder einen Block umschreiben, ohne dass jeder Follower anhält',
      work: 'alle bisherigen Blöcke',
    },
    contracts: {
      title: 'Smart Contracts und Sicherheit',
      text: 'Schreibt die Contracts, greift sie an, bevor andere es tun, und antwortet allen, die eine Schwachstelle melden.',
      can: 'veröffentlicht Contracts und pausiert neue Vorgänge, wenn etwas nicht stimmt',
      cannot:
        'Contracts aktualisieren, dir Auszahlungen verwehren oder eine Rolle behalten: Der Deployer-Schlüssel hat am Ende keine',
      work: 'Contracts, Eigentümer und Guthaben',
    },
    product: {
      title: 'Produkt und Attestierung',
      text: 'Baut diese Website und ihre API und legt fest, welchen Nachweis eine Aktion braucht, damit sie zählt.',
      can: 'bezeugt Aktionen und liefert Coins aus, die per Karte oder von einer anderen Blockchain bezahlt wurden',
      cannot: 'bestimmen, wie viele Punkte eine Aktion bringt: Das tut der Katalog auf der Blockchain',
      work: 'alle bisherigen Aktionen',
    },
    community: {
      title: 'Community und Vorverkauf',
      text: 'Betreut den Belohnungskatalog, die Whitelist und die Phasen des Vorverkaufs und antwortet dir auf Deutsch und Englisch.',
      can: 'ändert Belohnungen künftiger Aktionen, gibt frühe Käufer frei, kündigt Phasenenden an und legt die Marktplatzgebühr bis zu ihrer Obergrenze fest',
      cannot: 'deine Coins bewegen, deine verdienten Punkte kürzen oder eine Phase wieder öffnen',
      work: 'schreibe uns',
    },
  },
  treasury: {
    title: 'Über allen: ein 3-von-5-Safe',
    text: '{{threshold}} von {{owners}} Eigentümern müssen signieren, bevor eine Rolle wechselt oder Treasury-Guthaben bewegt wird. Keiner der sieben Schlüssel oben gehört einem von ihnen.',
    link: 'Ansehen, was er hält',
    owners: 'Eigentümer des Safes',
    unread: 'Die Eigentümer konnten nicht aus dem Contract gelesen werden. Bitte lade die Seite neu.',
  },
  note: 'Einen Namen zeigen wir, sobald die Person zugestimmt hat. Bis dahin nennt jede Karte die Rolle, ihre Schlüssel und deren Grenzen.',
  ask: 'Frage uns',
};

export default team;
