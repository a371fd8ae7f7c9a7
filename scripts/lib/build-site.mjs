// Builds the website if it is stale, as a start in development would. Tests that start Nova at the same time would
// otherwise build it beside each other, into the same folder.
import { fileURLToPath } from 'node:url';
import { toSiteSettings } from '../../apps/supervisor/src/child-env.ts';
import { readEnv } from '../../apps/supervisor/src/env.ts';
import { buildWeb, isWebBuildStale } from '../../apps/supervisor/src/web-build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = toSiteSettings(readEnv({}));
if (await isWebBuildStale(root, settings)) await buildWeb(root, settings, process.env);
