import { expect, test } from 'vitest'
import { addMentorFixtures } from '../../testing/builders/mentors.ts'
import { fillDemoParts } from '../../testing/fill-demo-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { fillAwardsDemo } from './awards.demo.ts'

test('the demo hospital has awards of two years, applications of this one at every step, and a competition with five reviewers', async () => {
  const server = await openServer()
  await addMentorFixtures(server, { mentors: 6, trainees: 12 })
  await server.db.updateTable('trainees').set({ startsOn: '2024-09-01' }).execute()

  await fillDemoParts(server, [fillAwardsDemo])

  const office = await server.as('bhb')

  expect((await office.get('/api/v1/awardKinds')).data).toMatchObject({ total: 5 })
  expect((await office.get('/api/v1/awardLimits?year=2026&state=open')).data).toMatchObject({
    total: 5,
  })

  for (const year of [2024, 2025]) {
    const { data } = await office.get(`/api/v1/grantedAwards?year=${year}`)
    expect((data as { total: number }).total).toBeGreaterThan(3)
  }

  const waiting = (await office.get('/api/v1/awardApplications?view=waiting')).data as {
    list: { state: string }[]
  }

  expect(new Set(waiting.list.map(({ state }) => state))).toEqual(
    new Set(['basePassed', 'officePassed']),
  )

  const running = await office.get('/api/v1/awardCompetitions?state=scoring')

  expect(running.data).toMatchObject({
    total: 1,
    list: [{ candidates: 6, reviewers: 5, submitted: 2 }],
  })
})
