import type { Permission } from '../../kernel/index.ts'

export const intakesPermissions = {
  intakeList: 'recruit:batch:list',
  intakeAdd: 'recruit:batch:add',
  intakeEdit: 'recruit:batch:edit',
  intakeMove: 'recruit:batch:move',
  intakeDelete: 'recruit:batch:delete',
  offerList: 'recruit:major:list',
  offerAdd: 'recruit:major:add',
  offerEdit: 'recruit:major:edit',
  offerDelete: 'recruit:major:delete',
  offerImport: 'recruit:major:import',
  offerExport: 'recruit:major:export',
  coreList: 'recruit:core:list',
  coreEdit: 'recruit:core:edit',
  barList: 'recruit:limit:list',
  barAdd: 'recruit:limit:add',
  barEdit: 'recruit:limit:edit',
  barDelete: 'recruit:limit:delete',
  barReveal: 'recruit:limit:reveal',
  barImport: 'recruit:limit:import',
  barExport: 'recruit:limit:export',
} as const satisfies Record<string, Permission>
