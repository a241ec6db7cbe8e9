import type { CandidatesOf } from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { findTeachersForDepartments } from '../../teachers/teachers.public.ts'
import { visibleBlocks } from '../blocks/block.policy.ts'
import { findBlocks } from '../blocks/block.queries.ts'
import { findSupervisedStays } from './supervisor.queries.ts'
import { busiestDay, maxAtOnce, type SupervisedStay, withPlacesFirst } from './supervisor.rules.ts'

/**
 * Teachers who may supervise each stay, those with places first, and a proposal for each stay. A
 * proposal counts those for the stays before it.
 */
export async function listCandidates(
  ctx: SignedCtx,
  { ids }: { ids: readonly number[] },
): Promise<CandidatesOf[]> {
  const blocks = await findBlocks(ctx.db, visibleBlocks(ctx.actor), ids)
  if (blocks.length === 0) throw notFound()

  const departments = [...new Set(blocks.map((b) => b.departmentId))]
  const teachers = await findTeachersForDepartments(ctx.db, departments, dayInChina(ctx.now()))
  const days = blocks.flatMap((b) => [b.startsOn, b.endsOn]).sort()
  const supervisors = [...new Set(teachers.map((teacher) => teacher.userId))]
  const stored = await findSupervisedStays(ctx.db, supervisors, days[0]!, days.at(-1)!)
  const proposed: SupervisedStay[] = []

  return blocks.map((b) => {
    const max = maxAtOnce(b.ratio)

    const countOf = (stays: readonly SupervisedStay[], userId: number) =>
      busiestDay(
        stays.filter((stay) => stay.supervisorId === userId && stay.id !== b.id),
        b.startsOn,
        b.endsOn,
      ).count

    const own = teachers.filter(
      (teacher) => teacher.departmentId === b.departmentId && teacher.userId !== b.userId,
    )

    const candidates = own
      .map((teacher) => ({
        value: teacher.userId,
        label: teacher.name,
        level: teacher.level,
        busiest: countOf(stored, teacher.userId),
        most: max,
      }))
      .sort(withPlacesFirst)

    const [best] = own
      .map((teacher) => ({
        value: teacher.userId,
        busiest: countOf([...stored, ...proposed], teacher.userId),
        most: max,
      }))
      .sort(withPlacesFirst)

    const chosen = b.supervisorId ?? (best && best.busiest < max ? best.value : null)

    if (chosen !== null && b.supervisorId === null)
      proposed.push({ supervisorId: chosen, from: b.startsOn, until: b.endsOn })

    return { id: b.id, candidates, proposed: chosen }
  })
}
