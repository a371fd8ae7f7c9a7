import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { findPictureError, teamSetting } from '@nova/shared/site/team-setting';

/** Returns the absolute paths of the pictures that NOVA_TEAM names; a relative one begins at `root`. */
export function listTeamPictures(root: string, team: string | undefined): string[] {
  return teamSetting
    .parse(team ?? '')
    .flatMap(({ picture }) => (picture === null ? [] : [path.resolve(root, picture)]));
}

/** @throws ConfigurationError that names a picture which the pages cannot show. */
export async function checkTeamPictures(root: string, team: string | undefined): Promise<void> {
  for (const file of listTeamPictures(root, team)) {
    const found = await stat(file).catch(() => null);
    const error = findPictureError(file, found?.isFile() ? found.size : null);
    if (error !== null) throw new ConfigurationError(error);
  }
}
