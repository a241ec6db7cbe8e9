import { learningPlanFlow } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { beforeAll, expect, test } from 'vitest'
import { dayInChina } from '../../platform/clock.ts'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillMentorsDemo } from '../mentors/mentors.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillLearningPlansDemo } from './learning-plans.demo.ts'

const server = await openServer()

beforeAll(() =>
  fillDemoParts(server, [
    fillStandardsDemo,
    fillTeachersDemo,
    fillMentorsDemo,
    fillLearningPlansDemo,
  ]),
)

test('learning plans are in every state, one was returned and one waits for a look', async () => {
  const plans = await server.db
    .selectFrom('progressPlans')
    .select(['state', 'returnReason', 'nextLookOn'])
    .where('kind', '=', 'learning')
    .execute()

  expect(new Set(plans.map(({ state }) => state))).toEqual(new Set(learningPlanFlow.states))
  expect(plans.some(({ returnReason }) => returnReason !== null)).toBe(true)

  const today = dayInChina(server.clock.now)
  const looks = plans.flatMap(({ nextLookOn }) => (nextLookOn === null ? [] : [nextLookOn]))
  expect(looks.some((day) => day < today)).toBe(true)
  expect(looks.some((day) => day > today)).toBe(true)
})

test('goals are made from what is missing, and mentors have looked at plans', async () => {
  const origins = await server.db.selectFrom('progressGoals').select('origin').distinct().execute()
  expect(new Set(origins.map(({ origin }) => origin))).toEqual(new Set(['missing', 'free']))
  expect(await server.db.selectFrom('progressLooks').select('id').execute()).toHaveLength(2)
})
