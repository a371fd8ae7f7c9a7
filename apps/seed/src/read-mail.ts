import type { ApiClient } from './api-client.ts';
import { Refusal } from './endings.ts';

const TRIES = 20;
const PAUSE_MS = 250;

/**
 * Returns the token of a mailed link, read from `/dev/mail`.
 * @param page page of the link, such as `/auth`
 * @throws Refusal if there is no such email
 */
export async function readMailToken(api: ApiClient, email: string, page: string): Promise<string> {
  const link = new RegExp(`${page}#confirm=([\\w-]{20,})`);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { text } = await api.read('/dev/mail');
    for (const article of text.split('<article>').slice(1)) {
      if (!article.includes(`To ${email},`)) continue;
      const id = /src="\/dev\/mail\/([0-9a-f-]{36})"/.exec(article)?.[1];
      const mail = id === undefined ? null : await api.read(`/dev/mail/${id}`);
      const token = mail && link.exec(mail.text)?.[1];
      if (token) return token;
    }
    await api.rest(PAUSE_MS);
  }
  throw new Refusal(404, 'no_letter', 'No email with a link has arrived.');
}
