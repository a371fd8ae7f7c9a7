import { expect } from 'vitest';

interface Answer {
  readonly status: string;
  readonly message: string;
  readonly result: unknown;
}

/** Calls Etherscan's API, whose every answer has the status 200. */
export async function callEtherscan(
  url: string,
  query: Record<string, string>,
  path = '/api',
): Promise<Answer> {
  const response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

/** Calls a list of Etherscan's API, which must have rows. */
export async function listEtherscan(
  url: string,
  query: Record<string, string>,
): Promise<Record<string, string>[]> {
  const answer = await callEtherscan(url, query);
  expect(answer).toMatchObject({ status: '1', message: 'OK' });
  return answer.result as Record<string, string>[];
}

/** The whole seconds of a time, as Etherscan writes them. */
export const toSeconds = (time: Date): string => String(Math.floor(time.getTime() / 1000));
