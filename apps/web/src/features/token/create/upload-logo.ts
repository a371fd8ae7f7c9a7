import type { Upload } from '@nova/shared/storage/schemas';
import { requestAsUser } from '../../../lib/api/api-client.ts';

/** Uploads a logo, which the server re-encodes. @returns the ID of the upload. @throws ApiError */
export async function uploadLogo(file: File): Promise<string> {
  const { id } = await requestAsUser<Upload>('/storage/v1/files?kind=logo', { body: file });
  return id;
}
