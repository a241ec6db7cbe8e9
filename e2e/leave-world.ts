import { sql } from 'kysely'
import { openDb } from '../packages/server/src/platform/db/pool.ts'
import type { TestServer } from '../packages/server/src/testing/server/open-server.ts'
import { makeTrainees } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { socketOf } from './applicants.ts'
import { createUser, unusedName } from './makers.ts'

/**
 * A base of its own with two departments, a trainee and two supervisors who can log in: the first one's stay ends with the present year, the
 * second one's begins with the next. The supervisors are also the teaching secretaries of their departments; the account `base` administers the base.
 */
export async function traineeOnLeave(folder = process.env.E2E_FOLDER!) {
  const { db, pool } = openDb({ host: socketOf(folder), user: 'postgres', database: 'residency', max: 2 })
  const base = unusedName('请假基地')
  const { id: baseId } = await db
    .insertInto('bases')
    .values({ code: base, name: base, mode: 'own', sort: 910 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('majors').values({ base_id: baseId, code: base, name: base, kind: 'pharmacist' }).execute()
  const above = await db.selectFrom('departments').select(['id', 'tree_path']).where('name', '=', '药学部').executeTakeFirstOrThrow()
  const token = await sharedTokenOf('root')
  const person = (role: string, stem: string) =>
    createUser({ username: unusedName('leave'), nickname: unusedName(stem), role, isReady: true }, token)
  const [trainee, first, second] = [await person('学员', '请假学员'), await person('教师', '带教甲'), await person('教师', '带教乙')]
  const addRoom = async (stem: string, secretary: number) => {
    const row = {
      parent_id: above.id,
      tree_path: unusedName('/'),
      name: unusedName(stem),
      kind: 'pharmacy' as const,
      secretary_id: secretary,
    }
    const room = await db.insertInto('departments').values(row).returning(['id', 'name']).executeTakeFirstOrThrow()
    await db
      .updateTable('departments')
      .set({ tree_path: `${above.tree_path}${room.id}/`, capacity: 5 })
      .where('id', '=', room.id)
      .execute()
    return room
  }
  const rooms = [await addRoom('配液室', first.id), await addRoom('发药室', second.id)] as const
  // provinces regulate maternity leave: without one its days are not known
  await sql`update leave_settings set province_code = '42' where province_code is null`.execute(db)
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const world = { baseId, departmentId: rooms[0].id, year: 2026, today }
  const server = { db, clock: { now: new Date() } } as TestServer
  const [own] = await makeTrainees(server, world, [{ userId: trainee.id, username: trainee.username }])
  await sql`update trainees set length_months = 36 where id = ${own!.traineeId}`.execute(db)
  const year = Number(today.slice(0, 4))
  const stay = (i: 0 | 1, starts_on: string, ends_on: string) => ({
    trainee_id: own!.traineeId,
    department_id: rooms[i].id,
    starts_on,
    ends_on,
    state: 'entered' as const,
    entered_on: starts_on,
    supervisor_id: [first.id, second.id][i]!,
  })
  await db
    .insertInto('rotation_blocks')
    .values([stay(0, `${year}-01-01`, `${year}-12-31`), stay(1, `${year + 1}-01-01`, `${year + 1}-06-30`)])
    .execute()
  const administrator = await db.selectFrom('users').select('id').where('username', '=', 'base').executeTakeFirstOrThrow()
  await db.insertInto('base_administrators').values({ base_id: baseId, user_id: administrator.id }).execute()
  await pool.end()
  return { trainee, traineeId: own!.traineeId, supervisors: [first, second] as const, rooms, base, today, year }
}
