import { enqueueMail } from '@nova/db/enqueue-mail';
import { LOCK_SEEDS } from '@nova/db/locks';
import { contactMessages } from '@nova/db/schema/contact';
import { CONTACT_PER_NETWORK } from '@nova/shared/contact/constants';
import { CONTACT_ERRORS } from '@nova/shared/contact/errors';
import type { contactRequestSchema } from '@nova/shared/contact/schemas';
import { AppError } from '@nova/shared/errors';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ApiContext } from '../../http/api-context.ts';
import { toClientNetwork } from '../../http/client-network.ts';
import { composeContactLetter } from './compose-letter.ts';
import { acceptContactCheck, contactCheckFailed } from './contact-check.ts';

const DAY_MS = 86_400_000;

export interface ContactSender {
  readonly userId: string | null;
  readonly clientAddress: string;
}

/**
 * Stores a message and the letter about it, both or neither.
 * @returns its number; null for a program that filled in what nobody sees: it is told the same as everybody
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
  const network = toClientNetwork(config.userHashPepper, clientAddress);
  return db.transaction(async (tx) => {
    // Two messages at once from one network are counted one after the other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${network}`}, ${LOCK_SEEDS.contact}))`,
    );
    const isOfToday = and(
      eq(contactMessages.network, network),
      gt(contactMessages.createdAt, new Date(clock() - DAY_MS)),
    );
    if ((await tx.$count(contactMessages, isOfToday)) >= CONTACT_PER_NETWORK) throw limitReached();
    const createdAt = new Date(clock());
    const [stored] = await tx
      .insert(contactMessages)
      .values({ ...message, userId, network, checkId, createdAt })
      .onConflictDoNothing({ target: contactMessages.checkId })
      .returning({ id: contactMessages.id });
    if (!stored) throw contactCheckFailed();
    if (config.contactEmail) {
      await enqueueMail(tx, config.contactEmail, composeContactLetter({ id: stored.id, ...message }));
    }
    return stored.id;
  });
}

function limitReached(): AppError {
  return new AppError(CONTACT_ERRORS.limit, {
    message: `Only ${CONTACT_PER_NETWORK} messages a day from one network. Please write again tomorrow.`,
  });
}
