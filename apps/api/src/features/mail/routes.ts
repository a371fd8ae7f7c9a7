import { mailOutbox } from '@nova/db/schema/mail';
import { desc, eq } from 'drizzle-orm';
import { html, raw } from 'hono/html';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';

const MAILS_SHOWN = 50;
/** Emails are the product's own HTML with inline styles; they must not run scripts or load resources. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation allow-popups";

/**
 * Routes of `/dev/mail`, which lists queued emails, newest first, so that mailed links can be opened without
 * a mail server. Not available in production.
 */
export function createMailRoutes({ db, config }: ApiContext): ApiRouter {
  const router = createRouter();
  if (config.isProduction) return router;
  router.use('/dev/*', async (c, next) => {
    await next();
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
  });

  router.get('/dev/mail', async (c) => {
    const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(MAILS_SHOWN);
    const rows = mails.map(
      (mail) =>
        html`<article>
          <h2>${mail.subject}</h2>
          <p>
            To ${mail.recipient},
            <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toISOString()}</time>,
            ${mail.sentAt ? 'sent' : 'not sent: there is no mail server'}
          </p>
          <iframe title="${mail.subject}" src="/dev/mail/${mail.id}" loading="lazy"></iframe>
        </article>`,
    );
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Mail · Nova (development)</title>
            <style>
              ${raw(STYLE)}
            </style>
          </head>
          <body>
            <h1>Mail that was not sent</h1>
            <p>Development only: whatever Nova would mail stands here, the newest first.</p>
            ${rows.length > 0 ? rows : html`<p>No mail yet.</p>`}
          </body>
        </html>`,
    );
  });

  router.get('/dev/mail/:id{[0-9a-f-]{36}}', async (c) => {
    const [mail] = await db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.id, c.req.param('id')));
    if (!mail) return c.notFound();
    // Links in an email open outside its frame.
    return c.html(mail.bodyHtml.replace('<head>', '<head><base target="_top">'));
  });
  return router;
}

const STYLE = `
body { margin: 0 auto; padding: 24px; max-width: 720px; background: #0b0f12; color: #eef2f4; font: 16px/1.55 system-ui, sans-serif }
h1 { font-size: 28px } h2 { margin: 0; font-size: 18px } p { color: #a8b2b9 }
article { margin: 32px 0; padding-top: 16px; border-top: 1px solid #39424a }
iframe { width: 100%; height: 440px; border: 0; background: #f2f4f5 }
`;
