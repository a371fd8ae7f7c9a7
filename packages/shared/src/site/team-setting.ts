import { z } from 'zod';

/** Maximum size of a picture in bytes, because every view of the team page includes all pictures. */
export const TEAM_PICTURE_MAX_BYTES = 100_000;
/** Media types by the ending of the file's name. */
export const TEAM_PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

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
