import type { ContactForm } from '@nova/shared/contact/schemas';
import type { z } from 'zod';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

const EMPTY: ContactForm = { topic: 'other', name: '', email: '', message: '', answer: '' };

/** Returns the form with the server's validation rules and their messages. */
export function useContactForm() {
  const { t } = useTranslation('contact');
  const textOf = ({ path, code }: z.core.$ZodIssue): string => {
    const field = path[0];
    if (field === 'email') return t('errors.email');
    if (field === 'answer') return t('errors.answer');
    if (field === 'message') return code === 'too_big' ? t('errors.tooLong') : t('errors.message');
    return t('errors.name');
  };
  return useZodForm<ContactForm, ContactForm>({
    loadSchema: async () => (await import('@nova/shared/contact/schemas')).contactFormSchema,
    textOf,
    defaultValues: EMPTY,
  });
}
