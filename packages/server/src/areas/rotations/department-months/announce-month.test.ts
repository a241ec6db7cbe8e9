import { expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { rotationsArea } from '../rotations.area.ts'

test('a department is notified once who comes next month', async () => {
  const server = await openServer()
  const { departmentId, trainees } = await addMentorFixtures(server, { mentors: 0, trainees: 1 })

  await aBlock(server, {
    traineeId: trainees[0]!.traineeId,
    departmentId,
    from: '2026-12-01',
    until: '2026-12-31',
  })

  const job = rotationsArea.schedule!.find(({ name }) => name === 'who comes next month')!

  await job.run(server.app.asSystem())
  await job.run(server.app.asSystem())

  const notices = await server.db
    .selectFrom('notices')
    .select(['userId', 'title', 'path'])
    .where('kind', '=', 'rotationBlock.nextMonth')
    .execute()

  const own = notices.filter(
    ({ path }) => path === `/rotation/month?month=2026-12&departmentId=${departmentId}`,
  )

  expect(own.length).toBeGreaterThan(0)
  expect(new Set(own.map(({ userId }) => userId)).size).toBe(own.length)
  expect(own[0]!.title).toContain('2026-12')
})
