import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { forgetAdminToken } from './admin-api.ts';
import { AdminRights } from './admin-rights.ts';
import { AnomaliesPanel } from './anomalies-panel.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';
import { HiddenTokensPanel } from './hidden-tokens-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { OutboxPanel } from './outbox-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { PartnersPanel } from './partners-panel.tsx';
import { PresalePanel } from './presale-panel.tsx';
import { PurchasesPanel } from './purchases-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { SaleControlPanel } from './sale-control-panel.tsx';
import { StatusPanel } from './status-panel.tsx';
import { SuspensionsPanel } from './suspensions-panel.tsx';
import { TokenReportsPanel } from './token-reports-panel.tsx';
import { UsersPanel } from './users-panel.tsx';
import { WhitelistPanel } from './whitelist-panel.tsx';

interface DashboardProps {
  readonly actor: string;
  readonly mayChange: boolean;
}

/** By what somebody is here, and the way out for who is here by the token. */
function WayIn({ actor, mayChange }: DashboardProps) {
  const { t } = useTranslation('admin');
  return (
    <Note
      step={
        actor === 'token' ? (
          <Button isSmall onClick={forgetAdminToken}>
            {t('leave')}
          </Button>
        ) : undefined
      }
    >
      {t(actor === 'token' ? 'byToken' : mayChange ? 'byRole' : 'byAuditor')}
    </Note>
  );
}

/** What an administrator sees; loaded for nobody else. A further room is one tab here. */
export function Dashboard({ actor, mayChange }: DashboardProps) {
  const { t } = useTranslation('administration');
  const rooms = [
    { id: 'overview', panels: <OverviewPanel /> },
    {
      id: 'sale',
      panels: (
        <>
          <SaleControlPanel />
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
          tabs={rooms.map(({ id, panels }) => ({
            id,
            name: t(`rooms.${id}`),
            content: <div className="grid gap-6 mt-6">{panels}</div>,
          }))}
        />
      </div>
    </AdminRights>
  );
}
