import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isProductionBuild, isWebBuildStale, requireBuiltSettings } from '../../web-build.ts';
import { checkTeamPictures } from '../../settings/team-pictures.ts';
import { failure, type Finding, ok, skipped } from '../finding.ts';
import type { Setup } from '../setup.ts';

/** One page of each kind: both languages, and the fallback page for all others. */
const PAGES = ['index.html', 'de/index.html', '__spa-fallback.html'];

/** Checks whether the built website exists and matches the configuration. */
export async function checkWebBuild({ site, root }: Setup): Promise<Finding[]> {
  if (site === undefined) return [];
  const { buildSettings, webRoot } = site;
  if (buildSettings && (await isProductionBuild(root))) {
    const refusal = await requireBuiltSettings(root, buildSettings).catch((error: Error) => error);
    if (refusal) return [failure('website', refusal.message)];
  } else if (buildSettings) {
    const refusal = await checkTeamPictures(root, buildSettings.NOVA_TEAM).catch((error: Error) => error);
    if (refusal) return [failure('website', refusal.message)];
    if (await isWebBuildStale(root, buildSettings))
      return [skipped('website', 'The pages are not built for these settings; npm start builds them.')];
  }
  const missing = [];
  for (const page of PAGES) {
    const text = await readFile(path.join(webRoot, page), 'utf8').catch(() => '');
    if (!text.includes('<html')) missing.push(page);
  }
  if (missing.length === 0) return [ok('website', 'The pages are built in both languages.')];
  return [
    failure(
      'website',
      `The built website has no ${missing.join(', ')}.`,
      'npm run web:build, with NOVA_NETWORK, PUBLIC_ORIGIN and the links set, and WEB_ROOT pointing at its result.',
    ),
  ];
}
