import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const patientPermissions = {
  list: 'workload:patient:list',
  manage: 'workload:patient:manage',
} as const satisfies Record<string, Permission>

export const patientErrors = errorsOf('workload', {
  patientTaken: { status: 409, code: 'B0001', field: 'number' },
  patientDepartment: { status: 409, code: 'B0001', field: 'departmentId' },
  patientUsed: { status: 409, code: 'B0001' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

export const patientMenus = menusOf(() => [
  {
    parent: 'workload',
    type: 'MENU',
    keepAlive: true,
    key: 'works.patients',
    path: 'patients',
    view: 'workload/patient/index',
    icon: 'medicine-box',
    sort: 30,
    roles: readers,
    adds: patientPermissions.manage,
    permissions: {
      [patientPermissions.list]: [...readers, 'ADMIN'],
      [patientPermissions.manage]: [...readers, 'ADMIN'],
    },
  },
])
