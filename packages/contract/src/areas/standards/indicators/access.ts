import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

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

export const indicatorErrors = errorsOf('standards', {
  indicatorTaken: { status: 409, code: 'B0001', field: 'item' },
  indicatorBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  indicatorUnknown: { status: 400, code: 'A0400', field: 'figures' },

  /** Figures of a year that has not begun. */
  figureYearTooLate: { status: 400, code: 'A0400', field: 'year' },

  /** {item}: the office has checked its figure. */
  figureChecked: { status: 409, code: 'B0001', field: 'figures' },
})

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const page = { parent: 'standard', type: 'MENU', keepAlive: true } as const

export const indicatorsMenus = menusOf(() => [
  {
    ...page,
    key: 'standard.indicators',
    path: 'indicator',
    view: 'standard/indicator/index',
    icon: 'bar-chart',
    sort: 10,
    roles: readers,
    permissions: { [indicatorPermissions.list]: readers, [indicatorPermissions.enter]: readers },
  },
  {
    ...page,
    key: 'standard.figures',
    path: 'figure',
    view: 'standard/figure/index',
    icon: 'audit',
    sort: 11,
    roles: readers,
    permissions: {
      [indicatorPermissions.figureList]: readers,
      [indicatorPermissions.figureExport]: readers,
      [indicatorPermissions.figureImport]: readers,
      [indicatorPermissions.check]: office,
    },
  },
  {
    ...page,
    key: 'standard.indicatorItems',
    path: 'indicatorItem',
    view: 'standard/indicatorItem/index',
    icon: 'form',
    sort: 12,
    roles: office,
    permissions: {
      [indicatorPermissions.manage]: office,
      [indicatorPermissions.export]: office,
      [indicatorPermissions.import]: office,
    },
  },
])
