// Relative, because Vite reads this file as a part of its configuration, which loads no TypeScript of packages.
import { DEFAULT_SITE_ORIGIN, SITE_SETTINGS } from '../../packages/shared/src/site/site-settings.ts';
import { z } from 'zod';

const schema = z.object({
  /** Network that the site is built for; a production build has no `/kit`. */
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  /**
   * Public origin of the site, needed for absolute URLs in
   * the sitemap. If there are several, the first one is used.
   */
  PUBLIC_ORIGIN: z
    .string()
    .default(DEFAULT_SITE_ORIGIN)
    .transform((text) => text.split(',')[0]!.trim())
    .pipe(z.url({ protocol: /^https?$/ }))
    .transform((text) => new URL(text).origin),
  ...SITE_SETTINGS,
});

export type BuildEnv = z.infer<typeof schema>;

/**
 * Reads the environment of the site build.
 * @throws Error that lists every invalid variable
 */
export function readBuildEnv(source: Readonly<Record<string, string | undefined>> = process.env): BuildEnv {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(nonEmpty);
  if (!result.success) throw new Error(`The site cannot be built:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** The operator's details as the pages show them. */
export interface Operator {
  readonly name: string | null;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly register: string | null;
  readonly vatId: string | null;
  readonly responsible: string | null;
  readonly country: string | null;
}

/** Returns the operator's details from the build environment. */
export function readOperator(env: BuildEnv): Operator {
  return {
    name: env.NOVA_OPERATOR_NAME ?? null,
    address: (env.NOVA_OPERATOR_ADDRESS ?? '').split('|').flatMap((line) => line.trim() || []),
    email: env.NOVA_OPERATOR_EMAIL ?? null,
    phone: env.NOVA_OPERATOR_PHONE ?? null,
    register: env.NOVA_OPERATOR_REGISTER ?? null,
    vatId: env.NOVA_OPERATOR_VAT_ID ?? null,
    responsible: env.NOVA_OPERATOR_RESPONSIBLE ?? null,
    country: env.NOVA_OPERATOR_COUNTRY ?? null,
  };
}
