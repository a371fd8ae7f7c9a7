import { MAIL_WAKE } from '@nova/db/enqueue-mail';
import type { Job } from '../../lib/jobs/job.ts';
import type { WorkerContext } from '../../worker-context.ts';
import { createMailWork } from './send-mail.ts';

/**
 * Returns the job that sends queued emails as soon as they are written. Raises alarm `mail_not_sent` while
 * the mail server rejects them.
 */
export function listMailJobs({ chain: { logger, alarms }, options: { mail } }: WorkerContext): Job[] {
  if (!mail) return [];
  return [
    {
      name: 'mail',
      channels: [MAIL_WAKE],
      everyMs: 10_000,
      lock: 'own',
      open: (session) => createMailWork(session, { ...mail, logger, alarms }),
    },
  ];
}
