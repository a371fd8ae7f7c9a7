import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TeamEntry } from './env.ts';

/** A person as the team page shows them. */
export interface TeamMember {
  readonly name: string;
  readonly role: string;
  /** A page of their own. */
  readonly link: string | null;
  /** As a `data:` URL: the site loads no picture from elsewhere. */
  readonly picture: string | null;
}

/** Every page view carries the pictures: they stay small. */
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

/** The people whom the operator names, with their pictures. @throws Error naming a picture that cannot be shown */
export function readTeam(entries: readonly TeamEntry[]): readonly TeamMember[] {
  return entries.map(({ picture, ...person }) => ({
    ...person,
    picture: picture === null ? null : readPicture(picture),
  }));
}
