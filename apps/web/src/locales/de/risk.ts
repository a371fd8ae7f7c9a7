import type en from '../en/risk.ts';
import type { Widen } from '../../lib/i18n/widen.ts';

const risk: Widen<typeof en> = {
  title: 'Bevor du kaufst: sechs Dinge, die schiefgehen können',
  cards: {
    price: {
      title: 'Du kannst alles verlieren',
      text: 'NAC kann am Ende nichts wert sein. {{first}} bis {{last}} USDT pro NAC sind unser Preis im Vorverkauf, nicht das, was dir später jemand dafür zahlt. Niemand verspricht dir einen Kurs, einen Gewinn oder einen Rückkauf.',
    },
    liquidity: {
      title: 'Vielleicht findest du keinen Käufer',
      text: 'NAC wird an keiner Börse gehandelt, und es gibt keinen Market Maker. Die {{locked}} NAC für Liquidität bleiben {{months}} Monate ab dem ersten Block gesperrt. Bis dahin kauft dir vielleicht niemand etwas ab.',
    },
    code: {
      title: 'Der Code kann Fehler haben',
      text: 'Wir haben die Contracts selbst getestet und angegriffen; geprüft hat sie noch kein Dritter. Sie lassen sich nicht aktualisieren: Ein Fehler kann Coins sperren oder vernichten, und ein versiegelter Block lässt sich nicht rückgängig machen.',
    },
    validator: {
      title: 'Du musst darauf vertrauen, wie wir Nova betreiben',
      text: 'Ein einziger Validator, den wir betreiben, versiegelt jeden Block. Deine Signatur kann er nicht fälschen, aber er kann anhalten oder deine Transaktionen auslassen. Zahlungen mit Karte oder von einer anderen Blockchain bestätigt unser Operator-Schlüssel. In falschen Händen könnte er bis zu {{offchain}} NAC in 24 Stunden herausgeben, bis der Verkauf pausiert wird.',
    },
    law: {
      title: 'Die Rechtslage kann sich ändern',
      text: 'Die Regeln für Token sind von Land zu Land verschieden und ändern sich laufend. Vielleicht darfst du NAC nicht kaufen, halten oder verkaufen, heute oder später. Das zu prüfen und deine Steuern zu zahlen ist deine Verantwortung.',
    },
    keys: {
      title: 'Für deine Schlüssel bist du verantwortlich',
      text: 'Wer deine Seed-Phrase hat, hat deine Coins. Wir fragen nie danach und können sie nicht wiederherstellen. Eine Überweisung an die falsche Adresse lässt sich nicht zurückholen.',
    },
  },
  ask: {
    title: 'Bestätige, dass du es verstanden hast',
    text: 'Vor deinem ersten Kauf im Vorverkauf musst du diese vier Aussagen bestätigen. Deine Bestätigung wird in diesem Browser gespeichert, mit Datum und Version dieser Seite.',
  },
  statements: {
    loss: 'Ich kann alles verlieren, was ich einsetze, und kann mir das leisten.',
    promise: 'NAC ist keine Einlage, ist nicht versichert und verspricht keinen Gewinn.',
    law: 'Ich habe geprüft, dass ich an meinem Wohnort Token kaufen darf.',
    keys: 'Ich verwahre meine Schlüssel selbst. Niemand kann sie für mich wiederherstellen.',
  },
  count: '{{done}} von {{all}} bestätigt',
  confirm: 'Ich habe das gelesen und verstanden',
  done: {
    title: 'Bestätigt',
    text: 'Du hast alle vier Aussagen am {{day}} bestätigt. Der Vorverkauf fragt in diesem Browser erst wieder, wenn sich diese Seite ändert.',
    presale: 'Zum Vorverkauf',
    withdraw: 'Rückgängig',
  },
  edition: 'Version vom {{day}}',
  fine: 'Diese Seite dient nur der Information. Sie ist keine Rechts- oder Anlageberatung.',
};

export default risk;
