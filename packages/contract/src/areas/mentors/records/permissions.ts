import type { Permission } from '../../../kernel/index.ts'

export const recordPermissions = {
  own: 'mentors:record:own',
  log: 'mentors:record:log',
  list: 'mentors:record:list',
  export: 'mentors:record:export',
  manageTasks: 'mentors:task:manage',
  assess: 'mentors:assessment:manage',
  importAssessments: 'mentors:assessment:import',
  exportAssessments: 'mentors:assessment:export',
} as const satisfies Record<string, Permission>
