import { swapErrors as errors } from '@residency/contract/areas/rotations/swap/errors'
import { daysBetween } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { shownMoves } from './shown-moves.ts'
import { findDepartmentNames } from './swap.queries.ts'
import { findWorkingSwaps } from './swap.rules.ts'
import { namedRefusals } from './swap-refusals.ts'
import { findStaysById, findSwapWorld, findTraineesToCome } from './swap-world.queries.ts'

/** Trainees of the own base with whom an own stay can be swapped, those who change the time least first. */
export async function listSwapPartners(ctx: SignedCtx, { blockId }: { blockId: number }) {
  const today = dayInChina(ctx.now())
  const [known] = await findStaysById(ctx.db, [blockId])
  if (!known || known.user_id !== ctx.actor.userId) throw fail(errors.swapBlockUnknown)
  const trainees = await findTraineesToCome(ctx.db, known.base_id, today)
  const world = await findSwapWorld(ctx.db, [...new Set([...trainees, known.trainee_id])], today)
  const own = world.stays.get(known.trainee_id)?.find((stay) => stay.id === blockId)
  if (own?.state !== 'planned' || own.startsOn <= today) {
    const data = { traineeId: known.trainee_id, departmentId: known.department_id }
    const [begun] = await namedRefusals(ctx, [{ refusal: 'begun', data }])
    throw fail(begun!.def, begun!.data)
  }
  const working = findWorkingSwaps(world, own)
  const [names, people] = await Promise.all([
    findDepartmentNames(
      ctx.db,
      working.flatMap(({ moves }) => moves.map(({ departmentId }) => departmentId)),
    ),
    findStaysById(
      ctx.db,
      working.map(({ other }) => other.id),
    ),
  ])
  const numbers = await ctx.db
    .selectFrom('trainees')
    .select(['id', 'real_name', 'number'])
    .where('id', 'in', [0, ...people.map((one) => one.trainee_id)])
    .execute()
  return working
    .map(({ other, moves }) => {
      const person = numbers.find((one) => one.id === other.traineeId)!
      return { otherBlockId: other.id, name: person.real_name, number: person.number, moves: shownMoves(ctx, names, moves, own.traineeId) }
    })
    .toSorted((a, b) => startOf(a.moves) - startOf(b.moves) || a.number.localeCompare(b.number))
  function startOf(moves: ReturnType<typeof shownMoves>) {
    const mine = moves.find((move) => move.blockId === blockId)!
    return Math.abs(daysBetween(mine.from.startsOn, mine.to.startsOn))
  }
}
