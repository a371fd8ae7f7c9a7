import { expect, test, type Page } from '../test.ts';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

test.use({ serviceWorkers: 'allow' });

/**
 * A deployment: proxies the running site at its own address, with a version that can be changed, and can be
 * stopped.
 */
class Deployment {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<{ destroy(): void }>();
  #version: string | null = null;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /**
   * Publishes the next build, in which pages and service worker have another version. Their text stays the
   * same, because React would otherwise render it again.
   */
  deploy(version: string): void {
    this.#version = version;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const headers = { ...incoming.headers };
    for (const name of ['host', 'accept-encoding', 'if-none-match']) delete headers[name];
    const options = { method: incoming.method, path: incoming.url, headers };
    const forwarded = request(this.#target, options, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const isOurs = type.startsWith('text/html') || incoming.url === '/sw.js';
      if (!isOurs || this.#version === null) {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const body = this.#rewrite(Buffer.concat(pieces).toString('utf8'));
        const headersToSend = { ...answer.headers };
        for (const name of ['content-length', 'etag']) delete headersToSend[name];
        outgoing.writeHead(answer.statusCode!, headersToSend).end(body);
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  #rewrite(text: string): string {
    return text
      .replace(/(<meta name="nova-version" content=")[^"]+/, `$1${this.#version}`)
      .replace(/(version:\s*["'`])[\w-]{16}/, `$1${this.#version}`);
  }
}

let deployment: Deployment;
let origin: string;
test.beforeEach(async ({ baseURL }) => {
  deployment = new Deployment(baseURL!);
  origin = await deployment.start();
});
test.afterEach(() => deployment.stop());

/** Opens a page and waits until the service worker controls it and has cached the pages of its language. */
async function openUntilCached(page: Page, path = '/'): Promise<void> {
  await page.goto(origin + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/transparency')) !== undefined), {
      timeout: 40_000,
    })
    .toBe(true);
}

test('offline, visited and prerendered pages are readable, and others show a short notice', async ({
  page,
}) => {
  await openUntilCached(page);
  await deployment.stop();
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A blockchain that moves when people do');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // Never opened, but prerendered: available with its text, styles and scripts.
  await page.goto(`${origin}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('searchbox').fill('royalty');
  await expect(page.getByText('The royalty is fixed when the NFT is minted')).toBeVisible();
  // A page rendered for its address cannot be available.
  await page.goto(`${origin}/de/explorer/block/7`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Diese Seite liegt nicht auf deinem Gerät',
  );
  await page.getByRole('link', { name: 'Startseite' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eine Blockchain, die sich bewegt, wenn du es tust',
  );
});

test('live data is never cached', async ({ page }) => {
  await openUntilCached(page, '/explorer');
  await page.goto(`${origin}/blockchain`);
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return lists.flat();
  });
  expect(cachedPaths.length).toBeGreaterThan(20);
  expect(
    cachedPaths.filter((path) => /^\/(api|rpc|realtime|functions|auth\/v1|rest|storage|dev)\b/.test(path)),
  ).toEqual([]);
  expect(cachedPaths.filter((path) => /\.(pdf|map)$/.test(path))).toEqual([]);
});

test('after a deployment, the next page is immediately the new one, never a cached one', async ({ page }) => {
  await openUntilCached(page);
  deployment.deploy('b'.repeat(16));
  await page.reload();
  await expect(page.locator('meta[name="nova-version"]')).toHaveAttribute('content', 'b'.repeat(16));
});

test('an open page offers a newer build, loads it on a click, and removes the old files', async ({
  page,
}) => {
  await openUntilCached(page, '/faq');
  await page.getByRole('searchbox').fill('royalty');
  deployment.deploy('c'.repeat(16));
  // Event that a browser fires when the tab becomes visible again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByText('A new version of this site is available');
  await expect(offer).toBeVisible();
  // A user in the middle of an input keeps it.
  await expect(page.getByRole('searchbox')).toHaveValue('royalty');
  await expect(page.locator('meta[name="nova-version"]')).not.toHaveAttribute('content', 'c'.repeat(16));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('meta[name="nova-version"]')).toHaveAttribute('content', 'c'.repeat(16));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`nova-${'c'.repeat(16)}`]);
  await expect(offer).toBeHidden();
});
