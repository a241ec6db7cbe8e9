import type { Permission } from '../../kernel/index.ts'

export const signupPermissions = {
  fill: 'signup:registration:fill',
  list: 'signup:registration:list',
  review: 'signup:registration:review',
  admit: 'signup:registration:admit',
  receive: 'signup:registration:receive',
  reveal: 'signup:registration:reveal',
  export: 'signup:registration:export',
} as const satisfies Record<string, Permission>
