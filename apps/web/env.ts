import { z } from 'zod';

const link = z.url({ protocol: /^https$/ });

const schema = z.object({
  /** Which network the site is for; the production network's site has no `/kit`. */
  NOVA_NETWORK: z.enum(['development', 'production']).default('development'),
  /** Where the site will be reached; the site map names full addresses. The first of several counts. */
  PUBLIC_ORIGIN: z
    .string()
    .default('http://localhost:4000')
    .transform((text) => text.split(',')[0]!.trim())
    .pipe(z.url({ protocol: /^https?$/ }))
    .transform((text) => new URL(text).origin),
  /** Unset links are not shown (DESIGN §7.26). */
  NOVA_COMMUNITY_URL: link.optional(),
  NOVA_POWERED_BY_URL: link.optional(),
  /** Comma separated. */
  NOVA_SOCIAL_URLS: z
    .string()
    .optional()
    .transform((text) => (text ?? '').split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(link)),
});

export type BuildEnv = z.infer<typeof schema>;

/** What the build of the site is told from outside. Throws with every fault at once. */
export function readBuildEnv(source: Readonly<Record<string, string | undefined>> = process.env): BuildEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) throw new Error(`The site cannot be built:\n${z.prettifyError(result.error)}`);
  return result.data;
}
