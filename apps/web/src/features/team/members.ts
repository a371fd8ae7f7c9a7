import type { TeamMember } from '../../../team-members.ts';

declare global {
  /** Inserted into the code by the build. */
  const __SITE_TEAM__: readonly TeamMember[];
}

/** The team members that the operator has configured (README, `NOVA_TEAM`). */
export const MEMBERS: readonly TeamMember[] = __SITE_TEAM__;
