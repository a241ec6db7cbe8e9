import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTeachersForDepartments } from '../../teachers/teachers.public.ts'
import type { BlockRow } from '../blocks/block.queries.ts'
import { findSupervisedStays, lockSupervisors } from './supervisor.queries.ts'
import { busiestDay, maxAtOnce, type SupervisedStay } from './supervisor.rules.ts'

/**
 * Reasons, per stay, why these supervisors cannot be assigned: no qualification in force for
 * the department, or as many trainees at a time as its ratio allows. A place that one of these
 * stays gives up counts until it is written. Assignments of one supervisor wait for one another
 * here, so that the answer still holds when it is written.
 */
export async function judgeSupervisors(
  tx: SignedCtx,
  blocks: readonly BlockRow[],
  wanted: ReadonlyMap<number, number>,
) {
  const stays = blocks
    .filter((block) => wanted.has(block.id))
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  const obstacles = new Map<number, Obstacle>()
  if (stays.length === 0) return obstacles

  const ids = [...new Set(stays.map((block) => wanted.get(block.id)!))]

  await lockSupervisors(tx.db, ids)

  const [from, until] = [
    stays[0]!.startsOn,
    stays
      .map((block) => block.endsOn)
      .sort()
      .at(-1)!,
  ]

  const [teachers, stored] = await Promise.all([
    findTeachersForDepartments(
      tx.db,
      [...new Set(stays.map((block) => block.departmentId))],
      dayInChina(tx.now()),
    ),
    findSupervisedStays(tx.db, ids, from, until),
  ])

  const supervisedStays: SupervisedStay[] = [...stored]

  for (const block of stays) {
    const supervisorId = wanted.get(block.id)!
    const teacher = teachers.find(
      (candidate) =>
        candidate.userId === supervisorId && candidate.departmentId === block.departmentId,
    )

    if (!teacher || supervisorId === block.userId) {
      const department = labelIn(tx.language, block.department, block.departmentEn)
      obstacles.set(block.id, { def: errors.supervisorNotEligible, data: { department } })

      continue
    }

    const max = maxAtOnce(block.ratio)
    const own = supervisedStays.filter(
      (stay) => stay.supervisorId === supervisorId && stay.id !== block.id,
    )
    const { count, day } = busiestDay(own, block.startsOn, block.endsOn)

    if (count >= max)
      obstacles.set(block.id, {
        def: errors.supervisorFull,
        data: { name: teacher.name, count, most: max, day },
      })
    else if (block.supervisorId !== supervisorId)
      supervisedStays.push({ supervisorId, from: block.startsOn, until: block.endsOn })
  }

  return obstacles
}
