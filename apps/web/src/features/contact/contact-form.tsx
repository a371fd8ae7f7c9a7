import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS } from '@nova/shared/contact/constants';
import { useState } from 'react';
import { ApiError } from '../../lib/api/http.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useErrorText } from '../../ui/feedback/error-text.ts';
import { FormField } from '../../ui/form/form-field.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { contactApi } from './contact-api.ts';
import { HoneyPot } from './honey-pot.tsx';
import { renewContactCheck, useContactCheck } from './use-contact-check.ts';
import { useContactForm } from './use-contact-form.ts';

/** Returns the text for an error response of the server. */
function useFailureText() {
  const { t } = useTranslation('contact');
  const errorText = useErrorText();
  return (error: unknown): string => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'contact_check_failed') return t('errors.check');
    if (code === 'contact_limit') return t('errors.limit');
    return errorText(error);
  };
}

/** The message, the arithmetic question, and the submit button. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const errorText = useFailureText();
  const form = useContactForm();
  const { check, isAway } = useContactCheck();
  const [website, setWebsite] = useState('');
  const [error, setError] = useState<string | null>(null);
  // A lost connection also fails to load the next question, which is the same error.
  const failure = error ?? (isAway ? t('site:errors.unreachable') : null);
  const { errors, isSubmitting } = form.formState;
  const [topic, message] = form.watch(['topic', 'message']);
  const submit = form.handleSubmit(async (values) => {
    setError(null);
    if (!check) return renewContactCheck();
    try {
      await contactApi.send({ ...values, website, language, check: check.check });
      onSent(values.email);
    } catch (error) {
      setError(errorText(error));
      form.setValue('answer', '');
      await renewContactCheck();
    }
  });
  return (
    <form className="form contact-form" noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t('topic')} isGroup>
        <RadioGroup
          value={topic}
          onChange={(value) => form.setValue('topic', value)}
          options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        />
      </FormField>
      <div className="contact-two">
        <FormField label={t('name')} need="required" error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register('name')} />
        </FormField>
        <FormField label={t('email')} need="required" error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </FormField>
      </div>
      <FormField
        label={t('message')}
        need="required"
        hint={t('messageHint')}
        error={errors.message?.message}
        count={{ used: message.length, limit: CONTACT_MESSAGE_MAX }}
      >
        <Textarea rows={7} {...form.register('message')} />
      </FormField>
      <HoneyPot label={t('website')} value={website} onValue={setWebsite} />
      <FormField
        label={check ? t('sum', { first: check.first, second: check.second }) : t('sumComing')}
        need="required"
        error={errors.answer?.message}
      >
        <TextInput inputMode="numeric" autoComplete="off" {...form.register('answer')} />
      </FormField>
      {failure ? <Note tone="error">{failure}</Note> : null}
      <div className="contact-send">
        <SubmitButton isPending={isSubmitting} pendingText={t('sending')}>
          {t('send')}
        </SubmitButton>
        <p className="small muted">{t('sendHint')}</p>
      </div>
    </form>
  );
}
