import { TestUser } from '../../packages/testing/src/test-user.ts';

/** A new person visits a page of a running Nova. @returns the points that were credited: 5 where all is well */
export async function creditAction(url) {
  const user = new TestUser(url, { timeoutMs: 60_000 });
  await user.signIn();
  return (await user.act('page_visit', `${user.address}-visit`)).points_awarded;
}
