import { NATIVE_COIN } from '@nova/shared/chain/constants';
import { PRESALE_PHASES, USDT_DECIMALS } from '@nova/shared/presale/constants';
import type { SaleControl } from '@nova/shared/presale/control';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount, formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Amount } from '../../../ui/entity/amount.tsx';
import { ConfirmDialog } from '../../../ui/floating/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Definition, Definitions, Panel } from '../../../ui/panel.tsx';
import { Progress } from '../../../ui/progress/progress.tsx';
import { SealState } from '../../../ui/feedback/seal-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { adminKeys } from '../admin-api.ts';
import { useMayChange } from '../admin-rights.ts';
import { endSalePhase, setSalePaused, useSaleControl } from './sale-control-api.ts';

type Phase = SaleControl['phases'][number];

function useStats() {
  const { language } = useLanguage();
  return {
    nac: (wei: string) =>
      `${formatAmount(BigInt(wei), NATIVE_COIN.decimals, language, 0)} ${NATIVE_COIN.symbol}`,
    usdt: (units: string) => `${formatAmount(BigInt(units), USDT_DECIMALS, language, USDT_DECIMALS)} USDT`,
  };
}

/** Ends the current phase: shows the state before and after, and warns that this is irreversible. */
function EndPhaseDialog({ sale, phase, onClose }: { sale: SaleControl; phase: Phase; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const client = useQueryClient();
  const { nac, usdt } = useStats();
  const next = sale.phases.find(({ id }) => id === phase.id + 1);
  const values = { phase: phase.id, next: phase.id + 1 };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t(next ? 'sale.endQuestion' : 'sale.endLastQuestion', values)}
      consequence={t('sale.endConsequence', values)}
      changes={[
        {
          name: t('sale.phase'),
          now: formatInteger(phase.id, language),
          after: next ? formatInteger(next.id, language) : t('sale.over'),
        },
        {
          name: t('sale.price'),
          now: usdt(phase.price_usdt_units),
          after: next ? usdt(next.price_usdt_units) : '–',
        },
        { name: t('sale.left'), now: nac(phase.remaining), after: next ? nac(next.remaining) : '–' },
        { name: t('sale.soldSoFar'), now: nac(phase.sold) },
      ]}
      effects={[
        t('sale.endEffects.unsold', { amount: nac(phase.remaining) }),
        t('sale.endEffects.reserved', { amount: nac(phase.reserved) }),
      ]}
      cancelLabel={t('sale.keepPhase', values)}
      confirmLabel={t('sale.end', values)}
      pendingLabel={t('working')}
      typedWord={t('sale.typed', values)}
      onConfirm={async () => {
        await endSalePhase(phase.id);
        await client.invalidateQueries({ queryKey: adminKeys.all });
      }}
    />
  );
}

function PauseDialog({ isPaused, onClose }: { isPaused: boolean; onClose: () => void }) {
  const { t } = useTranslation('administration');
  const client = useQueryClient();
  const state = (paused: boolean) => t(paused ? 'sale.stopped' : 'sale.running');
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(isPaused ? 'sale.resumeQuestion' : 'sale.pauseQuestion')}
      consequence={t(isPaused ? 'sale.resumeConsequence' : 'sale.pauseConsequence')}
      changes={[{ name: t('sale.state'), now: state(isPaused), after: state(!isPaused) }]}
      cancelLabel={t(isPaused ? 'sale.keepStopped' : 'sale.keepRunning')}
      confirmLabel={t(isPaused ? 'sale.resume' : 'sale.pause')}
      pendingLabel={t('working')}
      onConfirm={async () => {
        await setSalePaused(!isPaused);
        await client.invalidateQueries({ queryKey: adminKeys.all });
      }}
    />
  );
}

/** State of the sale with its two operations. */
function Sale({ sale }: { sale: SaleControl }) {
  const { t } = useTranslation('administration');
  const { language } = useLanguage();
  const mayChange = useMayChange();
  const { nac } = useStats();
  const [open, setOpen] = useState<'phase' | 'pause' | null>(null);
  const phase = sale.phases.find(({ id }) => id === sale.current_phase);
  const [pending] = sale.under_way;
  const close = () => setOpen(null);
  return (
    <>
      <div className="in grid gap-4">
        <SealState shape={sale.is_paused ? 'failed' : 'sealed'}>
          {t(sale.is_paused ? 'sale.stopped' : phase ? 'sale.running' : 'sale.over')}
        </SealState>
        {phase ? (
          <Progress
            isEnergy
            label={t('sale.phaseOf', { phase: phase.id, last: PRESALE_PHASES.length })}
            value={Number((BigInt(phase.sold) * 1000n) / BigInt(phase.allocation)) / 10}
            amounts={t('sale.soldOf', { sold: nac(phase.sold), all: nac(phase.allocation) })}
          />
        ) : null}
        {pending ? <SealState shape="pending">{t(`sale.underWay.${pending.operation}`)}</SealState> : null}
      </div>
      {phase ? (
        <Definitions>
          <Definition name={t('sale.left')}>
            <Amount wei={phase.remaining} maximumDecimals={0} />
          </Definition>
          <Definition name={t('sale.reserved')}>
            <Amount wei={phase.reserved} maximumDecimals={0} />
          </Definition>
          <Definition name={t('sale.slots')}>
            <span className="num">{formatInteger(sale.bonus_slots_remaining, language)}</span>
          </Definition>
        </Definitions>
      ) : null}
      {mayChange && phase ? (
        <div className="in row">
          <Button isSmall disabled={pending !== undefined} onClick={() => setOpen('phase')}>
            {t('sale.end', { phase: phase.id })}
          </Button>
          <Button isSmall variant="quiet" disabled={pending !== undefined} onClick={() => setOpen('pause')}>
            {t(sale.is_paused ? 'sale.resume' : 'sale.pause')}
          </Button>
        </div>
      ) : null}
      {open === 'phase' && phase ? <EndPhaseDialog sale={sale} phase={phase} onClose={close} /> : null}
      {open === 'pause' ? <PauseDialog isPaused={sale.is_paused} onClose={close} /> : null}
    </>
  );
}

/** Phases of the presale and its pause. */
export function SaleControlPanel() {
  const { t } = useTranslation('administration');
  const { data, error, refetch } = useSaleControl();
  return (
    <Panel title={t('sale.title')}>
      {data ? (
        <Sale sale={data} />
      ) : error ? (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="in">
          <Skeleton className="h-20" />
        </div>
      )}
    </Panel>
  );
}
