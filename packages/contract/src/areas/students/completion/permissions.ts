import type { Permission } from '../../../kernel/index.ts'

export const completionPermissions = {
  list: 'students:completion:list',
  propose: 'students:completion:propose',
  confirm: 'students:completion:confirm',
  score: 'students:completion:score',
  import: 'students:completion:import',
  export: 'students:completion:export',
  certificates: 'students:certificate:list',
  issue: 'students:certificate:issue',
  download: 'students:certificate:download',
  revoke: 'students:certificate:revoke',
} as const satisfies Record<string, Permission>
