import { toSiteSettings } from './child-env.ts';
import { readEnv } from './env.ts';
import type { SiteSettings } from './web-build.ts';

/**
 * Returns the settings of the website's build from this command's environment. @throws ConfigurationError
 */
export const readSiteSettings = (): SiteSettings => toSiteSettings(readEnv());
