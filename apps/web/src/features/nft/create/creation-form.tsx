import {
  NFT_DESCRIPTION_MAX_CHARS,
  NFT_NAME_MAX_CHARS,
  NFT_PROPERTIES_MAX,
} from '@nova/shared/nft/constants';
import { useEffect, useState, type FormEvent } from 'react';
import { formatInteger } from '../../../lib/format/format-number.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { requestWalletPopover, type WalletState } from '../../../lib/chain/wallet-state.ts';
import { removeFormDraft, useFormDraft } from '../../../lib/store/form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, type FieldError } from '../../../ui/form/error-summary.tsx';
import { FileDrop } from '../../../ui/form/file/file-drop.tsx';
import { NFT_IMAGE_RULES } from '../../../ui/form/file/file-rules.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { PairsEditor } from '../../../ui/form/pairs-editor.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { GuardNotice } from '../../../ui/feedback/guard-notice.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import {
  checkCreation,
  EMPTY_FORM,
  filledPairs,
  NEW_COLLECTION,
  ROYALTY_MOST_PERCENT,
  type CreationError,
  type CreationForm as Form,
} from './check-creation.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { useCreationErrorText } from './creation-error-text.ts';
import { beginCreation } from './current-creation.ts';
import { CreationPreview, CreationSum } from './creation-side.tsx';
import { dropEarlyUpload, useEarlyUpload } from './upload/early-upload.ts';
import { deleteStoredFiles, storeFiles, readStoredFiles } from './upload/stored-files.ts';
import { KindChoice } from './kind-choice.tsx';
import { ModelPick } from './model-pick.tsx';
import type { NftClient } from '../nft-client.ts';
import { useCreationCost } from './use-creation-cost.ts';
import { usePoints } from './use-points.ts';

/** The control of each error and the name of its field. */
const FIELDS = {
  image: { id: 'nft-image', label: 'image' },
  name: { id: 'nft-name', label: 'name' },
  collectionName: { id: 'nft-collection', label: 'collectionName' },
  collectionLong: { id: 'nft-collection', label: 'collectionName' },
  pairs: { id: 'nft-pairs', label: 'properties' },
  pairsTwice: { id: 'nft-pairs', label: 'properties' },
  pairsLong: { id: 'nft-pairs', label: 'properties' },
  royalty: { id: 'nft-royalty', label: 'royalty' },
} as const satisfies Record<CreationError, { id: string; label: string }>;

const BPS_PER_PERCENT = 100;
/** Name of the form's draft in session storage. */
const NFT_DRAFT = 'nft';
/** Omits files, because they cannot be stored across a reload, and records that there was an image. */
const withoutFiles = ({ image, model: _model, ...texts }: Form) => ({
  ...texts,
  isImageLost: image !== null || texts.isImageLost,
});

