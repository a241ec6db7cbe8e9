import type { Permission } from '../../../kernel/index.ts'

export const coursePermissions = {
  /** Take courses and read own progress. */
  take: 'learning:course:take',
  /** Build courses and follow who has got how far. */
  build: 'learning:course:build',
  /** Publish courses for the people one answers for. */
  publish: 'learning:course:publish',
  export: 'learning:course:export',
} as const satisfies Record<string, Permission>
