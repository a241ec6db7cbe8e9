import { organisationMenus } from '@residency/contract/areas/organisation/access'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import type { Area } from '../../platform/area.ts'
import { placeFinders } from './find-places.ts'
import { organisationRoutes } from './organisation.routes.ts'
import {
  baseSheet,
  firstLevelSheet,
  majorSheet,
  secondLevelSheet,
  unitSheet,
} from './organisation-sheets.ts'
import { organisationSetUp } from './set-up-steps.ts'

export const organisationArea: Area = {
  name: 'organisation',
  words: organisationWords,
  menus: organisationMenus,
  setUpSteps: organisationSetUp,
  finders: placeFinders,
  routes: organisationRoutes,
  sheets: [unitSheet, firstLevelSheet, secondLevelSheet, baseSheet, majorSheet],
}
