import { sql } from 'kysely'
import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { todayInChina } from './days.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/** A trainee of the pharmacists' base who can log in, in the first of three years. */
export async function aTrainee(mark: string, folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const { db } = database

  const base = await db
    .selectFrom('bases')
    .select('id')
    .where('name', '=', '医院药师基地')
    .executeTakeFirstOrThrow()

  const wanted = {
    username: unusedName('trainee'),
    nickname: unusedName(mark),
    role: '学员',
    isReady: true,
  }

  const person = await createUser(wanted, await sharedTokenOf('root'))
  const world = { baseId: base.id, departmentId: 0, year: 2026, today: todayInChina() }
  const [made] = await makeTrainees(database, world, [
    { userId: person.id, username: person.username },
  ])

  await sql`update trainees set length_months = 36 where id = ${made!.traineeId}`.execute(db)
  await database.close()

  return { ...person, traineeId: made!.traineeId }
}
