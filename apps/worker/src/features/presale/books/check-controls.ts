import { endPhaseSchema, setPausedSchema, setWhitelistedSchema } from '@nova/shared/presale/operations';
import { type CheckRows, refuse, SIGN, type Verdict } from '../../../outbox/row-check.ts';

/**
 * Accepts adding a wallet to the contract's whitelist only while it is on the administrators' list, and
 * removing it only while it is not.
 */
export const checkWhitelisted: CheckRows = async (rows, { client }) => {
  const wanted = rows.map((row) => ({ row, ...setWhitelistedSchema.parse(row.payload) }));
  const found = await client.query<{ address: string }>(
    'select address from app.whitelist where address = any($1::text[])',
    [wanted.map(({ address }) => address)],
  );
  const approved = new Set(found.rows.map(({ address }) => address));
  return new Map(
    wanted.map(({ row, address, isWhitelisted }): [number, Verdict] => [
      row.id,
      approved.has(address) === isWhitelisted ? SIGN : refuse('the list of approved wallets differs'),
    ]),
  );
};

/** Changes to the sale by administrators, newest first. */
const CHANGES = `select l.action, c.before, c.after from app.audit_log l
  join app.audit_changes c on c.audit_id = l.id
  where l.is_allowed and l.action = any($1::text[]) order by l.id desc limit 100`;

interface Change {
  action: string;
  before: { phase?: number } | null;
  after: { is_paused?: boolean } | null;
}

/** Accepts the end of a phase only if the log contains an administrator's decision to end this phase. */
export const checkEndPhase: CheckRows = async (rows, { client }) => {
  const found = await client.query<Change>(CHANGES, [['end presale phase']]);
  return new Map(
    rows.map((row): [number, Verdict] => {
      const { phase } = endPhaseSchema.parse(row.payload);
      const isDecided = found.rows.some(({ before }) => before?.phase === phase);
      return [row.id, isDecided ? SIGN : refuse('no administrator ended this phase')];
    }),
  );
};

/** Accepts pausing and resuming only as the latest decision in the log says. */
export const checkPaused: CheckRows = async (rows, { client }) => {
  const found = await client.query<Change>(CHANGES, [['pause presale', 'resume presale']]);
  const last = found.rows[0]?.after?.is_paused;
  return new Map(
    rows.map((row): [number, Verdict] => [
      row.id,
      setPausedSchema.parse(row.payload).isPaused === last
        ? SIGN
        : refuse('the latest decision of an administrator differs'),
    ]),
  );
};
