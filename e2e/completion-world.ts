import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { dayFromNow, todayInChina } from './days.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/**
 * A trainee of the base of pharmacists whose year of training ends in three weeks, in a unit whose
 * certificates can be numbered.
 */
export async function traineeToComplete(folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const { db } = database

  const base = await db
    .selectFrom('bases')
    .select('id')
    .where('name', '=', '医院药师基地')
    .executeTakeFirstOrThrow()

  const room = await db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', '住院药房')
    .executeTakeFirstOrThrow()

  const person = await createUser(
    { username: unusedName('finish'), nickname: unusedName('结业'), role: '学员', isReady: true },
    await sharedTokenOf('root'),
  )

  const place = { baseId: base.id, departmentId: room.id, year: 2026, today: todayInChina() }
  const [trainee] = await makeTrainees(database, place, [
    { userId: person.id, username: person.username },
  ])
  const training = { startsOn: dayFromNow(-344), lengthMonths: 12 }

  await db.updateTable('trainees').set(training).where('id', '=', trainee!.traineeId).execute()
  await database.close()

  return person
}
