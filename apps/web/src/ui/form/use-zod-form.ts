import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import {
  useForm,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../feedback/show-toast.ts';
import './zod-without-eval.ts';

/** Returns the message for a schema issue in the language of the page. */
export type IssueText = (issue: z.core.$ZodIssue) => string;

type Schema<Input extends FieldValues, Output> = z.ZodType<Output, Input>;

/** Returns the schema with the messages of the catalog; the resolver shows the first one of each field. */
function localizeIssues<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  textOf: IssueText,
): { readonly '~standard': Schema<Input, Output>['~standard'] } {
  const standard = schema['~standard'];
  return {
    '~standard': {
      ...standard,
      validate: async (values) => {
        const result = await standard.validate(values);
        // zod passes its own issues through the standard interface.
        const issues = result.issues as readonly z.core.$ZodIssue[] | undefined;
        return issues
          ? { issues: issues.map((issue) => ({ path: issue.path, message: textOf(issue) })) }
          : result;
      },
    },
  };
}

export interface ZodFormOptions<Input extends FieldValues, Output> extends Omit<
  UseFormProps<Input, unknown, Output>,
  'resolver'
> {
  /**
   * Loads the schema with the first validation, because zod is larger than any form and must not be in a
   * first load: `async () => (await import('@nova/shared/nft/schemas')).createNftSchema`.
   */
  readonly loadSchema: () => Promise<Schema<Input, Output>>;
  /** Converts an issue to a message of the catalog; without it the schema's own message is shown. */
  readonly textOf?: IssueText;
}

/** Validates the invalid fields again when the language changes, because their messages are texts. */
function useErrorsInLanguage<Input extends FieldValues, Output>({
  formState: { errors },
  trigger,
}: UseFormReturn<Input, unknown, Output>): void {
  const { language } = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    const names = Object.keys(errors) as FieldPath<Input>[];
    if (names.length > 0) void trigger(names);
  }, [language, errors, trigger]);
}

/**
 * Returns a form whose rules are a schema of `@nova/shared`, so that browser and server reject the same
 * input. A field is validated when it is left, then while typing. A failed submission moves focus to the
 * first invalid field, whose message screen readers then read; a form with an error summary, which takes the
 * focus instead, sets `shouldFocusError` to false. Another submission is ignored while one is validated or sent. If the schema cannot be loaded, a
 * field that is left stays unchecked, and a submission says so and sends nothing.
 */
export function useZodForm<Input extends FieldValues, Output>({
  loadSchema,
  textOf = (issue) => issue.message,
  ...options
}: ZodFormOptions<Input, Output>): UseFormReturn<Input, unknown, Output> {
  const { t } = useTranslation();
  const resolver: Resolver<Input, unknown, Output> = async (values, context, settings) => {
    const schema = await loadSchema().catch(() => null);
    if (schema === null) return { values: {}, errors: {} };
    const validate = standardSchemaResolver<Input, unknown, Output>(localizeIssues(schema, textOf));
    return validate(values, context, settings);
  };
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    ...options,
    resolver,
  });
  useErrorsInLanguage(form);
  const isRunning = useRef(false);
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => async (event) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      // Loaded before the submission, because an unchecked input must not be sent.
      const isLoaded = await loadSchema().then(
        () => true,
        () => false,
      );
      if (isLoaded) await form.handleSubmit(onValid, onInvalid)(event);
      else showToast({ tone: 'error', title: t('errors.unreachable') });
    } finally {
      isRunning.current = false;
    }
  };
  return { ...form, handleSubmit };
}
