import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { removeAdminToken } from '../admin-api.ts';
import { AdminRights } from '../admin-rights.ts';
import { AnomaliesPanel } from './anomalies-panel.tsx';
import { ApprovalsPanel } from '../presale/approvals-panel.tsx';
import { AuditPanel } from '../people/audit-panel.tsx';
import { CataloguePanel } from '../rewards/catalogue-panel.tsx';
import { HiddenTokensPanel } from '../moderation/hidden-tokens-panel.tsx';
import { LabelsPanel } from '../moderation/labels-panel.tsx';
import { MessagesPanel } from '../people/messages-panel.tsx';
import { NewsletterPanel } from '../people/newsletter-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { PartnersPanel } from '../rewards/partners-panel.tsx';
import { PresalePanel } from '../presale/presale-panel.tsx';
import { PurchasesPanel } from '../presale/purchases-panel.tsx';
import { ReportsPanel } from '../moderation/reports-panel.tsx';
import { SaleControlPanel } from '../presale/sale-control-panel.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TokenReportsPanel } from '../moderation/token-reports-panel.tsx';
import { UsersPanel } from '../people/users-panel.tsx';
import { WhitelistPanel } from '../people/whitelist-panel.tsx';
import { SuspensionsPanel } from '../moderation/suspensions-panel.tsx';

interface DashboardProps {
  readonly actor: string;
  readonly mayChange: boolean;
}

/** Shows how the user was authorized, with a logout for the admin token. */
function WayIn({ actor, mayChange }: DashboardProps) {
  const { t } = useTranslation('admin');
  return (
    <Note
      step={
        actor === 'token' ? (
          <Button isSmall onClick={removeAdminToken}>
            {t('leave')}
          </Button>
        ) : undefined
      }
    >
      {t(actor === 'token' ? 'byToken' : mayChange ? 'byRole' : 'byAuditor')}
    </Note>
  );
}

/** The admin dashboard, loaded only for authorized users. Each area is one tab. */
export function Dashboard({ actor, mayChange }: DashboardProps) {
  const { t } = useTranslation('administration');
  const tabs = [
    { id: 'overview', panels: <OverviewPanel /> },
    {
      id: 'sale',
      panels: (
        <>
          <SaleControlPanel />
          <ApprovalsPanel />
          <PurchasesPanel />
          <PresalePanel />
        </>
      ),
    },
    { id: 'whitelist', panels: <WhitelistPanel /> },
    { id: 'people', panels: <UsersPanel /> },
    {
      id: 'rewards',
      panels: (
        <>
          <CataloguePanel />
          <PartnersPanel />
          <AnomaliesPanel />
          <SuspensionsPanel />
        </>
      ),
    },
    {
      id: 'messages',
      panels: (
        <>
          <MessagesPanel />
          <NewsletterPanel />
        </>
      ),
    },
    {
      id: 'moderation',
      panels: (
        <>
          <ReportsPanel />
          <TokenReportsPanel />
          <HiddenTokensPanel />
          <LabelsPanel />
        </>
      ),
    },
    { id: 'outbox', panels: <OutboxPanel /> },
    { id: 'status', panels: <StatusPanel /> },
    { id: 'audit', panels: <AuditPanel /> },
  ] as const;
  return (
    <AdminRights value={{ mayChange }}>
      <div className="grid gap-6">
        <WayIn actor={actor} mayChange={mayChange} />
        <Tabs
          label={t('rooms.label')}
          tabs={tabs.map(({ id, panels }) => ({
            id,
            name: t(`rooms.${id}`),
            content: <div className="grid gap-6 mt-6">{panels}</div>,
          }))}
        />
      </div>
    </AdminRights>
  );
}
