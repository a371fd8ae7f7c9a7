import type { Widen } from '../../lib/i18n/widen.ts';
import type en from '../en/status.ts';

const status: Widen<typeof en> = {
  lede: 'Dein Browser prüft alle 30 Sekunden vier Dienste und wartet jeweils höchstens eine Sekunde auf die Antwort. Unsere eigene Überwachung tut rund um die Uhr dasselbe; die Diagramme unten zeigen ihre Ergebnisse.',
  historyAway: 'Der Verlauf ist gerade nicht verfügbar. Die Prüfungen deines Browsers siehst du trotzdem.',
  every: 'Jeder Balken ist ein UTC-Tag, aufgeteilt in beantwortete und fehlgeschlagene Prüfungen.',
  overall: {
    checking: 'Wird geprüft',
    healthy: 'In Ordnung, {{percent}}',
    degraded: 'Eingeschränkt, {{percent}}',
    critical: 'Kritisch, {{percent}}',
    answering_one: '{{count}} von {{all}} Diensten antwortet',
    answering_other: '{{count}} von {{all}} Diensten antworten',
    checked: 'letzte Prüfung',
  },
  states: { pending: 'Wird geprüft', sealed: 'Antwortet', failed: 'Keine Antwort' },
  services: {
    title: 'Dienste',
    presale_phases: { name: 'Vorverkaufsdaten', asks: 'liest die Phasen des Vorverkaufs' },
    website: { name: 'Website', asks: 'ruft /robots.txt ab' },
    nova_rpc: { name: 'Blockchain', asks: 'fragt den Node nach der Chain-ID' },
    energy_points: { name: 'Energy Points', asks: 'ruft die Liste der Aktionen ab' },
  },
  chain: {
    stopped: 'Die Chain steht',
    promise:
      'Zurzeit gibt es keine neuen Blöcke. Was du tust, ist gespeichert und wird der Reihe nach versiegelt, sobald die Chain weiterläuft.',
    link: 'Systemstatus',
    waiting_one: 'Seit {{since}} gibt es keine Blöcke. {{count}} Aktion wartet.',
    waiting_other: 'Seit {{since}} gibt es keine Blöcke. {{count}} Aktionen warten.',
    sharesBlocks:
      'Auf dieser Chain kann ein Block mehrere Aktionen enthalten. Die Seite jedes Blocks zeigt alle.',
    nothingLost: 'Alles ist gespeichert und wird der Reihe nach versiegelt, sobald die Chain weiterläuft.',
  },
  days: {
    label: '{{name}}, letzte 90 Tage: {{available}}',
    uptime: '{{share}} in 90 Tagen',
    none: 'noch nicht geprüft',
    today: 'heute',
    keyOk: 'beantwortet',
    keyError: 'keine Antwort',
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
    noneText: 'Störungen erscheinen hier mit allen Updates, bis sie behoben sind.',
  },
  maintenance: {
    now: 'Wartung läuft: {{title}}.',
    planned: 'Geplante Wartung: {{title}}.',
    span: '{{start}} bis {{end}}',
  },
  links: { json: 'Status-API (JSON)', feed: 'Störungs-Feed (Atom)' },
};

export default status;
