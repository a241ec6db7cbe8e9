import { shuffled } from '../packages/server/src/algorithms/matching/markets.ts'
import { randomFrom } from '../packages/server/src/algorithms/random.ts'
import { openDb } from '../packages/server/src/platform/db/pool.ts'
import type { TestServer } from '../packages/server/src/testing/server/open-server.ts'
import { aMentorWindow, aMentorWorld, makeMentors, makeTrainees, qualify } from '../packages/server/src/testing/builders/mentors.ts'
import { aBlock } from '../packages/server/src/testing/builders/rotation-blocks.ts'
import { sharedTokenOf } from './actors.ts'
import { socketOf } from './applicants.ts'
import { createUser, unusedName } from './makers.ts'

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** A base of its own with one major: whatever another journey, or an earlier try, has left is of another base. */
async function aBase(server: TestServer) {
  const base = unusedName('导师基地')
  const made = await server.db
    .insertInto('bases')
    .values({ code: base, name: base, mode: 'own', sort: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.insertInto('majors').values({ base_id: made.id, code: base, name: '药学', kind: 'pharmacist' }).execute()
  return base
}
const houseOf = (folder: string) => {
  const { db, pool } = openDb({ host: socketOf(folder), user: 'postgres', database: 'residency', max: 2 })
  return { server: { db, clock: { now: new Date() } } as TestServer, pool }
}
/** Accounts of a mentor and a trainee who can log in. */
async function twoPeople() {
  const token = await sharedTokenOf('root')
  const mentor = await createUser({ username: unusedName('mentor'), nickname: unusedName('导师'), role: '教师', isReady: true }, token)
  const trainee = await createUser({ username: unusedName('trainee'), nickname: unusedName('学员'), role: '学员', isReady: true }, token)
  return { mentor, trainee }
}

/**
 * A base with a window open to be matched: 25 mentors and 60 trainees, 59 of whom have chosen; one mentor and the trainee who has not can
 * log in. It is written into the product's database directly. `end` ends the window.
 */
export async function mentorMarket(folder = process.env.E2E_FOLDER!) {
  const { server, pool } = houseOf(folder)
  const { db } = server
  const base = await aBase(server)
  const world = await aMentorWorld(server, { base, mark: unusedName('m'), mentors: 24, trainees: 59, capacity: 3 })
  const people = await twoPeople()
  const today = dayOf(Date.now())
  const [own] = await makeMentors(server, { ...world, today }, [{ userId: people.mentor.id, username: people.mentor.username }], 2)
  await makeTrainees(server, { ...world, today }, [{ userId: people.trainee.id, username: people.trainee.username }])
  const windowId = await aMentorWindow(server, world)
  const random = randomFrom(3)
  const entries = world.mentors.map(({ entryId }) => entryId)
  const choices = world.trainees.flatMap(({ traineeId }, i) =>
    [...(i < 4 ? [own!.entryId] : []), ...shuffled(random, entries)].slice(0, 3).map((entry_id, at) => ({
      window_id: windowId,
      trainee_id: traineeId,
      entry_id,
      choice_rank: at + 1,
      statement: '希望跟随学习',
    })),
  )
  await db.insertInto('mentor_applications').values(choices).execute()
  return {
    ...people,
    windowId,
    end: async () => {
      const ends_at = new Date(Date.now() - 60_000)
      await db.updateTable('mentor_windows').set({ ends_at }).where('id', '=', windowId).execute()
      await pool.end()
    },
  }
}

/** A trainee with a mentor, and another mentor of the same base who has places; both log in. */
export async function traineeWithMentor(folder = process.env.E2E_FOLDER!) {
  const { server, pool } = houseOf(folder)
  const base = await aBase(server)
  const world = await aMentorWorld(server, { base, mark: unusedName('m'), mentors: 1, trainees: 0 })
  const people = await twoPeople()
  const today = dayOf(Date.now())
  await makeMentors(server, { ...world, today }, [{ userId: people.mentor.id, username: people.mentor.username }], 2)
  const [trainee] = await makeTrainees(server, { ...world, today }, [{ userId: people.trainee.id, username: people.trainee.username }])
  const relation = { trainee_id: trainee!.traineeId, entry_id: world.mentors[0]!.entryId, source: 'placed' as const }
  await server.db
    .insertInto('mentor_relations')
    .values({ ...relation, started_on: dayOf(Date.now() - 100 * DAY_MS) })
    .execute()
  await pool.end()
  return people
}

/** A trainee whose stay in a department ends today and is not entered yet, and a teacher who may supervise there; both log in. */
export async function traineeInDepartment(folder = process.env.E2E_FOLDER!) {
  const { server, pool } = houseOf(folder)
  const base = await aBase(server)
  const world = await aMentorWorld(server, { base, mark: unusedName('m'), mentors: 0, trainees: 0 })
  const people = await twoPeople()
  // the day in China
  const today = dayOf(Date.now() + DAY_MS / 3)
  await qualify(server, { ...world, today }, [{ userId: people.mentor.id, username: people.mentor.username }])
  const [trainee] = await makeTrainees(server, { ...world, today }, [{ userId: people.trainee.id, username: people.trainee.username }])
  const from = dayOf(Date.now() - 30 * DAY_MS)
  await aBlock(server, { traineeId: trainee!.traineeId, departmentId: world.departmentId, from, until: today })
  await pool.end()
  return people
}

/** A trainee whose stay in a department has begun, one who comes tomorrow without a supervisor, and a teacher who may supervise there. */
export async function departmentMorning(folder = process.env.E2E_FOLDER!) {
  const { server, pool } = houseOf(folder)
  const base = await aBase(server)
  const world = await aMentorWorld(server, { base, mark: unusedName('m'), mentors: 0, trainees: 0 })
  const { mentor, trainee: here } = await twoPeople()
  const token = await sharedTokenOf('root')
  const coming = await createUser({ username: unusedName('coming'), nickname: unusedName('新学员'), role: '学员', isReady: true }, token)
  // the day in China
  const now = Date.now() + DAY_MS / 3
  const today = dayOf(now)
  await qualify(server, { ...world, today }, [{ userId: mentor.id, username: mentor.username }])
  const people = [here, coming].map(({ id, username }) => ({ userId: id, username }))
  const [first, second] = await makeTrainees(server, { ...world, today }, people)
  const { departmentId } = world
  await aBlock(server, { traineeId: first!.traineeId, departmentId, from: dayOf(now - 30 * DAY_MS), until: dayOf(now + 10 * DAY_MS) })
  await aBlock(server, { traineeId: second!.traineeId, departmentId, from: dayOf(now + DAY_MS), until: dayOf(now + 40 * DAY_MS) })
  await pool.end()
  return { mentor, here, coming }
}
