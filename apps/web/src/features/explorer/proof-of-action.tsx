import type { Action } from '@nova/shared/explorer/schemas';
import { genesis } from '../../lib/site/genesis.ts';
import { useLiveReading } from '../../lib/store/live-reading.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { formatClock } from '../../lib/format/format-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Action as ActionChip } from '../../ui/entity/action.tsx';
import { NamedAddress } from '../../ui/entity/named-address.tsx';
import { BlockLink } from '../../ui/entity/block-link.tsx';
import { Energy } from '../../ui/entity/energy.tsx';
import { Hash } from '../../ui/entity/hash.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Timeline, TimelineEntry } from '../../ui/timeline/timeline.tsx';

export interface ProofOfActionProps {
  readonly action: Action | null;
  /** The validator's signature, if the block header is known. */
  readonly seal?: string;
  readonly className?: string;
}

/** The steps from the action to its seal, each with its proof. */
export function ProofOfAction({ action, seal, className }: ProofOfActionProps) {
  const { t } = useTranslation('explorer');
  const validator = useLiveReading(genesis).data?.validator;
  if (!action) {
    return (
      <Panel title={t('block.proof')} {...(className && { className })}>
        <p className="in muted">{t('block.noProof')}</p>
      </Panel>
    );
  }
  const badge = action.is_revoked ? (
    <Badge tone="error">{t('block.revoked')}</Badge>
  ) : (
    <Badge tone="on">{t('block.verified')}</Badge>
  );
  return (
    <Panel title={t('block.proof')} end={badge} {...(className && { className })}>
      <Timeline label={t('block.proof')}>
        <TimelineEntry
          mark="action"
          title={
            <ActionChip actionKey={action.action_key} points={action.points} blockHash={action.block_hash} />
          }
          time={formatClock(Date.parse(action.occurred_at)).slice(0, 8)}
        >
          {t('block.proofBy')} <NamedAddress address={action.account} />
          <br />
          {t('block.proofPerson')} <Hash value={action.user_hash} />
        </TimelineEntry>
        <TimelineEntry title={t('block.proofAttested')}>
          {t('block.proofId')} <Hash value={action.action_id} hasCopy />
          <br />
          {t('block.proofOnce')}
        </TimelineEntry>
        <TimelineEntry title={t('block.proofCredited')}>
          <Energy points={action.points} isRevoked={action.is_revoked} />
          <br />
          {t('block.proofCatalogue')}
        </TimelineEntry>
        <TimelineEntry title={t('block.proofSealed')} time={formatClock(Date.parse(action.timestamp))}>
          {validator ? (
            <>
              {t('block.proofValidator')} <NamedAddress address={validator} />
              <br />
            </>
          ) : null}
          {t('block.proofBlock')} <BlockLink number={action.block_number} hash={action.block_hash} />
          {seal ? (
            <>
              <br />
              {t('block.proofSeal')} <Hash value={seal} hasCopy />
            </>
          ) : null}
        </TimelineEntry>
      </Timeline>
    </Panel>
  );
}
