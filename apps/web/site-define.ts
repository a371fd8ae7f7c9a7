import { readBuildEnv, readOperator } from './env.ts';
import { readMeasurements } from './measurements.ts';
import { readTeam } from './team-members.ts';

const env = readBuildEnv();

/** Constants that the build inserts into the code. */
export const SITE_DEFINE = {
  __SITE_ORIGIN__: JSON.stringify(env.PUBLIC_ORIGIN),
  __SITE_IS_DEVELOPMENT__: JSON.stringify(env.NOVA_NETWORK === 'development'),
  __SITE_LINKS__: JSON.stringify({
    community: env.NOVA_COMMUNITY_URL ?? null,
    poweredBy: env.NOVA_POWERED_BY_URL ?? null,
    social: env.NOVA_SOCIAL_URLS,
  }),
  __SITE_MEASURED__: JSON.stringify(readMeasurements()),
  __SITE_OPERATOR__: JSON.stringify(readOperator(env)),
  __SITE_TEAM__: JSON.stringify(readTeam(env.NOVA_TEAM)),
};
