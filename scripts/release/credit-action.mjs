import { TestUser } from '../../packages/testing/src/test-user.ts';

/** Lets a new user visit a page of a running Nova. @returns the credited points: 5 if everything works */
export async function creditAction(url) {
  const user = new TestUser(url, { timeoutMs: 60_000 });
  await user.signIn();
  return (await user.act('page_visit', `${user.address}-visit`)).points_awarded;
}
