// Builds the website if it is stale, like a start in development. Tests that start Nova in parallel would
// otherwise build it concurrently in the same folder.
import { fileURLToPath } from 'node:url';
import { toSiteSettings } from '../../apps/supervisor/src/child-env.ts';
import { readEnv } from '../../apps/supervisor/src/env.ts';
import { buildWeb, isWebBuildStale } from '../../apps/supervisor/src/web-build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const settings = toSiteSettings(readEnv({}));
if (await isWebBuildStale(root, settings)) await buildWeb(root, settings, process.env);
