import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/team.ts';

const team: Widen<typeof en> = {
  title: 'Schlüssel und Rollen',
  lede: 'Auf einer Kette entscheidet der Schlüssel, wer etwas darf, nicht der Titel. Hier steht, wer welchen hat, was er damit nicht kann und woran du seine Arbeit erkennst.',
  keys: 'Schlüssel',
  can: 'Darf',
  cannot: 'Kann nicht',
  work: 'Zu sehen',
  functions: {
    protocol: {
      title: 'Protokoll und Knoten',
      text: 'Hält die Kette am Laufen: den Validator, die Ausgaben der Knotensoftware und alle, die selbst mitlesen.',
      can: 'versiegelt für jede Transaktion einen Block und zahlt den Faucet aus',
      cannot:
        'eine Unterschrift fälschen, NAC prägen oder einen Block umschreiben, ohne dass jeder Mitleser anhält',
      work: 'alle Blöcke bis heute',
    },
    contracts: {
      title: 'Verträge und Sicherheit',
      text: 'Schreibt die Verträge, greift sie an, bevor andere es tun, und antwortet allen, die eine Schwachstelle melden.',
      can: 'richtet die Verträge ein und hält Neues an, wenn etwas nicht stimmt',
      cannot:
        'einen Vertrag austauschen, dir Auszahlungen verwehren oder eine Rolle behalten: Der Deployer hat am Ende keine',
      work: 'Verträge, Inhaber und Guthaben',
    },
    product: {
      title: 'Produkt und Bezeugung',
      text: 'Baut diese Website und ihre API und legt fest, was zu sehen sein muss, damit eine Handlung zählt.',
      can: 'bezeugt Handlungen und übergibt NAC, die per Karte oder von einer anderen Kette bezahlt wurden',
      cannot: 'bestimmen, wie viele Punkte eine Handlung bringt: Das tut der Katalog auf der Kette',
      work: 'alle Handlungen bis heute',
    },
    community: {
      title: 'Gemeinschaft und Verkauf',
      text: 'Betreut den Katalog, die Whitelist und die Phasen des Vorverkaufs und antwortet dir in zwei Sprachen.',
      can: 'ändert Belohnungen künftiger Handlungen, lässt frühe Käufer zu, beendet eine Phase früher, setzt die Marktgebühr innerhalb ihrer Grenze',
      cannot: 'NAC bewegen, dir Verdientes kürzen oder eine Phase zurückholen',
      work: 'schreib uns',
    },
  },
  treasury: {
    title: 'Und ein Schloss mit fünf Schlüsseln',
    text: 'Über allen steht ein Safe: {{threshold}} von {{owners}} Inhabern müssen unterschreiben, bevor eine Rolle oder ein NAC der Kasse den Platz wechselt. Keiner der sieben Schlüssel gehört dazu.',
    link: 'Sieh nach, was darin liegt',
  },
  note: 'Ein Name steht auf einer Karte, sobald der Mensch dazu zugestimmt hat. Bis dahin zeigt sie die Aufgabe, ihre Schlüssel und deren Grenzen.',
  ask: 'Frag uns',
};

export default team;
