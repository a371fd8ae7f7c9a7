import { saveFile } from '../../lib/page/save-file.ts';
import { requestFileAsAdmin } from './admin-api.ts';
import type { Filters } from './use-admin-list.ts';

/** Saves an admin file. A link cannot do this because access requires a header. @throws ApiError */
export async function downloadAsAdmin(path: string, filters: Filters, name: string): Promise<void> {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const text = await requestFileAsAdmin(`${path}?${new URLSearchParams(set)}`);
  saveFile(name, new Blob([text], { type: 'text/csv' }));
}
