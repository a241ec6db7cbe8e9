import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findTraineeBlocks } from '../../rotations/rotations.public.ts'
import { findRatedItems } from './item.queries.ts'

export const keyOf = (departmentId: number, supervisorId: number | null) =>
  `${departmentId} ${supervisorId ?? ''}`

export type Subject = {
  departmentId: number

  /** Null: the department itself. */
  supervisorId: number | null
  department: string
  supervisor: string | null
  items: { itemId: number; name: string }[]
}

/**
 * Departments of the trainee's stays that have begun, and the supervisors there, each once, with
 * what is rated of it.
 */
export async function findSubjects(ctx: SignedCtx, traineeId: number): Promise<Subject[]> {
  const [rated, blocks] = await Promise.all([
    findRatedItems(ctx.db),
    findTraineeBlocks(ctx.db, [traineeId]),
  ])

  const itemsOf = (rates: string) =>
    rated
      .filter((item) => item.rates === rates)
      .map((item) => ({ itemId: item.id, name: labelIn(ctx.language, item.name, item.nameEn) }))

  const [ofDepartments, ofSupervisors] = [itemsOf('department'), itemsOf('supervisor')]
  const subjects = new Map<string, Subject>()

  for (const block of blocks.filter(({ state }) => state !== 'planned')) {
    const { departmentId, supervisorId, supervisor } = block

    const of = {
      departmentId,
      department: labelIn(ctx.language, block.department, block.departmentEn),
    }

    if (ofDepartments.length)
      subjects.set(keyOf(departmentId, null), {
        ...of,
        supervisorId: null,
        supervisor: null,
        items: ofDepartments,
      })

    if (ofSupervisors.length && supervisorId !== null)
      subjects.set(keyOf(departmentId, supervisorId), {
        ...of,
        supervisorId,
        supervisor,
        items: ofSupervisors,
      })
  }

  return [...subjects.values()]
}
