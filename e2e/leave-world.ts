import { addDays, addMonths } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { declareWorkingDay, todayInChina } from './days.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

type Options = {
  folder?: string | undefined
  /** The first day of the second stay; otherwise the next New Year. */
  secondStayFrom?: string
}

/**
 * A base of its own with two departments, a trainee and two supervisors who can log in: the first
 * one's stay has begun, the second one's follows. The supervisors are also the teaching secretaries
 * of their departments; the account `base` administers the base. Today is a working day.
 */
export async function traineeOnLeave({ folder, secondStayFrom }: Options = {}) {
  const database = openProductDatabase(folder)
  const { db } = database
  const base = unusedName('请假基地')

  const { id: baseId } = await db
    .insertInto('bases')
    .values({ code: base, name: base, mode: 'own', sort: 910 })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('majors')
    .values({ baseId, code: base, name: base, kind: 'pharmacist' })
    .execute()

  const above = await db
    .selectFrom('departments')
    .select(['id', 'treePath'])
    .where('name', '=', '药学部')
    .executeTakeFirstOrThrow()

  const token = await sharedTokenOf('root')

  const person = (role: string, stem: string) =>
    createUser(
      { username: unusedName('leave'), nickname: unusedName(stem), role, isReady: true },
      token,
    )

  const [trainee, first, second] = [
    await person('学员', '请假学员'),
    await person('教师', '带教甲'),
    await person('教师', '带教乙'),
  ]

  const addRoom = async (stem: string, secretary: number) => {
    const row = {
      parentId: above.id,
      treePath: unusedName('/'),
      name: unusedName(stem),
      kind: 'pharmacy' as const,
      secretaryId: secretary,
    }

    const room = await db
      .insertInto('departments')
      .values(row)
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()

    await db
      .updateTable('departments')
      .set({ treePath: `${above.treePath}${room.id}/`, capacity: 5 })
      .where('id', '=', room.id)
      .execute()

    return room
  }

  const rooms = [await addRoom('配液室', first.id), await addRoom('发药室', second.id)] as const

  // provinces regulate maternity leave: without one its days are not known
  await sql`update leave_settings set province_code = '42' where province_code is null`.execute(db)

  const today = todayInChina()

  await declareWorkingDay(database, today)

  const world = { baseId, departmentId: rooms[0].id, year: 2026, today }
  const [own] = await makeTrainees(database, world, [
    { userId: trainee.id, username: trainee.username },
  ])

  await sql`update trainees set length_months = 36 where id = ${own!.traineeId}`.execute(db)

  const year = Number(today.slice(0, 4))
  const changesOn = secondStayFrom ?? `${year + 1}-01-01`

  const stay = (i: 0 | 1, startsOn: string, endsOn: string) => ({
    traineeId: own!.traineeId,
    departmentId: rooms[i].id,
    startsOn,
    endsOn,
    state: 'entered' as const,
    enteredOn: startsOn,
    supervisorId: [first.id, second.id][i]!,
  })

  await db
    .insertInto('rotationBlocks')
    .values([
      stay(0, `${year}-01-01`, addDays(changesOn, -1)),
      stay(1, changesOn, addDays(addMonths(changesOn, 6), -1)),
    ])
    .execute()

  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'base')
    .executeTakeFirstOrThrow()

  await db.insertInto('baseAdministrators').values({ baseId, userId: administrator.id }).execute()
  await database.close()

  return {
    trainee,
    traineeId: own!.traineeId,
    supervisors: [first, second] as const,
    rooms,
    base,
    today,
    year,
  }
}
