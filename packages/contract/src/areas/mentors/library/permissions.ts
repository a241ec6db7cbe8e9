import type { Permission } from '../../../kernel/index.ts'

export const libraryPermissions = {
  /** Offer to be mentor, and read the own entries. */
  own: 'mentors:entry:own',
  list: 'mentors:entry:list',
  /** The department's decision. */
  review: 'mentors:entry:review',
  /** Enter somebody as mentor. */
  manage: 'mentors:entry:manage',
  export: 'mentors:entry:export',
  windowList: 'mentors:window:list',
  /** Set the times of choosing; with all data, the office of mentors. */
  windowManage: 'mentors:window:manage',
  /** Who is mentor of whom. */
  inquire: 'mentors:relation:list',
  inquireExport: 'mentors:relation:export',
} as const satisfies Record<string, Permission>
