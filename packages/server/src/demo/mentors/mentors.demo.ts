import { mentorWindowForm } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { answerApplication } from '../../areas/mentors/choice/answer-application.ts'
import { applyToMentors } from '../../areas/mentors/choice/apply-to-mentors.ts'
import { getOwnApplicants } from '../../areas/mentors/choice/list-applicants.ts'
import { rankApplicants } from '../../areas/mentors/choice/rank-applicants.ts'
import { passMentorEntries } from '../../areas/mentors/library/review-entries.ts'
import { saveOwnMentorEntry } from '../../areas/mentors/library/save-entry.ts'
import { previewMatch } from '../../areas/mentors/match/preview-match.ts'
import { publishMatch } from '../../areas/mentors/match/publish-match.ts'
import { createMentorWindow } from '../../areas/mentors/windows/save-mentor-window.ts'
import { isOnBooks } from '../../areas/trainees/trainees.public.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { addTeacherAccounts, addTraineesToBase } from '../accounts/add-people.demo.ts'
import { asPerson, type Demo, dayOf, momentOf } from '../demo.ts'
import {
  addDemoCertificates,
  enterDemoTeachers,
  recordDemoMonths,
  trainingCertificate,
} from '../teachers/enter-teachers.demo.ts'
import { CHOOSING, CHOSE, MENTORS, type Mentor } from './mentor-people.demo.ts'

/** Days from today. The teachers were qualified before they offered for the first time. */
const QUALIFIED = -400
const LAST_OFFER = -380
const NEW_OFFER = -6
const LAST_WINDOW = { opens: -295, applied: -280, ranked: -270, ends: -265, published: -262 }
const OPEN_WINDOW = { opens: -7, applied: -3, ranked: -2, ends: 14 }

const STATEMENT = '对您的研究方向很感兴趣，希望在您的指导下完成培训。'

/** How many applicants a mentor has ranked. */
const RANKED = 2

/**
 * Mentors of the demo hospital: pharmacists were matched last winter and choose again in a window
 * that is open; a laboratory technician was accepted last winter, first come. Comes with the crowd
 * of applicants.
 */
export async function fillMentorsDemo(demo: Demo) {
  const { db, now, people } = demo
  const year = Number(dayOf(demo, 0).slice(0, 4))
  const bases = await db.selectFrom('bases').select(['id', 'code']).execute()
  const baseIdOf = new Map(bases.map(({ id, code }) => [code, id]))
  const offers = new Map<string, Offers>()

  for (const { base, by, mentors } of MENTORS)
    offers.set(base, await addMentors(demo, { baseId: baseIdOf.get(base)!, by, mentors, year }))

  const pharmacy = { baseId: baseIdOf.get('YS')!, ...offers.get('YS')! }
  const laboratory = { baseId: baseIdOf.get('JY')!, ...offers.get('JY')! }

  await addTrainees(demo, CHOSE)

  const lastYear = { year: year - 1, ...LAST_WINDOW }
  const matched = await addWindow(demo, { ...lastYear, baseId: pharmacy.baseId, mode: 'match' })

  await choose(demo, pharmacy.baseId, pharmacy.last, LAST_WINDOW)
  await publish(demo, matched)

  await addWindow(demo, { ...lastYear, baseId: laboratory.baseId, mode: 'firstCome' })
  await accept(demo, people.get('student2')!, people.get('teacher2')!, laboratory.last.at(-1)!)

  await addTrainees(demo, CHOOSING)

  await addWindow(demo, { year, ...OPEN_WINDOW, baseId: pharmacy.baseId, mode: 'match' })
  await choose(demo, pharmacy.baseId, pharmacy.now, OPEN_WINDOW)
  await recordDemoMonths(db, now)
}

const addTrainees = async (demo: Demo, { began, ...people }: typeof CHOSE) =>
  addTraineesToBase(await asPerson(demo, 'bhb', momentOf(demo, began)), {
    ...people,
    base: 'YS',
    startsOn: dayOf(demo, began),
  })

type Entry = { id: number; userId: number }

/** Passed offers of last year and of this one. */
type Offers = { last: Entry[]; now: Entry[] }
type MentorsOfBase = { baseId: number; by: string; mentors: readonly Mentor[]; year: number }

/** Mentors of a base who have offered themselves; those who are not new did so last year too. */
async function addMentors(demo: Demo, { baseId, by, mentors, year }: MentorsOfBase) {
  const strangers = mentors.flatMap(({ username, name, department }) =>
    name && department ? [{ username, name, department }] : [],
  )

  const admin = await asPerson(demo, 'admin', momentOf(demo, QUALIFIED, '08:00'))
  const ids = await addTeacherAccounts(admin, strangers)
  const made = new Map(strangers.map(({ username }, at) => [username, ids[at]!]))

  const teachers = mentors.map((mentor) => ({
    ...mentor,
    userId: made.get(mentor.username) ?? demo.people.get(mentor.username)!,
  }))

  await qualify(demo, baseId, teachers)

  const experienced = teachers.filter(({ isNew }) => !isNew)
  const newcomers = teachers.filter(({ isNew }) => isNew)
  const last = await offer(demo, experienced, { baseId, year: year - 1, on: LAST_OFFER })
  const now = await offer(demo, experienced, { baseId, year, on: NEW_OFFER })

  await offer(demo, newcomers, { baseId, year, on: NEW_OFFER })

  for (const [entries, on] of [
    [last, LAST_OFFER + 1],
    [now, NEW_OFFER + 1],
  ] as const)
    await passMentorEntries(await asPerson(demo, by, momentOf(demo, on)), {
      ids: entries.map(({ id }) => id),
      reason: null,
    })

  return { last, now }
}

