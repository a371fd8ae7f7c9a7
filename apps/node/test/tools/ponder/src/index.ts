import { ponder } from 'ponder:registry';
import { approval } from 'ponder:schema';

ponder.on('Token:Approval', async ({ event, context }) => {
  const { spender, value } = event.args;
  await context.db.insert(approval).values({ id: event.id, spender, value });
});
