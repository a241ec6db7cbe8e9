import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { labelIn } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { findLevelsInWords } from '../../competence/competence.public.ts'
import { findMentorsOn } from '../../mentors/mentors.public.ts'
import { findAbsentDays, findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { completionLinesOf, findSituationsBetween } from '../../students/students.public.ts'
import { findLatestGoals } from '../plans/plan.queries.ts'
import { inOrderOfNeed } from './order-lines.rules.ts'
import { findLastDecisions, type SessionTrainee } from './packet.queries.ts'

/** Meetings and absences of so many months are counted. */
const MONTHS = 12

export type Gathered = { trainee: SessionTrainee; mentorId: number | null; facts: PacketFacts }

/**
 * The facts about trainees for a session, each asked of the area that knows it, by a fixed number of
 * queries for all of them. Stays, absences, meetings, situations and goals are those of the day; the
 * completion check and the levels are known as of today only.
 */
export async function gatherPackets(
  ctx: SignedCtx,
  trainees: readonly SessionTrainee[],
  day: string,
): Promise<Gathered[]> {
  const ids = idsOf(trainees)
  const madeOn = dayInChina(ctx.now())
  const range = { since: addMonths(day, -MONTHS), day }

  const refs = trainees.map(({ id, userId, registrationId }) => ({ id, userId, registrationId }))

  const [lines, levels, blocks, absences, situations, mentors, goals, last] = [
    await completionLinesOf(ctx, refs),
    grouped(await findLevelsInWords(ctx.db, ids, madeOn), (row) => row.traineeId),
    grouped(await findTraineeBlocks(ctx.db, ids), (row) => row.traineeId),
    await findAbsentDays(ctx.db, ids, range.since, day),
    grouped(await findSituationsBetween(ctx.db, ids, range), (row) => row.traineeId),
    new Map((await findMentorsOn(ctx.db, ids, range)).map((row) => [row.traineeId, row])),
    grouped(await findLatestGoals(ctx.db, ids, day), (row) => row.traineeId),
    new Map((await findLastDecisions(ctx.db, ids, day)).map((row) => [row.traineeId, row])),
  ]

  return trainees.map((trainee) => {
    const { id, major, department, startsOn, plannedEnd } = trainee
    const mentor = mentors.get(id)
    const before = last.get(id)

    return {
      trainee,
      mentorId: mentor?.userId ?? null,
      facts: {
        factsOn: day,
        madeOn,
        major,
        department,
        startsOn,
        plannedEnd,
        mentor: mentor?.name ?? null,
        meetings: mentor?.meetings ?? 0,
        absentDays: absences.count(id, range.since, day),
        unexcusedDays: absences.countUnexcused(id, range.since, day),
        lines: inOrderOfNeed(
          (lines.get(id) ?? []).map(({ key, label, state, detail }) => ({
            key,
            label,
            state,
            detail: detail ?? null,
          })),
        ),
        levels: (levels.get(id) ?? []).map(({ item, level, until }) => ({ item, level, until })),
        stays: (blocks.get(id) ?? [])
          .filter((block) => block.startsOn <= day)
          .map((block) => ({
            id: block.id,
            department: labelIn(ctx.language, block.department, block.departmentEn),
            startsOn: block.startsOn,
            endsOn: block.endsOn,
            state: block.state,
          })),
        situations: (situations.get(id) ?? []).map(({ kind, startsOn: from, endsOn }) => ({
          kind,
          startsOn: from,
          endsOn,
        })),
        goals: (goals.get(id) ?? []).map(({ goal, owner, dueOn, result }) => ({
          goal,
          owner,
          dueOn,
          result,
        })),
        last: before ? { heldOn: before.heldOn, outcome: before.outcome } : null,
      },
    }
  })
}