type Teacher = Mentor & { userId: number }

/** Teachers of a base in their departments, in the library with profile and certificate. */
async function qualify(demo: Demo, baseId: number, teachers: readonly Teacher[]) {
  const accounts = await demo.db
    .selectFrom('users')
    .select(['id', 'departmentId'])
    .where(
      'id',
      'in',
      teachers.map(({ userId }) => userId),
    )
    .execute()

  const departmentOf = new Map(accounts.map(({ id, departmentId }) => [id, departmentId!]))

  const qualification = {
    baseId,
    level: 'general',
    state: 'qualified',
    isEntered: true,
    submittedAgo: null,
    validFrom: dayOf(demo, QUALIFIED),
    validUntil: dayOf(demo, QUALIFIED + 5 * 365),
    education: 'master',
    degree: 'master',
    titleSince: dayOf(demo, -2200),
    specialtySince: dayOf(demo, -4000),
    teachingSince: dayOf(demo, -3000),
  } as const

  await enterDemoTeachers(
    demo.db,
    demo.now,
    teachers.map(({ userId, title, direction }) => ({
      ...qualification,
      userId,
      title,
      specialty: direction,
      departmentId: departmentOf.get(userId)!,
    })),
  )

  await addDemoCertificates(
    demo.db,
    teachers.map(({ userId }) => trainingCertificate(userId, qualification.validFrom)),
  )
}

type Offering = { baseId: number; year: number; on: number }

/** Each teacher offers to be mentor in a year. */
async function offer(demo: Demo, teachers: readonly Teacher[], { baseId, year, on }: Offering) {
  const entries: Entry[] = []

  for (const { userId, capacity, title, direction, profile, expectations } of teachers) {
    const { id } = await saveOwnMentorEntry(await asPerson(demo, userId, momentOf(demo, on)), {
      baseId,
      year,
      capacity,
      title,
      direction,
      profile,
      expectations,
      filePath: [],
    })

    entries.push({ id, userId })
  }

  return entries
}

type Window = {
  baseId: number
  year: number
  mode: 'match' | 'firstCome'
  opens: number
  ends: number
}

/** The office opens a window of a base and a year; answers its id. */
async function addWindow(demo: Demo, { baseId, year, mode, opens, ends }: Window) {
  const office = await asPerson(demo, 'bhb', momentOf(demo, opens - 10))

  const form = mentorWindowForm.parse({
    baseId,
    year,
    mode,
    maxChoices: mode === 'match' ? 3 : 2,
    startsAt: `${dayOf(demo, opens)}T00:00:00+08:00`,
    endsAt: `${dayOf(demo, ends)}T23:59:59+08:00`,
  })

  return (await createMentorWindow(office, form)).id
}

/**
 * Each trainee of a base without a mentor chooses three of the mentors, who then rank their first
 * applicants.
 */
async function choose(
  demo: Demo,
  baseId: number,
  entries: readonly Entry[],
  on: { applied: number; ranked: number },
) {
  const waiting = await demo.db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .leftJoin('mentorRelations as r', 'r.traineeId', 't.id')
    .select('t.userId')
    .where('m.baseId', '=', baseId)
    .where('r.id', 'is', null)
    .where(isOnBooks('t'))
    .orderBy('t.id')
    .execute()

  for (const [at, { userId }] of waiting.entries()) {
    const places = [0, 2, 4].map((step) => (((at + 1) % 3) + step) % entries.length)

    await applyToMentors(await asPerson(demo, userId, momentOf(demo, on.applied)), {
      choices: places.map((place) => ({ entryId: entries[place]!.id, statement: null })),
      statement: STATEMENT,
    })
  }

  for (const { id, userId } of entries) {
    const mentor = await asPerson(demo, userId, momentOf(demo, on.ranked))
    const applicants = await findApplicants(mentor, id)
    const first = applicants.slice(0, RANKED).map((applicant) => applicant.id)

    await rankApplicants(mentor, { entryId: id, ids: first })
  }
}

const findApplicants = async (mentor: SignedCtx, entryId: number) =>
  (await getOwnApplicants(mentor)).find((own) => own.entryId === entryId)?.applicants ?? []

/** The office matches a window that is over. */
async function publish(demo: Demo, windowId: number) {
  const office = await asPerson(demo, 'bhb', momentOf(demo, LAST_WINDOW.published))
  const run = await previewMatch(office, { windowId })

  await publishMatch(office, { id: run.id })
}

/** A trainee applies to a mentor, who accepts. */
async function accept(demo: Demo, traineeUser: number, mentorUser: number, { id: entryId }: Entry) {
  await applyToMentors(await asPerson(demo, traineeUser, momentOf(demo, LAST_WINDOW.applied)), {
    choices: [{ entryId, statement: null }],
    statement: STATEMENT,
  })

  const mentor = await asPerson(demo, mentorUser, momentOf(demo, LAST_WINDOW.ranked))
  const [application] = await findApplicants(mentor, entryId)
  const { id, version } = application!

  await answerApplication(mentor, { id, version, action: 'accept', reason: null })
}
