import { anAward, applied } from '../packages/server/src/testing/builders/awards.ts'
import { addMentorFixtures } from '../packages/server/src/testing/builders/mentors.ts'
import { sharedTokenOf } from './actors.ts'
import { createUser, unusedName } from './makers.ts'
import { openProductDatabase } from './product-database.ts'

/**
 * Points by criterion of each candidate: the first two end equal, the third is ahead, the fourth
 * behind.
 */
const POINTS = [
  [10, 15],
  [9, 18],
  [10, 19],
  [5, 10],
] as const

/**
 * A competition of four candidates whose scoring is open: four of five reviewers have submitted,
 * the fifth can log in. Written into the product's database directly, at a base of its own.
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

  await db
    .insertInto('majors')
    .values({ baseId: made.id, code: base, name: '药学', kind: 'pharmacist' })
    .execute()

  const world = await addMentorFixtures(database, {
    base,
    mark: unusedName('a'),
    mentors: 4,
    trainees: 4,
  })

  const reviewer = await createUser(
    { username: unusedName('judge'), nickname: unusedName('评委'), role: '教师', isReady: true },
    await sharedTokenOf('root'),
  )

  const kind = unusedName('卓越学员')

  const award = await anAward(database, {
    mode: 'competition',
    hidesNames: true,
    quota: 2,
    name: kind,
  })

  const applications = await applied(database, award, world.trainees, {
    state: 'officePassed',
    baseId: made.id,
  })

  const competition = await db
    .insertInto('awardCompetitions')
    .values({ limitId: award.limitId, hidesNames: true, state: 'scoring' })
    .returning('id')
    .executeTakeFirstOrThrow()

  const within = { competitionId: competition.id }

  const criteria = await db
    .insertInto('awardCompetitionCriteria')
    .values([
      { ...within, name: '临床能力', weight: 60, scale: 10, sort: 0 },
      { ...within, name: '教学科研', weight: 40, scale: 20, sort: 1 },
    ])
    .returning('id')
    .execute()

  const candidates = await db
    .insertInto('awardCandidates')
    .values(applications.map((applicationId, i) => ({ ...within, applicationId, code: i + 1 })))
    .returning('id')
    .execute()

  const others = world.mentors.map(({ userId }) => ({ ...within, userId, submittedAt: new Date() }))

  await db
    .insertInto('awardReviewers')
    .values([...others, { ...within, userId: reviewer.id, submittedAt: null }])
    .execute()

  const scores = others.flatMap(({ userId }) =>
    candidates.flatMap(({ id }, i) =>
      criteria.map((criterion, at) => ({
        candidateId: id,
        reviewerId: userId,
        criterionId: criterion.id,
        points: POINTS[i]![at]!,
      })),
    ),
  )

  await db.insertInto('awardScores').values(scores).execute()
  await database.close()

  return { id: competition.id, kind, reviewer, points: POINTS }
}
