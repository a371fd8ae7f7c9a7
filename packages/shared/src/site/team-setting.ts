import { z } from 'zod';

/** Maximum size of a picture in bytes, because every view of the team page includes all pictures. */
const PICTURE_MAX_BYTES = 100_000;
/** Media types by the ending of the file's name. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Returns the media type of a picture, or undefined if the team page cannot show it. */
export const pictureTypeOf = (file: string): string | undefined =>
  PICTURE_TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];

/**
 * Returns a sentence that says why the team page cannot show a picture; null if it can.
 * @param size bytes of the file; null if there is none
 */
export function findPictureError(file: string, size: number | null): string | null {
  if (size === null)
    return `NOVA_TEAM: there is no picture ${file}. A relative path begins at the folder of the repository.`;
  if (pictureTypeOf(file) === undefined) return `NOVA_TEAM: ${file} must be a JPEG, PNG or WebP picture.`;
  if (size > PICTURE_MAX_BYTES)
    return `NOVA_TEAM: ${file} is larger than ${PICTURE_MAX_BYTES / 1_000} kB. Make the picture smaller.`;
  return null;
}

const text = z.string().trim().min(2, 'must name each person and a role').max(300);

/** A team member: name, role, https link and picture file; link and picture are optional. */
const teamEntrySchema = z.object({
  name: text,
  role: text,
  link: z
    .url({ protocol: /^https$/, error: 'must have https:// links' })
    .or(z.literal(''))
    .transform((page) => page || null),
  picture: z.string().transform((file) => file || null),
});
export type TeamEntry = z.infer<typeof teamEntrySchema>;

/** The variable `NOVA_TEAM`: members separated by `|`, the fields of a member by `;`. */
export const teamSetting = z
  .string()
  .transform((value) => value.split('|').filter((person) => person.trim() !== ''))
  .transform((people) =>
    people.map((person) => {
      const [name = '', role = '', link = '', picture = ''] = person.split(';').map((part) => part.trim());
      return { name, role, link, picture };
    }),
  )
  .pipe(z.array(teamEntrySchema));
