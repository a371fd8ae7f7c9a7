import type en from '../en/risk.ts';
import type { Widen } from '../../lib/i18n/widen.ts';

const risk: Widen<typeof en> = {
  title: 'Bevor du kaufst: sechs Wege, wie das schiefgeht',
  cards: {
    price: {
      title: 'Du kannst alles verlieren',
      text: 'NAC kann am Ende nichts wert sein. {{first}} bis {{last}} USDT verlangt der Vorverkauf für einen NAC. Was dir später jemand dafür gibt, ist damit nicht gesagt. Niemand verspricht dir einen Kurs, einen Gewinn oder einen Rückkauf.',
    },
    liquidity: {
      title: 'Vielleicht kauft niemand',
      text: 'NAC steht an keiner Börse, und niemand stellt Kurse. Die {{locked}} NAC für Liquidität bleiben nach dem ersten Block {{months}} Monate gesperrt. Bis dahin findest du vielleicht keinen Käufer.',
    },
    code: {
      title: 'Der Code kann falsch sein',
      text: 'Wir haben die Verträge getestet und angegriffen, geprüft hat sie bisher kein Dritter. Sie lassen sich nicht austauschen: Ein Fehler kann Coins sperren oder vernichten, und ein versiegelter Block lässt sich nicht zurücknehmen.',
    },
    validator: {
      title: 'Wir betreiben es, du vertraust uns',
      text: 'Ein einziger Validator versiegelt jeden Block. Deine Unterschrift kann er nicht fälschen, aber er kann anhalten oder dich auslassen. Zahlungen per Karte oder von einer anderen Kette bestätigt unser Operator-Schlüssel; in falschen Händen verschenkt er bis zu {{offchain}} NAC in 24 Stunden, bis der Verkauf angehalten wird.',
    },
    law: {
      title: 'Das Recht kann sich ändern',
      text: 'Für Token gilt in jedem Land etwas anderes, und es ändert sich laufend. Vielleicht darfst du NAC nicht kaufen, halten oder verkaufen, heute oder später. Das zu prüfen und deine Steuern zu zahlen ist deine Sache.',
    },
    keys: {
      title: 'Auf deine Schlüssel passt du auf',
      text: 'Wer deine Wiederherstellungswörter hat, hat deine Coins. Wir fragen nie danach und können sie nicht wiederherstellen. Was an die falsche Adresse geht, ist weg.',
    },
  },
  ask: {
    title: 'Sag, dass du es gelesen hast',
    text: 'Vor deinem ersten Kauf fragt der Vorverkauf nach diesen vier Sätzen. Deine Antwort bleibt in diesem Browser, mit Datum und Fassung dieser Seite.',
  },
  statements: {
    loss: 'Ich kann alles verlieren, was ich einsetze, und ich verkrafte das.',
    promise: 'NAC ist keine Einlage, ist nicht versichert und verspricht keinen Gewinn.',
    law: 'Ich habe geprüft, dass ich an meinem Wohnort Token kaufen darf.',
    keys: 'Ich verwahre meine Schlüssel selbst. Niemand kann sie mir wiederbeschaffen.',
  },
  count: '{{done}} von {{all}} bestätigt',
  confirm: 'Gelesen und verstanden',
  done: {
    title: 'Bestätigt',
    text: 'Du hast alle vier Sätze am {{day}} bestätigt. Der Vorverkauf fragt dich in diesem Browser erst wieder, wenn diese Seite eine neue Fassung hat.',
    presale: 'Zum Vorverkauf',
    withdraw: 'Zurücknehmen',
  },
  edition: 'Fassung vom {{day}}',
  fine: 'Diese Seite informiert. Sie ist weder Rechts- noch Anlageberatung.',
};

export default risk;
