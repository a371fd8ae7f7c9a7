import type { Page } from '@playwright/test';

/**
 * Collects browser errors: script errors, failed hydration, errors on the console, and violations of the
 * content security policy, including those only reported. Must be called before the page is opened.
 */
export async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The page of an unknown path responds with 404, as does an NFT that does not exist.
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
