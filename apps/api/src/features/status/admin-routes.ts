import { createRoute } from '@hono/zod-openapi';
import {
  addIncidentUpdateSchema,
  incidentSchema,
  maintenanceSchema,
  noticeParamSchema,
  openIncidentSchema,
  planMaintenanceSchema,
} from '@nova/shared/status/schemas';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { errorAnswers, jsonAnswer, jsonBody, NEEDS_ADMIN } from '../../http/requests/describe.ts';
import { recordChange } from '../../http/access/record-change.ts';
import { requireAdmin } from '../../http/access/require-admin.ts';
import { addIncidentUpdate, openIncident } from './incidents.ts';
import { cancelMaintenance, planMaintenance } from './maintenances.ts';

const base = { method: 'post' as const, tags: ['admin'], security: NEEDS_ADMIN };
const refusals = { 400: '`invalid_input`', 401: '`unauthorized`', 403: '`forbidden`', 429: '`rate_limited`' };

const openRoute = createRoute({
  ...base,
  path: '/api/v1/admin/status/incidents',
  summary: 'Open an incident',
  request: { body: jsonBody(openIncidentSchema) },
  responses: {
    201: jsonAnswer('The incident is on the status page.', incidentSchema),
    ...errorAnswers(refusals),
  },
});
const updateRoute = createRoute({
  ...base,
  path: '/api/v1/admin/status/incidents/{id}/updates',
  summary: 'Add an update to an incident',
  request: { params: noticeParamSchema, body: jsonBody(addIncidentUpdateSchema) },
  responses: {
    200: jsonAnswer('The updated incident.', incidentSchema),
    ...errorAnswers({ ...refusals, 404: '`not_found`', 409: '`incident_resolved`, `incident_backwards`' }),
  },
});
const planRoute = createRoute({
  ...base,
  path: '/api/v1/admin/status/maintenances',
  summary: 'Schedule maintenance',
  request: { body: jsonBody(planMaintenanceSchema) },
  responses: {
    201: jsonAnswer('The incident is on the status page.', maintenanceSchema),
    ...errorAnswers(refusals),
  },
});
const cancelRoute = createRoute({
  ...base,
  path: '/api/v1/admin/status/maintenances/{id}/cancel',
  summary: 'Cancel maintenance or end it early',
  request: { params: noticeParamSchema },
  responses: {
    204: { description: 'The maintenance is no longer shown.' },
    ...errorAnswers({ ...refusals, 404: '`not_found`', 409: '`maintenance_over`' }),
  },
});

/** Routes for administrators to publish incidents and maintenance on the status page. */
export function createStatusAdminRoutes(context: ApiContext): ApiRouter {
  const { db, clock } = context;
  const router = createRouter();
  router.openapi(openRoute, async (c) => {
    const wanted = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'open incident', { title: wanted.title.en });
    const incident = await db.transaction(async (tx) => {
      const after = await openIncident(tx, wanted, clock());
      await recordChange(tx, admin, { before: null, after });
      return after;
    });
    return c.json(incident, 201);
  });
  router.openapi(updateRoute, async (c) => {
    const { id } = c.req.valid('param');
    const update = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'update incident', { id, status: update.status });
    const incident = await db.transaction(async (tx) => {
      const { before, after } = await addIncidentUpdate(tx, id, update, clock());
      await recordChange(tx, admin, { before, after });
      return after;
    });
    return c.json(incident, 200);
  });
  router.openapi(planRoute, async (c) => {
    const wanted = c.req.valid('json');
    const admin = await requireAdmin(context, c, 'plan maintenance', { title: wanted.title.en });
    const maintenance = await db.transaction(async (tx) => {
      const after = await planMaintenance(tx, wanted, clock());
      await recordChange(tx, admin, { before: null, after });
      return after;
    });
    return c.json(maintenance, 201);
  });
  router.openapi(cancelRoute, async (c) => {
    const { id } = c.req.valid('param');
    const admin = await requireAdmin(context, c, 'cancel maintenance', { id });
    await db.transaction(async (tx) => {
      const before = await cancelMaintenance(tx, id, clock());
      await recordChange(tx, admin, { before, after: null });
    });
    return c.body(null, 204);
  });
  return router;
}
