import { sessionFlow } from '@residency/contract/areas/progress/sessions/session.flow'
import { beforeAll, expect, test } from 'vitest'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillRotationsDemo } from '../rotations/rotations.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillProgressDemo } from './progress.demo.ts'

const server = await openServer()

beforeAll(() =>
  fillDemoParts(server, [fillStandardsDemo, fillTeachersDemo, fillRotationsDemo, fillProgressDemo]),
)

test('sessions are in every state', async () => {
  const states = await server.db.selectFrom('progressSessions').select('state').distinct().execute()

  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(sessionFlow.states))
})

test('some decisions are signed and one is answered; a plan has a result and an open goal', async () => {
  const decisions = await server.db
    .selectFrom('progressDecisions')
    .select(['readAt', 'answeredAt'])
    .execute()

  expect(decisions.some(({ readAt }) => readAt !== null)).toBe(true)
  expect(decisions.filter(({ answeredAt }) => answeredAt !== null)).toHaveLength(1)

  const goals = await server.db.selectFrom('progressGoals').select('result').execute()
  expect(goals.map(({ result }) => result).toSorted()).toEqual([null, null, 'reached'].toSorted())
})
