import { organisationMenus } from '@residency/contract/areas/organisation/access'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import type { Area } from '../../platform/area.ts'
import { organisationRoutes } from './organisation.routes.ts'
import {
  baseSheet,
  firstLevelSheet,
  majorSheet,
  secondLevelSheet,
  unitSheet,
} from './organisation-sheets.ts'

export const organisationArea: Area = {
  name: 'organisation',
  words: organisationWords,
  menus: organisationMenus,
  routes: organisationRoutes,
  sheets: [unitSheet, firstLevelSheet, secondLevelSheet, baseSheet, majorSheet],
}
