import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { beforeAll, expect, test } from 'vitest'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillRotationsDemo } from '../rotations/rotations.demo.ts'
import { fillStandardsDemo } from '../standards/standards.demo.ts'
import { fillTeachersDemo } from '../teachers/teachers.demo.ts'
import { fillCompetenceDemo } from './competence.demo.ts'

const server = await openServer()

beforeAll(() =>
  fillDemoParts(server, [
    fillStandardsDemo,
    fillTeachersDemo,
    fillRotationsDemo,
    fillCompetenceDemo,
  ]),
)

test('levels are in every state, and observations are enough for a figure', async () => {
  const states = await server.db.selectFrom('competenceGrants').select('state').distinct().execute()

  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(grantFlow.states))

  const { data } = await (await server.as('bhb')).get(
    '/api/v1/competenceReliability?profession=pharmacist',
  )

  expect(data).toMatchObject({ reason: null, figure: { goal: { phi: 0.7 } } })
})

test('some badges are valid, some were replaced, and look-ups are counted', async () => {
  const badges = await server.db.selectFrom('competenceBadges').select('revokedAt').execute()

  expect(badges.filter(({ revokedAt }) => revokedAt === null).length).toBeGreaterThan(5)
  expect(badges.filter(({ revokedAt }) => revokedAt !== null).length).toBeGreaterThan(5)
  expect(await server.db.selectFrom('competenceLookups').select('day').execute()).not.toEqual([])
})
