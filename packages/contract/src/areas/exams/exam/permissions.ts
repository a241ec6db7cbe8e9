import type { Permission } from '../../../kernel/index.ts'

export const examPermissions = {
  /** Sit exams and read one's own results. */
  take: 'learning:exam:take',
  /** Plan exams with papers, rooms and candidates, release their results. */
  manage: 'learning:exam:manage',
  /** Follow a running exam: extra time, pause, message, re-admission. */
  invigilate: 'learning:exam:invigilate',
  /** Mark answers that no rule marks. */
  mark: 'learning:exam:mark',
  export: 'learning:exam:export',
} as const satisfies Record<string, Permission>
