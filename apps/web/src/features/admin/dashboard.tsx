import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { forgetAdminToken } from './admin-api.ts';
import { AnomaliesPanel } from './anomalies-panel.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { PartnersPanel } from './partners-panel.tsx';
import { PresalePanel } from './presale-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';

/** What an administrator sees; loaded for nobody else. */
export function Dashboard({ actor }: { actor: string }) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-6">
      <Note
        step={
          actor === 'token' ? (
            <Button isSmall onClick={forgetAdminToken}>
              {t('leave')}
            </Button>
          ) : undefined
        }
      >
        {t(actor === 'token' ? 'byToken' : 'byRole')}
      </Note>
      <CataloguePanel />
      <PartnersPanel />
      <PresalePanel />
      <MessagesPanel />
      <ReportsPanel />
      <AnomaliesPanel />
      <AuditPanel />
    </div>
  );
}
