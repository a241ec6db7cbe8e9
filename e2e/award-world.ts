import { anAward, applied } from '../packages/server/src/testing/builders/awards.ts'
import { aMentorWorld } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/** Points by criterion of each candidate: the first two end equal, the third is ahead, the fourth behind. */
const POINTS = [
  [10, 15],
  [9, 18],
  [10, 19],
  [5, 10],
] as const

/**
 * A competition of four candidates whose scoring is open: four of five reviewers have submitted, the fifth can log in. Written into the
 * product's database directly, at a base of its own.
 */
export async function awardCompetition(folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const { db } = database
  const base = unusedName('评优基地')
  const made = await db
    .insertInto('bases')
    .values({ code: base, name: base, mode: 'own', sort: 900 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('majors').values({ base_id: made.id, code: base, name: '药学', kind: 'pharmacist' }).execute()
  const world = await aMentorWorld(database, { base, mark: unusedName('a'), mentors: 4, trainees: 4 })
  const reviewer = await createUser(
    { username: unusedName('judge'), nickname: unusedName('评委'), role: '教师', isReady: true },
    await sharedTokenOf('root'),
  )
  const kind = unusedName('卓越学员')
  const award = await anAward(database, { mode: 'competition', hidesNames: true, quota: 2, name: kind })
  const applications = await applied(database, award, world.trainees, { state: 'officePassed', baseId: made.id })
  const competition = await db
    .insertInto('award_competitions')
    .values({ limit_id: award.limitId, hides_names: true, state: 'scoring' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const within = { competition_id: competition.id }
  const criteria = await db
    .insertInto('award_competition_criteria')
    .values([
      { ...within, name: '临床能力', weight: 60, scale: 10, sort: 0 },
      { ...within, name: '教学科研', weight: 40, scale: 20, sort: 1 },
    ])
    .returning('id')
    .execute()
  const candidates = await db
    .insertInto('award_candidates')
    .values(applications.map((application_id, i) => ({ ...within, application_id, code: i + 1 })))
    .returning('id')
    .execute()
  const others = world.mentors.map(({ userId }) => ({ ...within, user_id: userId, submitted_at: new Date() }))
  await db
    .insertInto('award_reviewers')
    .values([...others, { ...within, user_id: reviewer.id, submitted_at: null }])
    .execute()
  const scores = others.flatMap(({ user_id }) =>
    candidates.flatMap(({ id }, i) =>
      criteria.map((criterion, at) => ({ candidate_id: id, reviewer_id: user_id, criterion_id: criterion.id, points: POINTS[i]![at]! })),
    ),
  )
  await db.insertInto('award_scores').values(scores).execute()
  await database.close()
  return { id: competition.id, kind, reviewer, points: POINTS }
}
