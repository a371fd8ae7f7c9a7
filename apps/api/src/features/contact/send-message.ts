import { DAY_MS } from '@nova/shared/durations';
import { enqueueMail } from '@nova/db/enqueue-mail';
import { LOCK_SEEDS } from '@nova/db/locks';
import { contactMessages } from '@nova/db/schema/contact';
import { CONTACT_PER_NETWORK } from '@nova/shared/contact/constants';
import { CONTACT_ERRORS } from '@nova/shared/contact/errors';
import type { contactRequestSchema } from '@nova/shared/contact/schemas';
import { AppError } from '@nova/shared/errors';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { toClientNetworks } from '../../http/limits/client-networks.ts';
import { findFreeAt } from '../../http/limits/network-limit.ts';
import { composeContactMail } from './compose-mail.ts';
import { acceptContactCheck, contactCheckFailed } from './contact-check.ts';

export interface ContactSender {
  readonly userId: string | null;
  readonly clientAddress: string;
}

/**
 * Stores a message and the email about it in one transaction.
 * @returns the message's number; null for a bot that filled in the hidden field, which receives the same
 * response
 * @throws AppError `contact_check_failed`, `contact_limit`
 */
export async function sendContactMessage(
  context: ApiContext,
  request: z.output<typeof contactRequestSchema>,
  { userId, clientAddress }: ContactSender,
): Promise<number | null> {
  const { db, clock, config } = context;
  if (request.website !== '') return null;
  const { check, answer, website: _, ...message } = request;
  const checkId = acceptContactCheck(config.userHashPepper, clock, check, answer);
  const networks = toClientNetworks(config.userHashPepper, clientAddress);
  return db.transaction(async (tx) => {
    // Two concurrent messages from one network must be counted one after the other.
    const lock = `contact ${networks.wideNetwork ?? networks.network}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, ${LOCK_SEEDS.contact}))`);
    const window = { limit: CONTACT_PER_NETWORK, windowMs: DAY_MS, now: clock() };
    if ((await findFreeAt(tx, contactMessages, networks, window)) !== null) throw limitReached();
    const createdAt = new Date(clock());
    const [stored] = await tx
      .insert(contactMessages)
      .values({ ...message, userId, ...networks, checkId, createdAt })
      .onConflictDoNothing({ target: contactMessages.checkId })
      .returning({ id: contactMessages.id });
    if (!stored) throw contactCheckFailed();
    if (config.contactEmail) {
      await enqueueMail(tx, config.contactEmail, composeContactMail({ id: stored.id, ...message }));
    }
    return stored.id;
  });
}

function limitReached(): AppError {
  return new AppError(CONTACT_ERRORS.limit, {
    message: `Your network has reached its limit of ${CONTACT_PER_NETWORK} messages a day. Please write again tomorrow.`,
  });
}
