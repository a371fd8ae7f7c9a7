import { createRoute } from '@hono/zod-openapi';
import { type SpeedReport, speedReportSchema } from '@nova/shared/status/page-speed';
import { Histogram, type Registry } from 'prom-client';
import type { ApiContext } from '../../http/api-context.ts';
import { createRouter, type ApiRouter } from '../../http/api-router.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { errorAnswers, jsonBody } from '../../http/requests/describe.ts';
import { parseInput, readJson } from '../../http/requests/read-json.ts';

/** A visitor who opens a page every two seconds, and an office behind one address. */
const RATE = { name: 'page speed', perSecond: 0.5, burst: 60 } as const;
/** Boundaries of web.dev/vitals (good and poor) are among them. */
const SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const LABELS = ['metric', 'page', 'device'] as const;

const reportRoute = createRoute({
  method: 'post',
  path: '/api/v1/page-speed',
  tags: ['status'],
  summary: 'Report how fast a page was',
  description:
    'Sent by the website only for visitors who have agreed on its privacy page. The values are added to the histograms of `/metrics`; nothing else is stored. Times are milliseconds.',
  request: { body: jsonBody(speedReportSchema) },
  responses: {
    204: { description: 'Counted.' },
    ...errorAnswers({ 400: '`invalid_input`', 413: '`body_too_large`', 429: '`rate_limited`' }),
  },
});

/** Route for the measurements of visitors' browsers, which become metrics without identities. */
export function createPageSpeedRoutes(context: ApiContext): ApiRouter {
  const observe = createObserver(context.metrics.registry);
  const router = createRouter();
  router.use(reportRoute.path, limitRate(context, RATE));
  router.openAPIRegistry.registerPath(reportRoute);
  router.post(reportRoute.path, async (c) => {
    observe(parseInput(speedReportSchema, await readJson(c)));
    return c.body(null, 204);
  });
  return router;
}

function createObserver(registry: Registry): (report: SpeedReport) => void {
  const registers = [registry];
  const times = new Histogram({
    name: 'nova_page_speed_seconds',
    help: 'Times of pages in browsers whose users agreed: FCP, INP, LCP and TTFB',
    labelNames: LABELS,
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'nova_page_layout_shift',
    help: 'Cumulative layout shift (CLS) of pages in browsers whose users agreed',
    labelNames: LABELS,
    buckets: SHIFTS,
    registers,
  });
  return ({ page, device, metrics }) => {
    for (const { name, value } of metrics) {
      const labels = { metric: name, page, device };
      if (name === 'CLS') shifts.observe(labels, value);
      else times.observe(labels, value / 1000);
    }
  };
}
