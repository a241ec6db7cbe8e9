import { firstDayOf, lastDayOf, monthAfter, monthOf } from '@residency/contract/kernel/day'
import { shuffled } from '../../packages/server/src/algorithms/matching/markets.ts'
import { randomFrom } from '../../packages/server/src/algorithms/random.ts'
import {
  addMentorFixtures,
  aMentorWindow,
  makeMentors,
  makeTrainees,
  qualify,
} from '../../packages/server/src/testing/builders/mentors.ts'
import type { RecordTarget } from '../../packages/server/src/testing/builders/record-target.ts'
import { aBlock } from '../../packages/server/src/testing/builders/rotation-blocks.ts'
import { sharedTokenOf } from './actors.ts'
import { dayFromNow, todayInChina } from './days.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/**
 * A base of its own with one major: what another journey or an earlier try has left belongs to
 * another base.
 */
async function aBase({ db }: RecordTarget) {
  const base = unusedName('导师基地')

  const made = await db
    .insertInto('bases')
    .values({ code: base, name: base, mode: 'own', sort: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()

  await db
    .insertInto('majors')
    .values({ baseId: made.id, code: base, name: '药学', kind: 'pharmacist' })
    .execute()

  return base
}

/** Accounts of a mentor and a trainee who can log in. */
async function twoPeople() {
  const token = await sharedTokenOf('root')

  const mentor = await createUser(
    { username: unusedName('mentor'), nickname: unusedName('导师'), role: '教师', isReady: true },
    token,
  )

  const trainee = await createUser(
    { username: unusedName('trainee'), nickname: unusedName('学员'), role: '学员', isReady: true },
    token,
  )

  return { mentor, trainee }
}

/**
 * A base with a window open to be matched: 25 mentors and 60 trainees, 59 of whom have chosen; one
 * mentor and the trainee who has not can log in. It is written into the product's database
 * directly. `end` ends the window.
 */
export async function mentorMarket(folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const { db } = database
  const base = await aBase(database)

  const fixture = await addMentorFixtures(database, {
    base,
    mark: unusedName('m'),
    mentors: 24,
    trainees: 59,
    capacity: 3,
  })

  const people = await twoPeople()
  const today = todayInChina()

  const [own] = await makeMentors(
    database,
    { ...fixture, today },
    [{ userId: people.mentor.id, username: people.mentor.username }],
    2,
  )

  await makeTrainees(database, { ...fixture, today }, [
    { userId: people.trainee.id, username: people.trainee.username },
  ])

  const windowId = await aMentorWindow(database, fixture)
  const random = randomFrom(3)
  const entries = fixture.mentors.map(({ entryId }) => entryId)

  const choices = fixture.trainees.flatMap(({ traineeId }, i) =>
    [...(i < 4 ? [own!.entryId] : []), ...shuffled(random, entries)]
      .slice(0, 3)
      .map((entryId, index) => ({
        windowId,
        traineeId,
        entryId,
        choiceRank: index + 1,
        statement: '希望跟随学习',
      })),
  )

  await db.insertInto('mentorApplications').values(choices).execute()

  return {
    ...people,
    windowId,
    end: async () => {
      const endsAt = new Date(Date.now() - 60_000)
      await db.updateTable('mentorWindows').set({ endsAt }).where('id', '=', windowId).execute()
      await database.close()
    },
  }
}

/** A trainee with a mentor, and another mentor of the same base who has places; both log in. */
export async function traineeWithMentor(folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const { db } = database
  const base = await aBase(database)

  const fixture = await addMentorFixtures(database, {
    base,
    mark: unusedName('m'),
    mentors: 1,
    trainees: 0,
  })

  const people = await twoPeople()
  const today = todayInChina()

  await makeMentors(
    database,
    { ...fixture, today },
    [{ userId: people.mentor.id, username: people.mentor.username }],
    2,
  )

  const [trainee] = await makeTrainees(database, { ...fixture, today }, [
    { userId: people.trainee.id, username: people.trainee.username },
  ])

  const relation = {
    traineeId: trainee!.traineeId,
    entryId: fixture.mentors[0]!.entryId,
    source: 'placed' as const,
  }

  await db
    .insertInto('mentorRelations')
    .values({ ...relation, startedOn: dayFromNow(-100) })
    .execute()

  await database.close()

  return people
}

/** The product's database, and a department of a new base with so many trainees who do not log in. */
async function openDepartment(folder: string, trainees: number) {
  const database = openProductDatabase(folder)

  const fixture = await addMentorFixtures(database, {
    base: await aBase(database),
    mark: unusedName('m'),
    mentors: 0,
    trainees,
  })

  return { database, fixture }
}

/**
 * A trainee whose stay in a department ends today and is not entered yet, and a teacher who may
 * supervise there; both log in.
 */
export async function traineeInDepartment(folder = process.env.E2E_FOLDER!) {
  const { database, fixture } = await openDepartment(folder, 0)

  const people = await twoPeople()
  const today = todayInChina()

  await qualify(database, { ...fixture, today }, [
    { userId: people.mentor.id, username: people.mentor.username },
  ])

  const [trainee] = await makeTrainees(database, { ...fixture, today }, [
    { userId: people.trainee.id, username: people.trainee.username },
  ])
  const from = dayFromNow(-30)

  await aBlock(database, {
    traineeId: trainee!.traineeId,
    departmentId: fixture.departmentId,
    from,
    until: today,
  })

  await database.close()

  return people
}

/**
 * A trainee whose stay in a department has begun, one who comes tomorrow without a supervisor, and
 * a teacher who may supervise there.
 */
export async function departmentMorning(folder = process.env.E2E_FOLDER!) {
  const { database, fixture } = await openDepartment(folder, 0)

  const { mentor, trainee: here } = await twoPeople()
  const token = await sharedTokenOf('root')

  const coming = await createUser(
    { username: unusedName('coming'), nickname: unusedName('新学员'), role: '学员', isReady: true },
    token,
  )

  const today = todayInChina()

  await qualify(database, { ...fixture, today }, [{ userId: mentor.id, username: mentor.username }])

  const people = [here, coming].map(({ id, username }) => ({ userId: id, username }))
  const [first, second] = await makeTrainees(database, { ...fixture, today }, people)
  const { departmentId } = fixture

  await aBlock(database, {
    traineeId: first!.traineeId,
    departmentId,
    from: dayFromNow(-30),
    until: dayFromNow(10),
  })

  await aBlock(database, {
    traineeId: second!.traineeId,
    departmentId,
    from: dayFromNow(1),
    until: dayFromNow(40),
  })

  await database.close()

  return { mentor, here, coming }
}

/** Accounts of trainees that can log in. */
async function twoAccounts() {
  const token = await sharedTokenOf('root')

  const aPerson = () =>
    createUser(
      { username: unusedName('duty'), nickname: unusedName('学员'), role: '学员', isReady: true },
      token,
    )

  return [await aPerson(), await aPerson()] as const
}

/** Six trainees who are in a department between two days; two of them can log in. */
async function departmentBetween(folder: string, from: string, until: string) {
  const { database, fixture } = await openDepartment(folder, 4)
  const [trainee, colleague] = await twoAccounts()

  const own = await makeTrainees(
    database,
    { ...fixture, today: todayInChina() },
    [trainee, colleague].map(({ id, username }) => ({ userId: id, username })),
  )

  for (const { traineeId } of [...own, ...fixture.trainees])
    await aBlock(database, { traineeId, departmentId: fixture.departmentId, from, until })

  await database.close()

  return { trainee, colleague, departmentId: fixture.departmentId, own }
}

/** Six trainees who are in a department for the whole of the next month; two of them can log in. */
export async function departmentNextMonth(folder = process.env.E2E_FOLDER!) {
  const month = monthAfter(monthOf(todayInChina()), 1)

  return { month, ...(await departmentBetween(folder, firstDayOf(month), lastDayOf(month))) }
}

/** The same for the weeks around today. */
export const departmentOfNow = (folder = process.env.E2E_FOLDER!) =>
  departmentBetween(folder, dayFromNow(-20), dayFromNow(20))
