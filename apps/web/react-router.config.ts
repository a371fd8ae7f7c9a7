import type { Config } from '@react-router/dev/config';
import { readBuildEnv } from './env.ts';
import { isPrerendered, listBuiltPages } from './src/lib/site/page-registry.ts';
import { LANGUAGES, localizePath } from '@nova/shared/language/language';

/**
 * Builds static files only: pages without a parameter are
 * prerendered in both languages, all others use the fallback.
 */
export default {
  appDirectory: 'src',
  ssr: false,
  prerender: listBuiltPages(readBuildEnv().NOVA_NETWORK)
    .filter(isPrerendered)
    .flatMap((page) => LANGUAGES.map((language) => localizePath(page.path, language))),
} satisfies Config;
