import { swapErrors as errors } from '@residency/contract/areas/rotations/swap/access'
import { type ErrorDef, labelIn } from '@residency/contract/kernel'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDepartmentNames } from './swap.queries.ts'
import type { Refusal, SwapRefusal } from './swap-moves.rules.ts'

const ERRORS: Readonly<Record<Refusal, ErrorDef>> = {
  samePerson: errors.swapSamePerson,
  begun: errors.swapBegun,
  lengths: errors.swapLengths,
  nothing: errors.swapNothing,
  lacks: errors.swapLacks,
  occupied: errors.swapOccupied,
  away: errors.swapAway,
  stages: errors.swapStages,
  split: errors.swapSplit,
  pair: errors.swapPair,
  full: errors.swapFull,
  planChanged: errors.swapPlanChanged,
}

/**
 * Refusals with the names of the people and departments they are about, as errors; two statements
 * for all.
 */
export async function namedRefusals(
  ctx: SignedCtx,
  all: readonly SwapRefusal[],
): Promise<Obstacle[]> {
  const idsOf = (keys: readonly string[]) =>
    all.flatMap(({ data }) =>
      keys.flatMap((key) => (typeof data[key] === 'number' ? [data[key]] : [])),
    )

  const people = [...new Set(idsOf(['traineeId', 'otherId']))]

  const [departments, trainees] = await Promise.all([
    findDepartmentNames(ctx.db, idsOf(['departmentId'])),
    people.length === 0
      ? []
      : ctx.db
          .selectFrom('trainees')
          .select(['id', 'realName'])
          .where('id', 'in', people)
          .execute(),
  ])

  const nameOf = (id: unknown) => trainees.find((trainee) => trainee.id === id)?.realName ?? ''

  return all.map(({ refusal, data }) => {
    const department = departments.get(Number(data.departmentId))
    return {
      def: ERRORS[refusal],
      data: {
        ...data,
        name: nameOf(data.traineeId),
        other: nameOf(data.otherId),
        department: department ? labelIn(ctx.language, department.name, department.nameEn) : '',
      },
    }
  })
}
