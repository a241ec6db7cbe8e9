import type { Permission } from '../../../kernel/index.ts'

export const completionPermissions = {
  list: 'students:completion:list',
  propose: 'students:completion:propose',
  confirm: 'students:completion:confirm',
  score: 'students:completion:score',
  import: 'students:completion:import',
  export: 'students:completion:export',
  issue: 'students:certificate:issue',
} as const satisfies Record<string, Permission>
