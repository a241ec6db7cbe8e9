import { organisationMenus } from '@residency/contract/areas/organisation/access'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import type { Area } from '../../platform/area.ts'
import { baseSheet } from './bases/base.sheet.ts'
import { firstLevelSheet, secondLevelSheet } from './departments/level.sheet.ts'
import { placeFinders } from './find-places.ts'
import { majorSheet } from './majors/major.sheet.ts'
import { organisationRoutes } from './organisation.routes.ts'
import { organisationSetUp } from './set-up-steps.ts'
import { unitSheet } from './training-units/unit.sheet.ts'

export const organisationArea: Area = {
  name: 'organisation',
  words: organisationWords,
  menus: organisationMenus,
  setUpSteps: organisationSetUp,
  finders: placeFinders,
  routes: organisationRoutes,
  sheets: [unitSheet, firstLevelSheet, secondLevelSheet, baseSheet, majorSheet],
}
