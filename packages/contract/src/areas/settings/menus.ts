import type { MenuSeed } from '../../kernel/index.ts'
import { settingsPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const
const admin = ['ADMIN'] as const
/** Everybody who may import or export a list finds the tasks here. */
const leaders = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

const everybody = [
  'ADMIN',
  'BHB_ADMIN',
  'BASE_ADMIN',
  'DEPT_ADMIN',
  'TEACHER',
  'STUDENT',
  'APPLICANT',
  'PARTNER',
] as const

/** Placed below `system`, which accounts declares. */
export const settingsMenus: readonly MenuSeed[] = [
  {
    key: 'system.dict',
    parent: 'system',
    type: 'MENU',
    path: 'dict',
    view: 'system/dict/index',
    icon: 'book',
    sort: 8,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.typeList]: office,
      [may.typeAdd]: admin,
      [may.typeEdit]: admin,
      [may.typeDelete]: admin,
      [may.itemList]: office,
      [may.itemAdd]: office,
      [may.itemEdit]: office,
      [may.itemDelete]: admin,
      [may.itemImport]: office,
      [may.itemExport]: office,
    },
  },
  {
    key: 'system.holiday',
    parent: 'system',
    type: 'MENU',
    path: 'holiday',
    view: 'system/holiday/index',
    icon: 'calendar',
    sort: 9,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.holidayList]: office,
      [may.holidayEdit]: office,
      [may.holidayImport]: office,
      [may.holidayExport]: office,
    },
  },
  {
    key: 'system.time',
    parent: 'system',
    type: 'MENU',
    path: 'time',
    view: 'system/time/index',
    icon: 'field-time',
    sort: 10,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.timeList]: office,
      [may.timeAdd]: office,
      [may.timeEdit]: office,
      [may.timeDelete]: office,
      [may.timeImport]: office,
      [may.timeExport]: office,
    },
  },
  {
    key: 'system.guide',
    parent: 'system',
    type: 'MENU',
    path: 'guide',
    view: 'system/guide/index',
    icon: 'read',
    sort: 11,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.guideList]: office,
      [may.guideAdd]: office,
      [may.guideEdit]: office,
      [may.guideDelete]: office,
      [may.guideExport]: office,
    },
  },
  {
    key: 'system.secondPerson',
    parent: 'system',
    type: 'MENU',
    path: 'second-person',
    view: 'system/second-person/index',
    icon: 'swap',
    sort: 12,
    roles: office,
    keepAlive: true,
    permissions: { [may.secondPersonList]: office, [may.secondPersonEdit]: office },
  },
  {
    key: 'guide',
    type: 'MENU',
    path: '/guide',
    view: 'dashboard/guide/index',
    icon: 'compass',
    sort: 20,
    roles: everybody,
    keepAlive: true,
  },
  {
    key: 'system.job',
    parent: 'system',
    type: 'MENU',
    path: 'job',
    view: 'system/job/index',
    icon: 'clock-circle',
    sort: 14,
    roles: leaders,
    keepAlive: true,
    permissions: { [may.jobList]: admin, [may.jobRetry]: admin },
  },
]

/** Placed below `recruit`, which the area signup declares. */
export const schoolMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.school',
    parent: 'recruit',
    type: 'MENU',
    path: 'school',
    view: 'recruit/school/index',
    icon: 'bank',
    sort: 93,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.schoolList]: office,
      [may.schoolAdd]: office,
      [may.schoolEdit]: office,
      [may.schoolImport]: office,
      [may.schoolExport]: office,
    },
  },
]
