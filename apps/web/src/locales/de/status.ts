import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/status.ts';

const status: Widen<typeof en> = {
  lede: 'Dein Browser fragt alle 30 Sekunden vier Dienste und wartet auf jeden eine Sekunde. Unser eigener Worker tut rund um die Uhr dasselbe; die Balken und Linien unten zeigen, was er gefunden hat.',
  historyAway: 'Der Verlauf ist gerade nicht lesbar. Was dein Browser findet, siehst du trotzdem.',
  every: 'Ein Balken ist ein Tag in UTC, seine Höhe die Prüfungen dieses Tages.',
  overall: {
    checking: 'Wird geprüft',
    healthy: 'In Ordnung, {{percent}}',
    degraded: 'Eingeschränkt, {{percent}}',
    critical: 'Kritisch, {{percent}}',
    answering_one: '{{count}} von {{all}} Diensten antwortet',
    answering_other: '{{count}} von {{all}} Diensten antworten',
    checked: 'geprüft',
  },
  states: { pending: 'Wird geprüft', sealed: 'Antwortet', failed: 'Keine Antwort in der Zeit' },
  services: {
    title: 'Dienste',
    presale_phases: { name: 'Vorverkaufsdaten', asks: 'liest die Tabelle der Phasen' },
    website: { name: 'Website', asks: 'fragt nach /robots.txt' },
    nova_rpc: { name: 'Kette', asks: 'fragt den Knoten nach seiner Chain-ID' },
    energy_points: { name: 'Energy Points', asks: 'fragt nach der Liste der Handlungen' },
  },
  days: {
    label: '{{name}}, letzte 90 Tage: {{available}}',
    uptime: '{{share}} in 90 Tagen',
    none: 'noch nicht geprüft',
    today: 'heute',
    keyOk: 'hat geantwortet',
    keyFault: 'keine Antwort',
  },
  latency: { label: 'Antwortzeit, letzte 30 Minuten', over: 'über {{seconds}} s' },
  incidents: {
    earlier: 'Frühere Störungen',
    steps: {
      investigating: 'Wird untersucht',
      identified: 'Ursache gefunden',
      monitoring: 'Wird beobachtet',
      resolved: 'Behoben',
    },
    affects: 'Betrifft: {{affected}}',
    older: 'Ältere Störungen zeigen',
    failed: 'Die Störungen konnten nicht geladen werden.',
    none: 'Keine Störungen',
    noneText: 'Wenn etwas schiefgeht, steht es hier vom ersten bis zum letzten Wort.',
  },
  maintenance: {
    now: 'Wartung läuft: {{title}}.',
    planned: 'Geplante Wartung: {{title}}.',
    span: '{{start}} bis {{end}}',
  },
  links: { json: 'Status für Programme (JSON)', feed: 'Feed der Störungen (Atom)' },
};

export default status;
