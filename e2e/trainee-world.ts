import { sql } from 'kysely'
import { openDb } from '../packages/server/src/platform/db/pool.ts'
import type { TestServer } from '../packages/server/src/testing/server/open-server.ts'
import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { socketOf } from './applicants.ts'
import { createUser, unusedName } from './makers.ts'

/** A trainee of the pharmacists' base who can log in, in the first of three years. */
export async function aTrainee(mark: string, folder = process.env.E2E_FOLDER!) {
  const { db, pool } = openDb({ host: socketOf(folder), user: 'postgres', database: 'residency', max: 2 })
  const base = await db.selectFrom('bases').select('id').where('name', '=', '医院药师基地').executeTakeFirstOrThrow()
  const wanted = { username: unusedName('trainee'), nickname: unusedName(mark), role: '学员', isReady: true }
  const person = await createUser(wanted, await sharedTokenOf('root'))
  const today = new Date().toISOString().slice(0, 10)
  const world = { baseId: base.id, departmentId: 0, year: 2026, today }
  const [made] = await makeTrainees({ db, clock: { now: new Date() } } as TestServer, world, [
    { userId: person.id, username: person.username },
  ])
  await sql`update trainees set length_months = 36 where id = ${made!.traineeId}`.execute(db)
  await pool.end()
  return { ...person, traineeId: made!.traineeId }
}
