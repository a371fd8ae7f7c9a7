import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TeamEntry } from '@nova/shared/site/site-settings';

/** A member as shown on the team page. */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** URL of the member's own page. */
  readonly link: string | null;
  /** Image as a `data:` URL, because the site loads no external images. */
  readonly picture: string | null;
}

/** Maximum size in bytes, because every page view includes the images. */
const PICTURE_MAX_BYTES = 100_000;
const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

function readPicture(file: string): string {
  const type = TYPES[path.extname(file).toLowerCase()];
  if (!type) throw new Error(`NOVA_TEAM: ${file} must be a JPEG, PNG or WebP picture.`);
  if (statSync(file).size > PICTURE_MAX_BYTES)
    throw new Error(`NOVA_TEAM: ${file} is larger than ${PICTURE_MAX_BYTES / 1_000} kB.`);
  return `data:${type};base64,${readFileSync(file, 'base64')}`;
}

/** Reads the team members with their images. @throws Error that names an image that cannot be shown */
export function readTeam(entries: readonly TeamEntry[]): readonly TeamMember[] {
  return entries.map(({ picture, ...person }) => ({
    ...person,
    picture: picture === null ? null : readPicture(picture),
  }));
}
