import { z } from 'zod';

const link = z.url({ protocol: /^https$/ });

const texts = z.string().trim().min(2).max(300);

/** A team member: name, role, https link and picture file; link and picture are optional. */
const teamEntry = z.object({
  name: texts,
  role: texts,
  link: link.or(z.literal('')).transform((page) => page || null),
  picture: z.string().transform((file) => file || null),
});
export type TeamEntry = z.infer<typeof teamEntry>;

const schema = z.object({
  /** Network that the site is built for; a production build has no `/kit`. */
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  /**
   * Public origin of the site, needed for absolute URLs in
   * the sitemap. If there are several, the first one is used.
   */
  PUBLIC_ORIGIN: z
    .string()
    .default('http://localhost:4000')
    .transform((text) => text.split(',')[0]!.trim())
    .pipe(z.url({ protocol: /^https?$/ }))
    .transform((text) => new URL(text).origin),
  /** Links that are not set are hidden (requirement 326). */
  NOVA_COMMUNITY_URL: link.optional(),
  NOVA_POWERED_BY_URL: link.optional(),
  /** Comma-separated. */
  NOVA_SOCIAL_URLS: z
    .string()
    .optional()
    .transform((text) => (text ?? '').split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(link)),
  /**
   * Operator of this instance for imprint, privacy policy
   * and terms; missing values are shown as not provided.
   */
  NOVA_OPERATOR_NAME: texts.optional(),
  /** Lines of the postal address, separated by `|`. */
  NOVA_OPERATOR_ADDRESS: texts.optional(),
  NOVA_OPERATOR_EMAIL: z.email().optional(),
  NOVA_OPERATOR_PHONE: texts.optional(),
  /** Register and number, for example "Amtsgericht Berlin, HRB 1". */
  NOVA_OPERATOR_REGISTER: texts.optional(),
  NOVA_OPERATOR_VAT_ID: texts.optional(),
  /** Person responsible for the content, where the law requires one. */
  NOVA_OPERATOR_RESPONSIBLE: texts.optional(),
  /** Country whose law applies. */
  NOVA_OPERATOR_COUNTRY: texts.optional(),
  /** Members of the team page, separated by `|`; the fields of a member are separated by `;`. */
  NOVA_TEAM: z
    .string()
    .default('')
    .transform((text) => text.split('|').filter((person) => person.trim() !== ''))
    .transform((people) =>
      people.map((person) => {
        const [name = '', role = '', page = '', picture = ''] = person.split(';').map((part) => part.trim());
        return { name, role, link: page, picture };
      }),
    )
    .pipe(z.array(teamEntry)),
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
