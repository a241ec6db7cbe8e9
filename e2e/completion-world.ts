import { openDb } from '../packages/server/src/platform/db/pool.ts'
import type { TestServer } from '../packages/server/src/testing/server/open-server.ts'
import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { socketOf } from './applicants.ts'
import { createUser, unusedName } from './makers.ts'

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** A trainee of the base of pharmacists whose year of training ends in three weeks, in a unit whose certificates can be numbered. */
export async function traineeToComplete(folder = process.env.E2E_FOLDER!) {
  const { db, pool } = openDb({ host: socketOf(folder), user: 'postgres', database: 'residency', max: 2 })
  const server = { db, clock: { now: new Date() } } as TestServer
  const base = await db.selectFrom('bases').select('id').where('name', '=', '医院药师基地').executeTakeFirstOrThrow()
  const room = await db.selectFrom('departments').select('id').where('name', '=', '住院药房').executeTakeFirstOrThrow()
  const person = await createUser(
    { username: unusedName('finish'), nickname: unusedName('结业'), role: '学员', isReady: true },
    await sharedTokenOf('root'),
  )
  const place = { baseId: base.id, departmentId: room.id, year: 2026, today: dayOf(Date.now()) }
  const [trainee] = await makeTrainees(server, place, [{ userId: person.id, username: person.username }])
  const training = { starts_on: dayOf(Date.now() - 344 * DAY_MS), length_months: 12 }
  await db.updateTable('trainees').set(training).where('id', '=', trainee!.traineeId).execute()
  await pool.end()
  return person
}
