import { organisationMenus } from '@residency/contract/areas/organisation/menus'
import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { organisationRoutes } from './organisation.routes.ts'
import { baseSheet, firstLevelSheet, majorSheet, secondLevelSheet, unitSheet } from './organisation-sheets.ts'

export const organisationArea: Area = {
  name: 'organisation',
  words: { 'zh-cn': organisationZh, en: organisationEn },
  menus: organisationMenus,
  routes: organisationRoutes,
  sheets: [unitSheet, firstLevelSheet, secondLevelSheet, baseSheet, majorSheet],
}
