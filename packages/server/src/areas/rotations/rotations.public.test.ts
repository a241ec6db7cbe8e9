import { expect, test } from 'vitest'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { addMentorFixtures } from '../../testing/builders/mentors.ts'
import { aBlock } from '../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { findSupervisorsOn, findTraineeBlocks } from './blocks/trainee-blocks.queries.ts'
import { recordAbsences, removeAbsences } from './presence/record-absence.ts'

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 2 })

test('other areas read the stays of trainees and who supervises them on a day', async () => {
  const [{ traineeId }, supervisorId] = [fixtures.trainees[0]!, fixtures.mentors[0]!.userId]

  await aBlock(server, {
    traineeId,
    departmentId: fixtures.departmentId,
    from: '2026-11-01',
    until: '2026-11-30',
    state: 'entered',
    supervisorId,
  })

  expect(await findTraineeBlocks(server.db, [traineeId])).toMatchObject([
    { supervisor: '导师1', state: 'entered' },
  ])
  expect(await findSupervisorsOn(server.db, [traineeId], '2026-11-30')).toEqual(
    new Map([[traineeId, supervisorId]]),
  )
  expect((await findSupervisorsOn(server.db, [traineeId], '2026-12-01')).size).toBe(0)
})

test('an approved absence writes its days once, replaces them, and takes them away when it is revoked', async () => {
  const { traineeId } = fixtures.trainees[1]!

  const tx = {
    db: server.db,
    now: () => server.clock.now,
    actor: { userId: fixtures.mentors[0]!.userId },
  } as unknown as SignedCtx

  const days = {
    absenceId: 7,
    traineeId,
    startsOn: '2026-11-02',
    endsOn: '2026-11-04',
    reason: '事假',
  }

  await recordAbsences(tx, [days])
  await recordAbsences(tx, [{ ...days, endsOn: '2026-11-06' }])

  const stored = () =>
    server.db
      .selectFrom('rotationAbsences')
      .selectAll()
      .where('traineeId', '=', traineeId)
      .execute()

  expect(await stored()).toMatchObject([{ endsOn: '2026-11-06', origin: 'absence', version: 2 }])

  await removeAbsences(tx, [7])
  expect(await stored()).toEqual([])
})
