import type { Page } from '@playwright/test';

/**
 * Faults of the browser from now on: errors of scripts, failed hydration, whatever is written to the console as an
 * error, and breaches of the content security policy, also those that are only reported. Call it before the page
 * is opened.
 */
export async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The page of an unknown path is itself answered with 404, and so is the NFT that does not exist.
    if (message.type() === 'error' && !message.text().includes('status of 404')) errors.push(message.text());
  });
  await page.exposeFunction('novaError', (error: string) => void errors.push(error));
  await page.addInitScript(() => {
    const { novaError } = window as unknown as { novaError: (error: string) => void };
    addEventListener('securitypolicyviolation', (event) => {
      novaError(`content security policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
    new ReportingObserver(
      (reports) => {
        for (const { type, url } of reports) novaError(`report: ${type} ${url}`);
      },
      { types: ['csp-violation', 'permissions-policy-violation', 'intervention'], buffered: true },
    ).observe();
  });
  return errors;
}
