import type { Incident } from '@nova/shared/status/schemas';
import { localizePath, type Language } from '@nova/shared/language/language';
import { escapeXml } from '../../http/requests/escape-xml.ts';

const TITLE = { en: 'Nova system status', de: 'Nova Systemstatus' };
const STEPS = {
  en: {
    investigating: 'Investigating',
    identified: 'Identified',
    monitoring: 'Monitoring',
    resolved: 'Resolved',
  },
  de: {
    investigating: 'Wird untersucht',
    identified: 'Ursache gefunden',
    monitoring: 'Wird beobachtet',
    resolved: 'Behoben',
  },
} as const;

/**
 * Returns the incidents as an Atom feed (RFC 4287), newest first.
 * @param site origin of the website
 * @param now milliseconds since 1970; the update time of an empty feed
 */
export function writeFeed(
  incidents: readonly Incident[],
  language: Language,
  site: string,
  now: number,
): string {
  const page = `${site}${localizePath('/system-status', language)}`;
  const self = `${site}/api/v1/status/feed?language=${language}`;
  const updated = incidents.map(newestTime).toSorted().at(-1) ?? new Date(now).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${TITLE[language]}</title>
  <id>${escapeXml(page)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
  <author><name>Nova</name></author>
  <updated>${updated}</updated>
${incidents.map((incident) => writeEntry(incident, language, page)).join('')}</feed>
`;
}

function writeEntry(incident: Incident, language: Language, page: string): string {
  const text = incident.updates
    .map(({ at, status, text: texts }) => `${at} ${STEPS[language][status]}: ${texts[language]}`)
    .join('\n');
  return `  <entry>
    <title>${escapeXml(incident.title[language])} (${STEPS[language][incident.status]})</title>
    <id>${escapeXml(page)}#incident-${incident.id}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(page)}#incident-${incident.id}"/>
    <published>${incident.started_at}</published>
    <updated>${newestTime(incident)}</updated>
    <content type="text">${escapeXml(text)}</content>
  </entry>
`;
}

const newestTime = ({ updates, started_at: startedAt }: Incident) => updates[0]?.at ?? startedAt;
