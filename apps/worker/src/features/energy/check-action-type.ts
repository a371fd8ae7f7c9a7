import {
  setActionTypeSchema,
  type WantedActionType,
  wantedActionTypeSchema,
} from '@nova/shared/energy/record-action';
import { checkAgainst, type CheckRows } from '../../outbox/row-check.ts';

interface WantedChange {
  operation_id: Buffer;
  action_key: string;
  wanted: WantedActionType;
}

/**
 * Accepts a catalog change only as an administrator requested it and only after all actions accepted under
 * the old row are recorded.
 */
export const checkActionType: CheckRows = checkAgainst(
  (client, ids) =>
    client.query<WantedChange>(
      `select operation_id, action_key, wanted from app.catalogue_changes
   where operation_id = any($1::bytea[]) and enqueued_at is not null`,
      [ids],
    ),
  (row, change) => {
    const { actionKey, ...wantedFields } = setActionTypeSchema.parse(row.payload);
    const wanted = wantedActionTypeSchema.safeParse(change.wanted);
    const isSame =
      actionKey === change.action_key &&
      wanted.success &&
      JSON.stringify(wantedActionTypeSchema.parse(wantedFields)) === JSON.stringify(wanted.data);
    return isSame ? null : 'a different catalog change was requested with this ID';
  },
);
