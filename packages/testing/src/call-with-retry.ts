import { callApi, type ApiAnswer } from './call-api.ts';

const TIMEOUT_MS = 120_000;
const PAUSE_MS = 100;

/**
 * What a client does whose connection breaks, or who is told to come back: the same request again, until it is
 * answered.
 * @throws Error for any other answer than success
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
      throw new Error(`${path} answered ${answer?.status}: ${JSON.stringify(answer?.body)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
