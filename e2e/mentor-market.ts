import { shuffled } from '../packages/server/src/algorithms/matching/markets.ts'
import { randomFrom } from '../packages/server/src/algorithms/random.ts'
import { openDb } from '../packages/server/src/platform/db/pool.ts'
import type { House } from '../packages/server/src/testing/house.ts'
import { aMentorWindow, aMentorWorld, qualify } from '../packages/server/src/testing/mentors.ts'
import { socketOf } from './applicants.ts'

const YEAR = new Date().getFullYear()

/**
 * A window of the pharmacists' base open to be matched: 25 mentors, one of them the demo's teacher, and 59 trainees who have chosen, beside
 * the demo's own trainee. It is written into the product's database directly. `end` ends the window.
 */
export async function mentorMarket(folder = process.env.E2E_FOLDER!) {
  const { db, pool } = openDb({ host: socketOf(folder), user: 'postgres', database: 'residency', max: 2 })
  const house = { db, clock: { now: new Date() } } as House
  const world = await aMentorWorld(house, { mentors: 24, trainees: 59, capacity: 3, year: YEAR })
  const teacher = await db
    .selectFrom('users')
    .select(['id', 'real_name', 'nickname'])
    .where('username', '=', 'teacher')
    .executeTakeFirstOrThrow()
  const person = { userId: teacher.id, username: 'teacher' }
  await qualify(house, { ...world, today: new Date().toISOString().slice(0, 10) }, [person])
  const place = { base_id: world.baseId, department_id: world.departmentId, year: YEAR }
  const { id: own } = await db
    .insertInto('mentor_entries')
    .values({ ...place, user_id: teacher.id, capacity: 2, title: 'pharmacist_in_charge', direction: '处方审核', state: 'departmentPassed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const windowId = await aMentorWindow(house, world)
  const random = randomFrom(3)
  const entries = world.mentors.map(({ entryId }) => entryId)
  const choices = world.trainees.flatMap(({ traineeId }, i) =>
    [...(i < 4 ? [own] : []), ...shuffled(random, entries)].slice(0, 3).map((entry_id, at) => ({
      ...{ window_id: windowId, trainee_id: traineeId, entry_id, choice_rank: at + 1, statement: '希望跟随学习' },
    })),
  )
  await db.insertInto('mentor_applications').values(choices).execute()
  return {
    mentor: teacher.real_name ?? teacher.nickname,
    end: async () => {
      const ends_at = new Date(Date.now() - 60_000)
      await db.updateTable('mentor_windows').set({ ends_at }).where('id', '=', windowId).execute()
      await pool.end()
    },
  }
}
