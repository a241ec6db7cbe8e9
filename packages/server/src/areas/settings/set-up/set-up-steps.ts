import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { listSetUpSteps as stepsCall } from '@residency/contract/areas/settings/set-up/set-up.contract'
import { holds } from '@residency/contract/kernel'
import { type HomeAnswer, homeAnswer, type SetUpStep } from '../../../platform/area.ts'
import { yearInChina } from '../../../platform/clock.ts'
import { findYear } from '../holidays/holiday.queries.ts'
import { listSetUpSteps } from './list-steps.ts'

export const settingsSetUp: readonly SetUpStep[] = [
  {
    key: 'calendar',
    place: 60,
    views: ['system/holiday/index'],
    permission: may.holidayEdit,
    isDone: async ({ db, now }) => (await findYear(db, yearInChina(now()))) !== undefined,
  },
]

/** The path of setting up, which is above everything else on the home page of those who lead it. */
export const setUpAnswer: HomeAnswer = {
  ...homeAnswer(stepsCall, {}, async (ctx) =>
    holds(ctx.actor, may.setUpLead) ? listSetUpSteps(ctx) : null,
  ),
  isFirst: true,
}
