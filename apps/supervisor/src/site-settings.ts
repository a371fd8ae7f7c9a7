import { toSiteSettings } from './child-env.ts';
import { readEnv } from './env.ts';
import type { SiteSettings } from './web-build.ts';

/** What the website's build is told by the environment of this command. @throws ConfigurationError */
export const readSiteSettings = (): SiteSettings => toSiteSettings(readEnv());
