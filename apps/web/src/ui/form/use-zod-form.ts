import {
  set,
  useForm,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import './zod-without-eval.ts';

/** Returns the message for a schema issue in the language of the page. */
export type IssueText = (issue: z.core.$ZodIssue) => string;

type Schema<Input extends FieldValues, Output> = z.ZodType<Output, Input>;

/** Creates a resolver that validates a form with a zod schema; every field shows its first error. */
function createResolver<Input extends FieldValues, Output>(
  loadSchema: () => Promise<Schema<Input, Output>>,
  textOf: IssueText,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const schema = await loadSchema();
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    const seen = new Set<string>();
    for (const issue of result.error.issues) {
      const path = issue.path.join('.') || 'root';
      if (seen.has(path)) continue;
      seen.add(path);
      set(errors, path, { type: issue.code, message: textOf(issue) });
    }
    return { values: {}, errors };
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

/**
 * Returns a form whose rules are a schema of `@nova/shared`, so that browser and server reject the same
 * input. A field is validated when it is left, then while typing. A failed submission moves focus to the
 * error summary.
 */
export function useZodForm<Input extends FieldValues, Output>({
  loadSchema,
  textOf = (issue) => issue.message,
  ...options
}: ZodFormOptions<Input, Output>): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: false,
    ...options,
    resolver: createResolver(loadSchema, textOf),
  });
}
