import { callApi, type ApiAnswer } from './call-api.ts';

const TIMEOUT_MS = 120_000;
const PAUSE_MS = 100;

/**
 * Repeats a request after connection failures and requests to retry, like a client, until it is answered.
 * @throws Error for any final response other than success
 */
export async function callWithRetry(
  url: string,
  path: string,
  options: Parameters<typeof callApi>[2] = {},
): Promise<ApiAnswer> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await callApi(url, path, options).catch(() => null);
    if (answer && answer.status < 300) return answer;
    const isFinal = answer !== null && answer.status < 500 && answer.status !== 429;
    if (isFinal || Date.now() > deadline) {
      throw new Error(`${path} returned ${answer?.status}: ${JSON.stringify(answer?.body)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
