import type { Contract } from '@nova/shared/contract/schemas';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/list-states.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { SkeletonDetail } from '../../../ui/feedback/skeleton.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useContract } from '../use-contract.ts';
import { ComparedFiles } from './compared-files.tsx';
import { ComparedSettings } from './compared-settings.tsx';

const ADDRESS = /^0x[0-9a-f]{40}$/;

/** The comparison of two contracts, whose addresses are in the URL. */
export function Comparison() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const readAddress = (name: string) => (isHydrated ? (search.get(name) ?? '').trim().toLowerCase() : '');
  const [one, other] = [readAddress('one'), readAddress('other')];
  const isComplete = ADDRESS.test(one) && ADDRESS.test(other);
  return (
    <div className="contract-parts comparison">
      <AddressForm key={`${one} ${other}`} one={one} other={other} />
      {isComplete ? <Loaded one={one} other={other} /> : <Empty />}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation('contract');
  return <EmptyState title={t('compare.empty')} text={t('compare.emptyText')} />;
}

function AddressForm({ one, other }: { one: string; other: string }) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useZodForm({
    mode: 'onSubmit',
    loadSchema: async () => (await import('./comparison-schema.ts')).comparisonForm,
    textOf: () => t('compare.invalid'),
    defaultValues: { one, other },
  });
  const submit = handleSubmit((entered) => navigate(`?one=${entered.one}&other=${entered.other}`));
  const { errors } = formState;
  return (
    <Panel title={t('compare.start')}>
      <form className="in tool-body" noValidate onSubmit={(event) => void submit(event)}>
        <div className="form-pair">
          <FormField label={t('compare.one')} hint={t('compare.hint')} error={errors.one?.message}>
            <TextInput isCode canClear autoComplete="off" {...register('one')} />
          </FormField>
          <FormField label={t('compare.other')} hint={t('compare.hint')} error={errors.other?.message}>
            <TextInput isCode canClear autoComplete="off" {...register('other')} />
          </FormField>
        </div>
        <div className="row">
          <Button type="submit" variant="solid" isBusy={formState.isSubmitting}>
            {t('compare.start')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function Loaded({ one, other }: { one: string; other: string }) {
  const { t } = useTranslation('contract');
  const [first, second] = [useContract(one), useContract(other)];
  const error = first.error ?? second.error;
  if (first.data && second.data) return <Compared one={first.data} other={second.data} />;
  if (error) {
    const retry = () => void Promise.all([first.refetch(), second.refetch()]);
    return <ErrorState title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  return <SkeletonDetail />;
}

function Compared({ one, other }: { one: Contract; other: Contract }) {
  const { t } = useTranslation('contract');
  const unverified = [one, other].find(({ verification }) => verification === null);
  if (unverified || !one.verification || !other.verification)
    return <Note tone="error">{t('compare.unverified', { address: unverified?.address ?? '' })}</Note>;
  const pair = { one: one.verification, other: other.verification };
  return (
    <>
      <ComparedSettings {...pair} addresses={[one.address, other.address]} />
      <ComparedFiles {...pair} />
    </>
  );
}
