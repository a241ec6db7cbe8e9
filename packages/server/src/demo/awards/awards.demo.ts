import { createAwardKind } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { createAwardLimit } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { addDays, yearOf } from '@residency/contract/kernel/day'
import { awardApplicationPlan } from '../../areas/awards/applications/review-applications.ts'
import { applyForAward } from '../../areas/awards/applications/save-own-award.ts'
import * as competition from '../../areas/awards/competition/begin-round.ts'
import { getScoring } from '../../areas/awards/competition/list-scoring.ts'
import { openAwardCompetition } from '../../areas/awards/competition/open-competition.ts'
import { appointAwardReviewers } from '../../areas/awards/competition/prepare-competition.ts'
import { saveScores, submitScores } from '../../areas/awards/competition/save-scores.ts'
import * as kinds from '../../areas/awards/kinds/award-kinds.ts'
import * as limits from '../../areas/awards/kinds/award-limits.ts'
import { isInTraining } from '../../areas/trainees/trainees.public.ts'
import { asPerson, type Demo, dayOf, decideAll, momentOf, momentOn } from '../demo.ts'
import { EXCELLENT, KINDS, OUTSTANDING, RESEARCH, STATEMENTS } from './award-kinds.demo.ts'

/** Days from the one in the middle of the time in which an award can be applied for. */
const SPAN = 20
const MIDDLE = '10-10'

/**
 * Awards of two years for the trainees of the demo hospital, applications of this year, and a
 * competition that five reviewers score. Comes with the crowd of applicants.
 */
export async function fillAwardsDemo(demo: Demo) {
  const today = dayOf(demo, 0)
  const year = yearOf(today)
  const kindIds = await addKinds(demo, year - 2)

  for (const past of [year - 2, year - 1]) {
    const offered = await addLimits(demo, past, kindIds, `${past}-${MIDDLE}`)

    for (const [sort, kind] of [EXCELLENT, RESEARCH].entries())
      await addGranted(demo, past, offered.get(kind)!, sort)
  }

  const offered = await addLimits(demo, year, kindIds, today)

  await addCurrent(demo, offered.get(EXCELLENT)!)
  await addCompetition(demo, offered.get(OUTSTANDING)!)
}

/** The kinds, set before the first year in which they are granted; ids by their names. */
async function addKinds(demo: Demo, firstYear: number) {
  const office = await asPerson(demo, 'bhb', momentOn(demo, `${firstYear}-01-10`))
  const ids = new Map<string, number>()

  for (const [sort, kind] of KINDS.entries()) {
    const form = createAwardKind.body.parse({ needsPapers: 0, ...kind, sort })
    ids.set(kind.name, (await kinds.createAwardKind(office, form)).id)
  }

  return ids
}

/** The awards of a year, which can be applied for around a day; ids by the names of their kinds. */
async function addLimits(
  demo: Demo,
  year: number,
  kindIds: ReadonlyMap<string, number>,
  middle: string,
) {
  const office = await asPerson(demo, 'bhb', momentOn(demo, addDays(middle, -SPAN)))
  const ids = new Map<string, number>()

  for (const { name, mode } of KINDS) {
    const form = createAwardLimit.body.parse({
      kindId: kindIds.get(name)!,
      year,
      opensOn: addDays(middle, -SPAN),
      closesOn: addDays(middle, SPAN),
      mostInYear: 2,
      ...(mode === 'competition' ? { quota: 2 } : { quota: 8, baseQuota: 3 }),
    })

    ids.set(name, (await limits.createAwardLimit(office, form)).id)
  }

  return ids
}

const apply = async (
  demo: Demo,
  userId: number,
  moment: Date,
  limitId: number,
  statement: string,
) =>
  applyForAward(await asPerson(demo, userId, moment), {
    limitId,
    statement,
    organisation: null,
    position: null,
    filePath: [],
    isSubmitted: true,
  })

type Decision = 'basePass' | 'officePass' | 'grant' | 'reject'

/** The office decides about applications, for a base in its place. */
const decide = async (
  demo: Demo,
  moment: Date,
  action: Decision,
  ids: readonly number[],
  reason: string | null = null,
) => decideAll(await asPerson(demo, 'bhb', moment), awardApplicationPlan, { action, reason, ids })

