import type { Permission } from '../../../kernel/index.ts'

export const indicatorPermissions = {
  list: 'standards:indicator:list',
  manage: 'standards:indicator:manage',
  export: 'standards:indicator:export',
  import: 'standards:indicator:import',
  figureList: 'standards:figure:list',
  enter: 'standards:figure:enter',
  check: 'standards:figure:check',
  figureExport: 'standards:figure:export',
  figureImport: 'standards:figure:import',
} as const satisfies Record<string, Permission>
