import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped, idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findLevelsInWords } from '../../competence/competence.public.ts'
import { findScoresBetween } from '../../evaluation/evaluation.public.ts'
import { findReleasedResults } from '../../exams/exams.public.ts'
import { findMentorsOn } from '../../mentors/mentors.public.ts'
import { findAbsentDays, findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { completionLinesOf, findSituationsBetween } from '../../students/students.public.ts'
import { findLatestGoals } from '../plans/plan.queries.ts'
import { countBehind, inOrderOfNeed, isBehind, shareOfTime } from './behind.rules.ts'
import { findLastDecisions, type SessionTrainee } from './packet.queries.ts'

/** What is counted is of so many months before the day. */
const MONTHS = 12

export type GatheredPacket = {
  trainee: SessionTrainee
  mentorId: number | null

  /** How many lines of the completion check are behind. */
  behind: number
  facts: Readonly<Record<Language, PacketFacts>>
}

/** Why somebody was away for the health is nobody's business in a committee. */
const presentKind = (kind: string) => (kind === 'pregnancy' || kind === 'illness' ? 'health' : kind)

/** The department in which somebody is on a day. */
const placeOn = (stays: PacketFacts['stays'], day: string) =>
  stays.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)?.department ?? null

/** Rows about trainees: those of one of them, without the trainee. */
function byTrainee<R extends { traineeId: number }>(rows: readonly R[]) {
  const rowsOf = grouped(rows, ({ traineeId }) => traineeId)

  return (id: number) => (rowsOf.get(id) ?? []).map(({ traineeId: _, ...row }) => row)
}

/**
 * The facts about trainees for a session in both languages. Each is asked of the area that knows it,
 * by a fixed number of queries for all trainees. Stays, absences, meetings, results, situations and
 * goals are those of the day; the completion check and the levels are known as of today only.
 */
export async function gatherPackets(
  ctx: SignedCtx,
  trainees: readonly SessionTrainee[],
  day: string,
): Promise<GatheredPacket[]> {
  const ids = idsOf(trainees)
  const range = { since: addMonths(day, -MONTHS), day }
  const mentors = await findMentorsOn(ctx.db, ids, range)
  const mentorOf = new Map(mentors.map((row) => [row.traineeId, row]))

  const facts = {
    'zh-cn': await readFacts({ ...ctx, language: 'zh-cn' }, { trainees, range, mentorOf }),
    en: await readFacts({ ...ctx, language: 'en' }, { trainees, range, mentorOf }),
  }

  return trainees.map((trainee, place) => {
    const own = { 'zh-cn': facts['zh-cn'][place]!, en: facts.en[place]! }

    return {
      trainee,
      mentorId: mentorOf.get(trainee.id)?.userId ?? null,
      behind: countBehind(own['zh-cn'].lines),
      facts: own,
    }
  })
}

type Question = {
  trainees: readonly SessionTrainee[]
  range: { since: string; day: string }
  mentorOf: ReadonlyMap<number, { name: string; meetings: number }>
}

/** The facts about each of these trainees in the language of the context, in their order. */
async function readFacts(
  ctx: SignedCtx,
  { trainees, range, mentorOf }: Question,
): Promise<PacketFacts[]> {
  const ids = idsOf(trainees)
  const { since, day } = range
  const madeOn = dayInChina(ctx.now())

  const lines = await completionLinesOf(ctx, trainees)
  const absences = await findAbsentDays(ctx.db, ids, since, day)
  const levelsOf = byTrainee(await findLevelsInWords(ctx.db, ids, madeOn))
  const scoresOf = byTrainee(await findScoresBetween(ctx.db, ctx.language, ids, range))
  const blocksOf = byTrainee(await findTraineeBlocks(ctx.db, ids))
  const situationsOf = byTrainee(await findSituationsBetween(ctx.db, ids, range))
  const goalsOf = byTrainee(await findLatestGoals(ctx.db, ids, day))
  const lastOf = byTrainee(await findLastDecisions(ctx.db, ids, day))

  const exams = await findReleasedResults(
    ctx.db,
    trainees.map(({ userId }) => userId),
    range,
  )
  const examsOf = grouped(exams, ({ userId }) => userId)

  const staysOf = (id: number) =>
    blocksOf(id)
      .filter((block) => block.startsOn <= day)
      .map((block) => ({
        id: block.id,
        department: labelIn(ctx.language, block.department, block.departmentEn),
        startsOn: block.startsOn,
        endsOn: block.endsOn,
        state: block.state,
      }))

  const linesOf = (id: number, timeShare: number | null) =>
    inOrderOfNeed(
      (lines.get(id) ?? []).map((line) => ({
        key: line.key,
        label: line.label,
        state: line.state,
        detail: line.detail ?? null,
        isBehind: isBehind(line, timeShare),
      })),
    )

  return trainees.map(({ id, userId, major, majorEn, startsOn, plannedEnd }) => {
    const timeShare = shareOfTime({ startsOn, plannedEnd }, madeOn)

    return {
      factsOn: day,
      madeOn,
      major: labelIn(ctx.language, major, majorEn),
      department: placeOn(staysOf(id), day),
      startsOn,
      plannedEnd,
      timeShare,
      mentor: mentorOf.get(id)?.name ?? null,
      meetings: mentorOf.get(id)?.meetings ?? 0,
      absentDays: absences.count(id, since, day),
      unexcusedDays: absences.countUnexcused(id, since, day),
      lines: linesOf(id, timeShare),
      levels: levelsOf(id),
      evaluations: scoresOf(id),
      exams: (examsOf.get(userId) ?? []).map(({ userId: _, ...result }) => result),
      stays: staysOf(id),
      situations: situationsOf(id).map(({ kind, ...days }) => ({
        kind: presentKind(kind),
        ...days,
      })),
      goals: goalsOf(id),
      last: lastOf(id)[0] ?? null,
    }
  })
}
