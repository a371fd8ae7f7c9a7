import { requestFileAsAdmin } from './admin-api.ts';
import type { Filters } from './use-admin-list.ts';

/** Saves an admin file. A link cannot do this because access requires a header. @throws ApiError */
export async function downloadAsAdmin(path: string, filters: Filters, name: string): Promise<void> {
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  const text = await requestFileAsAdmin(`${path}?${new URLSearchParams(set)}`);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
