import { intakesMenus } from '@residency/contract/areas/intakes/access'
import { intakesAreaWords } from '@residency/contract/areas/intakes/area.text'
import { intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { barSheet } from './bars/bar.sheet.ts'
import { intakesDictionaryUses } from './dictionary-uses.ts'
import { intakeFinder } from './intake/find-intakes.ts'
import { registrationWindows } from './intake/intake.queries.ts'
import { intakesRoutes } from './intakes.routes.ts'
import { offerSheet } from './offers/offer.sheet.ts'
import { seatNotices } from './seats/seat-notices.seed.ts'

const intakePath = (id: number) => `/recruit/batch?id=${id}`

export const intakesArea: Area = {
  name: 'intakes',
  sealed: [
    { table: 'barred_people', stored: 'id_card_sealed', key: 'id' },
    { table: 'intakes', stored: 'seed_sealed', key: 'id' },
  ],
  publishedAs: 'recruitment',
  words: intakesAreaWords,
  menus: intakesMenus,
  finders: [intakeFinder],
  routes: intakesRoutes,
  flows: [intakeFlow],
  sheets: [offerSheet, barSheet],
  notices: kindsOf(seatNotices),
  dictionaryUses: intakesDictionaryUses,
  windows: [{ name: 'sign_up', rows: registrationWindows, pageOf: intakePath }],
}
