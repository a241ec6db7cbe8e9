import type { Permission } from '../../../kernel/index.ts'

export const admissionPermissions = {
  list: 'recruit:admission:list',
  run: 'recruit:admission:run',
  publish: 'recruit:admission:publish',
  call: 'recruit:admission:call',
  export: 'recruit:admission:export',
} as const satisfies Record<string, Permission>
