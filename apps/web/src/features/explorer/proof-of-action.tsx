import type { Action } from '@nova/shared/explorer/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatClock } from '../../lib/format/format-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { useActionNames } from '../../ui/entity/action-name.ts';
import { Address } from '../../ui/entity/address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { Hash } from '../../ui/entity/hash.tsx';
import { Panel } from '../../ui/panel.tsx';

function Step({ title, time, children }: { title: string; time?: string; children: ReactNode }) {
  return (
    <li>
      <b>{title}</b>
      {time ? <time>{time}</time> : null}
      <div className="proof-detail">{children}</div>
    </li>
  );
}

export interface ProofOfActionProps {
  readonly action: Action | null;
  /** The validator's signature, where the block's header is at hand. */
  readonly seal?: string;
  readonly className?: string;
}

/** The way from the action to its seal, each step with what proves it. */
export function ProofOfAction({ action, seal, className }: ProofOfActionProps) {
  const { t } = useTranslation('explorer');
  const { nameAction } = useActionNames();
  if (!action) {
    return (
      <Panel title={t('block.proof')} {...(className && { className })}>
        <p className="in muted">{t('block.noProof')}</p>
      </Panel>
    );
  }
  const badge = action.isRevoked ? (
    <Badge tone="fault">{t('block.revoked')}</Badge>
  ) : (
    <Badge tone="on">{t('block.verified')}</Badge>
  );
  return (
    <Panel title={t('block.proof')} end={badge} {...(className && { className })}>
      <ol className="proof in">
        <Step
          title={nameAction(action.actionKey)}
          time={formatClock(Date.parse(action.occurredAt)).slice(0, 8)}
        >
          {t('block.proofBy')} <Address address={action.account} />
          <br />
          {t('block.proofPerson')} <Hash value={action.userHash} />
        </Step>
        <Step title={t('block.proofAttested')}>
          {t('block.proofId')} <Hash value={action.actionId} hasCopy />
          <br />
          {t('block.proofOnce')}
        </Step>
        <Step title={t('block.proofCredited')}>
          <Energy points={action.points} isRevoked={action.isRevoked} />, {t('block.proofCatalogue')}
        </Step>
        <Step title={t('block.proofSealed')} time={formatClock(Date.parse(action.timestamp))}>
          {t('block.proofBlock')} <BlockLink number={action.blockNumber} hash={action.blockHash} />
          {seal ? (
            <>
              <br />
              {t('block.proofSeal')} <Hash value={seal} hasCopy />
            </>
          ) : null}
        </Step>
      </ol>
    </Panel>
  );
}
