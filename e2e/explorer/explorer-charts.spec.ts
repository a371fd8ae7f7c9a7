import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import { openPage } from '../support/open-page.ts';
import { watchErrors } from '../support/watch-errors.ts';

/** Clicks a button and returns the name and content of the file that the browser saves. */
async function saveFrom(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

test('charts change their period, compare two measures, and are saved as a table and a picture', async ({
  page,
  baseURL,
}) => {
  const errors = await watchErrors(page);
  await openPage(page, '/explorer/charts');
  const today = new Date().toISOString().slice(0, 10);
  const dayBefore = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await page.getByLabel('From').fill(dayBefore);
  await expect(page).toHaveURL(new RegExp(`from=${dayBefore}`));
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`to=${today}`));

  await page.getByLabel('First measure').selectOption('transactions');
  await page.getByLabel('Second measure').selectOption('gasUsed');
  const compared = page.getByRole('region', { name: / and / });
  await expect(compared.getByRole('img')).toBeVisible();
  const title = (await compared.getByRole('heading').textContent())!;

  const table = await saveFrom(page, `Save “${title}” as CSV`);
  expect(table.name).toBe('nova-transactions-gasUsed.csv');
  const [head, ...rows] = table.content.toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('start,transactions,gasUsed');
  const { days } = (await (await fetch(`${baseURL}/api/v1/charts?from=${dayBefore}&to=${today}`)).json()) as {
    days: { start: string }[];
  };
  expect(rows.map((row) => row.split(',')[0])).toEqual(days.map(({ start }) => start));
  expect(rows.every((row) => /^[^,]+,\d+,\d+$/.test(row))).toBe(true);

  const picture = await saveFrom(page, `Save “${title}” as PNG`);
  expect(picture.name).toBe('nova-transactions-gasUsed.png');
  expect(picture.content.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  // Width and height follow the name of the first chunk; a picture has twice the pixels of the page.
  const box = (await compared.getByRole('img').boundingBox())!;
  expect(picture.content.readUInt32BE(16)).toBeGreaterThanOrEqual(Math.floor(box.width * 2));
  expect(picture.content.readUInt32BE(20)).toBeGreaterThanOrEqual(Math.floor(box.height * 2));
  expect(errors).toEqual([]);
});
