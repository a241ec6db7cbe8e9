import type { Permission } from '../../kernel/index.ts'

export const studentsPermissions = {
  list: 'students:trainee:list',
  add: 'students:trainee:add',
  edit: 'students:trainee:edit',
  export: 'students:trainee:export',
  import: 'students:trainee:import',
} as const satisfies Record<string, Permission>
