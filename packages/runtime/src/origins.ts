import { z } from 'zod';

const ERROR = 'must be origins such as https://nova.example, separated by commas';

/** Origins of the website, separated by commas; paths and trailing slashes are dropped. */
export const originsSchema = z
  .string()
  .transform((list) => list.split(',').map((item) => item.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/, error: ERROR }).transform((url) => new URL(url).origin)));
