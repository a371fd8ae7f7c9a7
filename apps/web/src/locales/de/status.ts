import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/status.ts';

const status: Widen<typeof en> = {
  lede: 'Dein Browser prüft alle 30 Sekunden vier Dienste und wartet auf jede Antwort höchstens eine Sekunde. Unsere eigene Überwachung tut rund um die Uhr dasselbe; die Diagramme zeigen ihre Ergebnisse.',
  historyAway: 'Der Verlauf ist gerade nicht verfügbar. Was dein Browser selbst prüft, siehst du trotzdem.',
  every: 'Jeder Balken ist ein UTC-Tag, aufgeteilt in beantwortete und fehlgeschlagene Prüfungen.',
  overall: {
    checking: 'Wird geprüft',
    healthy: 'In Ordnung, {{percent}}',
    degraded: 'Eingeschränkt, {{percent}}',
    critical: 'Kritisch, {{percent}}',
    answering_one: '{{count}} von {{all}} Diensten antwortet',
    answering_other: '{{count}} von {{all}} Diensten antworten',
    checked: 'geprüft',
  },
  states: { pending: 'Wird geprüft', sealed: 'Antwortet', failed: 'Keine rechtzeitige Antwort' },
  services: {
    title: 'Dienste',
    presale_phases: { name: 'Vorverkauf', asks: 'liest die Phasen des Vorverkaufs' },
    website: { name: 'Website', asks: 'fragt nach /robots.txt' },
    nova_rpc: { name: 'Blockchain', asks: 'fragt den Node nach seiner Chain-ID' },
    energy_points: { name: 'Energy Points', asks: 'fragt nach der Liste der Aktionen' },
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
    noneText: 'Störungen stehen hier mit allen Meldungen, bis sie behoben sind.',
  },
  maintenance: {
    now: 'Wartung läuft: {{title}}.',
    planned: 'Geplante Wartung: {{title}}.',
    span: '{{start}} bis {{end}}',
  },
  links: { json: 'Status-API (JSON)', feed: 'Störungs-Feed (Atom)' },
};

export default status;
