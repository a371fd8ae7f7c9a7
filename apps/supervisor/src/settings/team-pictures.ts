import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { TEAM_PICTURE_MAX_BYTES, TEAM_PICTURE_TYPES, teamSetting } from '@nova/shared/site/team-setting';

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
    if (!found?.isFile())
      throw new ConfigurationError(
        `NOVA_TEAM: there is no picture ${file}. A relative path begins at the folder ${root}.`,
      );
    if (TEAM_PICTURE_TYPES[path.extname(file).toLowerCase()] === undefined)
      throw new ConfigurationError(`NOVA_TEAM: ${file} must be a JPEG, PNG or WebP picture.`);
    if (found.size > TEAM_PICTURE_MAX_BYTES)
      throw new ConfigurationError(
        `NOVA_TEAM: ${file} is larger than ${TEAM_PICTURE_MAX_BYTES / 1_000} kB. Make the picture smaller.`,
      );
  }
}