/** Two of each base were granted an award of a past year, and one was turned down. */
async function addGranted(demo: Demo, year: number, limitId: number, sort: number) {
  const people = (await findTrainees(demo, `${year}-${MIDDLE}`)).filter(({ n }) => n <= 6)
  const granted: number[] = []
  const rejected: number[] = []

  for (const { userId, n } of people) {
    const place = (n + sort + year) % 6
    if (place > 2) continue

    const applied = momentOn(demo, `${year}-10-20`)
    const { id } = await apply(demo, userId, applied, limitId, STATEMENTS.past)

    if (place < 2) granted.push(id)
    else rejected.push(id)
  }

  await decide(demo, momentOn(demo, `${year}-10-26`), 'basePass', [...granted, ...rejected])

  const decided = momentOn(demo, `${year}-11-05`)

  await decide(demo, decided, 'officePass', granted)
  await decide(demo, decided, 'grant', granted)
  await decide(demo, decided, 'reject', rejected, '名额有限，综合排名靠后')
}

/** Applications of the present year at each step. */
async function addCurrent(demo: Demo, limitId: number) {
  const people = (await findTrainees(demo)).toReversed().slice(0, 8)
  const ids: number[] = []

  for (const { userId } of people)
    ids.push((await apply(demo, userId, momentOf(demo, -3), limitId, STATEMENTS.current)).id)

  const [passed, confirmed] = [
    ids.filter((_, at) => at % 4 === 1),
    ids.filter((_, at) => at % 4 === 2),
  ]

  await decide(demo, momentOf(demo, -2), 'basePass', [...passed, ...confirmed])
  await decide(demo, momentOf(demo, -1), 'officePass', confirmed)
}

/** A competition whose scoring is open: of five reviewers two have submitted, one has begun. */
async function addCompetition(demo: Demo, limitId: number) {
  const people = (await findTrainees(demo)).slice(0, 6)
  const ids: number[] = []

  for (const [at, { userId }] of people.entries())
    ids.push(
      (
        await apply(
          demo,
          userId,
          momentOf(demo, -9),
          limitId,
          STATEMENTS.competition[at % STATEMENTS.competition.length]!,
        )
      ).id,
    )

  await decide(demo, momentOf(demo, -6), 'basePass', ids)
  await decide(demo, momentOf(demo, -5), 'officePass', ids)

  const office = await asPerson(demo, 'bhb', momentOf(demo, -4))
  const made = await competition.createAwardCompetition(office, { limitId })
  const reviewers = await findReviewers(demo)
  const appointed = await appointAwardReviewers(office, {
    id: made.id,
    userIds: reviewers,
    version: made.version,
  })

  await openAwardCompetition(office, { id: made.id, version: appointed.version })

  for (const [at, userId] of reviewers.entries()) await score(demo, made.id, userId, at + 1)
}

/** The scores of a reviewer by their place: the second and third submit, the fourth begins. */
async function score(demo: Demo, id: number, userId: number, place: number) {
  if (place === 1 || place > 4) return

  const reviewer = await asPerson(demo, userId, momentOf(demo, -1))
  const { criteria, sheets } = await getScoring(reviewer, { id })

  for (const { id: candidateId, code } of place < 4 ? sheets : sheets.slice(0, 1))
    await saveScores(reviewer, {
      id,
      candidateId,
      points: criteria.map((criterion) => ({
        criterionId: criterion.id,
        points: Math.max(
          1,
          criterion.scale - ((code * 3 + userId) % (Math.floor(criterion.scale / 3) + 1)),
        ),
      })),
    })

  if (place < 4) await submitScores(reviewer, { id })
}

/** Five teachers, first those of the demo accounts. */
async function findReviewers({ db, people }: Demo) {
  const accounts = ['teacher', 'teacher2'].map((name) => people.get(name)!)

  const others = await db
    .selectFrom('users as u')
    .innerJoin('userRoles as ur', 'ur.userId', 'u.id')
    .innerJoin('roles as r', 'r.id', 'ur.roleId')
    .select('u.id')
    .where('r.code', '=', 'TEACHER')
    .where('u.status', '=', 1)
    .where('u.id', 'not in', accounts)
    .orderBy('u.id')
    .limit(3)
    .execute()

  return [...accounts, ...others.map(({ id }) => id)]
}

/**
 * Trainees in order, with their place in their base: those in training now, or those who had begun
 * by a day.
 */
async function findTrainees({ db }: Demo, begunBy?: string) {
  const match = db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.userId', 'm.baseId'])
    .orderBy('t.id')

  const rows = await (begunBy
    ? match.where('t.startsOn', '<', begunBy)
    : match.where(isInTraining())
  ).execute()

  const counts = new Map<number, number>()

  return rows.map(({ userId, baseId }) => {
    const n = (counts.get(baseId) ?? 0) + 1
    counts.set(baseId, n)

    return { userId, n }
  })
}
