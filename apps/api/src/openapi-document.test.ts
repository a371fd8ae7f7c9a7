import { startTestApi } from '@nova/testing/test-api';
import { callApi } from '@nova/testing/call-api';
import { expect, test } from 'vitest';

test('docs/openapi.json matches the API; `-u` writes it anew', async () => {
  const api = await startTestApi();
  try {
    const { body } = await callApi(api.url, '/openapi.json');
    const text = `${JSON.stringify(body, null, 1)}\n`;
    await expect(text).toMatchFileSnapshot('../../../docs/openapi.json');
  } finally {
    await api.close();
  }
});
