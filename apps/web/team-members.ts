import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  findPictureError,
  pictureTypeOf,
  type TeamEntry,
} from '../../packages/shared/src/site/team-setting.ts';

/** The folder of the repository, at which a relative path of a picture begins. */
const ROOT = path.resolve(import.meta.dirname, '../..');

/** A member as shown on the team page. */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** URL of the member's own page. */
  readonly link: string | null;
  /** Image as a `data:` URL, because the site loads no external images. */
  readonly picture: string | null;
}

function readPicture(given: string, root: string): string {
  const file = path.resolve(root, given);
  const error = findPictureError(file, statSync(file, { throwIfNoEntry: false })?.size ?? null);
  if (error !== null) throw new Error(error);
  return `data:${pictureTypeOf(file)};base64,${readFileSync(file, 'base64')}`;
}

/** Reads the team members with their images. @throws Error that names an image that cannot be shown */
export function readTeam(entries: readonly TeamEntry[], root = ROOT): readonly TeamMember[] {
  return entries.map(({ picture, ...person }) => ({
    ...person,
    picture: picture === null ? null : readPicture(picture, root),
  }));
}