/** State of the form, with its errors after the first attempt to submit. */
function useForm(wallet: WalletState, client: NftClient) {
  const { t } = useTranslation('nft');
  const signedIn = wallet.status === 'connected' && wallet.mode === 'session' ? wallet.address : null;
  const [first] = useState(() => ({ ...EMPTY_FORM, ...readStoredFiles(signedIn) }));
  const [form, setForm] = useFormDraft(NFT_DRAFT, first, withoutFiles);
  const { image: chosenImage, model: chosenModel } = form;
  useEffect(
    () => storeFiles({ image: chosenImage, model: chosenModel }, signedIn),
    [chosenImage, chosenModel, signedIn],
  );
  const [attempt, setAttempt] = useState(0);
  const [imageError, setImageError] = useState<string | null>(null);
  const errors = attempt > 0 ? checkCreation(form) : [];
  const textOf = (error: CreationError) => t(`form.errors.${error}`);
  const errorOf = (...names: CreationError[]): string | undefined => {
    const found = errors.find((error) => names.includes(error));
    return found && textOf(found);
  };
  const summary: FieldError[] = errors.map((error) => ({
    id: FIELDS[error].id,
    label: t(`form.${FIELDS[error].label}`),
    message: textOf(error),
  }));
  const { gain } = useCreationCost(form.isPremium, signedIn);
  const change = (next: Partial<Form>) => setForm((before) => ({ ...before, ...next }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (checkCreation(form).length > 0 || signedIn === null) return;
    removeFormDraft(NFT_DRAFT);
    deleteStoredFiles();
    const { image, model, name, description, collection, newCollection, isPremium, royaltyPercent } = form;
    await beginCreation(
      {
        address: signedIn,
        name: name.trim(),
        description: description.trim(),
        properties: filledPairs(form.properties),
        isPremium,
        gain,
        royaltyBps: (royaltyPercent ?? 0) * BPS_PER_PERCENT,
        collectionId: collection === NEW_COLLECTION ? null : collection,
        newCollection: collection === NEW_COLLECTION ? newCollection.trim() : null,
      },
      { image: image!, model: isPremium ? model : null },
      client,
    );
  };
  return { form, change, attempt, summary, errorOf, submit, signedIn, imageError, setImageError };
}

type FormState = ReturnType<typeof useForm>;

/** Image and texts. */
function About({ state }: { state: FormState }) {
  const { t } = useTranslation('nft');
  const { form, change, errorOf, imageError, setImageError, signedIn } = state;
  const errorText = useCreationErrorText();
  const early = useEarlyUpload(form.image, signedIn !== null, (error) => {
    setImageError(errorText(error));
    change({ image: null, isImageLost: false });
  });
  const lostText = form.image === null && form.isImageLost ? t('form.imageLost') : undefined;
  const isSending = early.totalBytes > 0 && !early.isDone && early.error === null;
  return (
    <>
      <FormField id="nft-image" label={t('form.image')} error={imageError ?? lostText ?? errorOf('image')}>
        <FileDrop
          rules={NFT_IMAGE_RULES}
          file={form.image}
          upload={isSending ? early : null}
          done={early.isDone ? t('form.uploaded') : undefined}
          onChange={(image, error) => {
            if (form.image) dropEarlyUpload(form.image);
            setImageError(error);
            change({ image, isImageLost: false });
          }}
        />
      </FormField>
      <FormField
        id="nft-name"
        label={t('form.name')}
        need="required"
        error={errorOf('name')}
        count={{ used: form.name.length, limit: NFT_NAME_MAX_CHARS }}
      >
        <TextInput
          value={form.name}
          maxLength={NFT_NAME_MAX_CHARS}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </FormField>
      <FormField
        label={t('form.description')}
        need="optional"
        count={{ used: form.description.length, limit: NFT_DESCRIPTION_MAX_CHARS }}
      >
        <Textarea
          value={form.description}
          maxLength={NFT_DESCRIPTION_MAX_CHARS}
          onChange={(event) => change({ description: event.target.value })}
        />
      </FormField>
    </>
  );
}

/** Collection, properties, kind and royalty. */
function Details({ state }: { state: FormState }) {
  const { t } = useTranslation('nft');
  const { form, change, errorOf, signedIn } = state;
  const [modelError, setModelError] = useState<'type' | 'size' | null>(null);
  return (
    <>
      <CollectionChoice
        address={signedIn}
        form={form}
        error={errorOf('collectionName', 'collectionLong')}
        onChange={change}
      />
      <FormField
        isGroup
        id="nft-pairs"
        label={t('form.properties')}
        need="optional"
        hint={t('form.propertiesHint')}
        error={errorOf('pairs', 'pairsTwice', 'pairsLong')}
      >
        <PairsEditor
          pairs={form.properties}
          limit={NFT_PROPERTIES_MAX}
          onChange={(properties) => change({ properties })}
        />
      </FormField>
      <FormField isGroup label={t('form.kind')}>
        <KindChoice
          isPremium={form.isPremium}
          address={signedIn}
          onChange={(isPremium) => change({ isPremium })}
        />
      </FormField>
      {form.isPremium ? (
        <FormField
          label={t('form.model')}
          need="optional"
          hint={t('form.modelHint')}
          error={modelError ? t(modelError === 'type' ? 'form.modelType' : 'form.modelSize') : undefined}
        >
          <ModelPick
            model={form.model}
            onChange={(model, error) => {
              setModelError(error);
              change({ model });
            }}
          />
        </FormField>
      ) : null}
      <FormField
        id="nft-royalty"
        label={t('form.royalty')}
        hint={t('form.royaltyHint', { most: ROYALTY_MOST_PERCENT })}
        error={errorOf('royalty')}
      >
        <NumberInput
          value={form.royaltyPercent}
          max={ROYALTY_MOST_PERCENT}
          unit="%"
          onChange={(royaltyPercent) => change({ royaltyPercent })}
        />
      </FormField>
    </>
  );
}

/** Cost, and the button that mints. */
function SubmitRow({ state, wallet }: { state: FormState; wallet: WalletState }) {
  const { t } = useTranslation('nft');
  const { language } = useLanguage();
  const { form, signedIn, attempt } = state;
  const points = usePoints(signedIn);
  const { cost, gain } = useCreationCost(form.isPremium, signedIn);
  const isShort = points !== undefined && points < cost;
  const isLocal = wallet.status === 'connected' && signedIn === null;
  return (
    <section className="panel" aria-label={t('form.costs')}>
      <div className="in creation-press">
        <CreationSum isPremium={form.isPremium} points={points} address={signedIn} />
        {attempt > 0 && signedIn === null ? (
          <Note
            tone="error"
            step={
              <Button isSmall onClick={requestWalletPopover}>
                {t('connect')}
              </Button>
            }
          >
            {t(isLocal ? 'form.localMode' : 'form.walletNeeded')}
          </Note>
        ) : null}
        <SubmitButton
          variant="act"
          isWide
          isPending={false}
          pendingText={t('working')}
          disabledReason={isShort ? t('errors.insufficientPoints') : undefined}
          plate={`−${formatInteger(cost, language)} ${t('site:units.ep')}`}
        >
          {t('create.submit')}
        </SubmitButton>
        <p className="faint small">
          {gain > 0 ? `${t('form.earns', { gain: formatInteger(gain, language) })} ` : null}
          {t('form.nothingLost')}
        </p>
      </div>
    </section>
  );
}

/** All fields of a new NFT, next to its preview. */
export function CreationForm({ wallet, client }: { wallet: WalletState; client: NftClient }) {
  const state = useForm(wallet, client);
  return (
    <form className="columns" onSubmit={(event) => void state.submit(event)} noValidate>
      <div className="of-7 creation-fields">
        <ErrorSummary errors={state.summary} attempt={state.attempt} />
        <About state={state} />
        <Details state={state} />
      </div>
      <div className="of-5 creation-side">
        {wallet.status === 'disconnected' ? <GuardNotice guard="wallet" /> : null}
        <CreationPreview form={state.form} />
        <SubmitRow state={state} wallet={wallet} />
      </div>
    </form>
  );
}
