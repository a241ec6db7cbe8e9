import type { Permission } from '../../../kernel/index.ts'

export const awardCompetitionPermissions = {
  /** Prepare, open, close and conclude competitions. */
  manage: 'awards:competition:manage',
  /** Score candidates where one is appointed. */
  score: 'awards:competition:score',
} as const satisfies Record<string, Permission>
