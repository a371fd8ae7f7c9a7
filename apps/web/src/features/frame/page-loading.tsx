import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { readDraft, removeDraft, writeDraft } from '../../lib/store/stored-value.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import './page-loading.css';

const WANTED_KEY = 'nova.wantedPage';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Shows that the next page loads. If a deployment has removed its file, the router reloads the page that it is on;
 * the wanted one is opened afterwards, by a document of the new build that names files which exist.
 */
export function PageLoading() {
  const { t } = useTranslation();
  const { location: wanted } = useNavigation();
  useEffect(() => {
    const path = readDraft(WANTED_KEY);
    removeDraft(WANTED_KEY);
    if (path !== null && isReload()) location.assign(path);
  }, []);
  useEffect(() => {
    if (!wanted) return undefined;
    const store = () => writeDraft(WANTED_KEY, createPath(wanted));
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, [wanted]);
  return wanted ? <div className="page-loading" role="progressbar" aria-label={t('pageLoading')} /> : null;
}
