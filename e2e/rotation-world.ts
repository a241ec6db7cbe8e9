import { sql } from 'kysely'
import type { ColumnValue } from '../packages/server/src/platform/db/pool.ts'
import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { todayInChina } from './days.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The first day of a month so many months from now. */
const monthFrom = (count: number) => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1))
}

const lastDayBefore = (day: string) => dayOf(Date.parse(day) - DAY_MS)

/**
 * A base of its own with two departments and two trainees who can log in: each is in the other's
 * department next month and the month after, so that they can swap. The first has also passed a
 * stay and is in one.
 */
export async function traineesToSwap(folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const { db } = database
  const base = unusedName('轮转基地')

  const made = await db
    .insertInto('bases')
    .values({ code: base, name: base, mode: 'own', sort: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('majors')
    .values({ baseId: made.id, code: base, name: '药学', kind: 'pharmacist' })
    .execute()

  const above = await db
    .selectFrom('departments')
    .select(['id', 'treePath'])
    .where('name', '=', '药学部')
    .executeTakeFirstOrThrow()

  const addRoom = async (name: string) => {
    const row = { parentId: above.id, treePath: unusedName('/'), name, kind: 'pharmacy' as const }

    const { id } = await db
      .insertInto('departments')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await db
      .updateTable('departments')
      .set({ treePath: `${above.treePath}${id}/`, capacity: 2 })
      .where('id', '=', id)
      .execute()

    return id
  }

  const names = [unusedName('调剂室'), unusedName('制剂室')] as const
  const [first, second] = [await addRoom(names[0]), await addRoom(names[1])]
  const token = await sharedTokenOf('root')
  const people = []

  for (const mark of ['甲', '乙'])
    people.push(
      await createUser(
        { username: unusedName('swap'), nickname: unusedName(mark), role: '学员', isReady: true },
        token,
      ),
    )

  const today = todayInChina()
  const world = { baseId: made.id, departmentId: first, year: 2026, today }

  const trainees = await makeTrainees(
    database,
    world,
    people.map(({ id, username }) => ({ userId: id, username })),
  )

  await sql`update trainees set length_months = 36 where id = any(${trainees.map(({ traineeId }) => traineeId)}::bigint[])`.execute(
    db,
  )

  const [a, b] = trainees.map(({ traineeId }) => traineeId)
  type Stay = { state: ColumnValue<'rotationBlocks', 'state'>; enteredOn: string }

  const stay = (
    traineeId: number,
    departmentId: number,
    from: number,
    until: number,
    more: Partial<Stay> = {},
  ) => ({
    traineeId,
    departmentId,
    startsOn: monthFrom(from),
    endsOn: lastDayBefore(monthFrom(until)),
    state: 'planned' as const,
    ...more,
  })

  await db
    .insertInto('rotationBlocks')
    .values([
      stay(a!, second, -3, -1, { state: 'passed' as const, enteredOn: monthFrom(-3) }),
      stay(a!, first, -1, 1, { state: 'entered' as const, enteredOn: monthFrom(-1) }),
      stay(a!, first, 1, 2),
      stay(a!, second, 2, 3),
      stay(b!, second, 1, 2),
      stay(b!, first, 2, 3),
    ])
    .execute()

  await database.close()

  return {
    first: people[0]!,
    second: people[1]!,
    rooms: names,
    months: [monthFrom(1).slice(0, 7), monthFrom(2).slice(0, 7)] as const,
  }
}
