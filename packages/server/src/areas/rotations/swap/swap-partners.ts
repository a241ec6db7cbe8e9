import { swapErrors as errors } from '@residency/contract/areas/rotations/swap/access'
import { daysBetween } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { presentMoves } from './present-moves.ts'
import { findDepartmentNames, findMovingStays, findStaysToCome } from './swap.queries.ts'
import {
  eachWorkingSwap,
  findWorkingSwaps,
  type SwapSnapshot,
  type WorkingSwap,
} from './swap.rules.ts'
import { namedRefusals } from './swap-refusals.ts'
import { findStaysById, findSwapSnapshot, findTraineesToCome } from './swap-snapshot.queries.ts'

type StayRow = Awaited<ReturnType<typeof findStaysById>>[number]

/** Everything a stay of a trainee can be swapped with. */
async function readSnapshot(ctx: SignedCtx, stay: StayRow) {
  const today = dayInChina(ctx.now())
  const trainees = await findTraineesToCome(ctx.db, stay.baseId, today)

  const [snapshot, moving] = await Promise.all([
    findSwapSnapshot(ctx.db, [...new Set([...trainees, stay.traineeId])], today),
    findMovingStays(ctx.db),
  ])

  return { snapshot, moving }
}

type Moving = ReadonlyMap<number, unknown>

/** Whether a swap touches nothing that another one would move. */
const isFree = ({ moves }: WorkingSwap, moving: Moving) =>
  !moves.some(({ blockId }) => moving.has(blockId))

const stayIn = (snapshot: SwapSnapshot, { id, traineeId }: StayRow) =>
  snapshot.stays.get(traineeId)?.find((stay) => stay.id === id)

/**
 * Which own stays can be swapped with somebody, which with nobody at present, and which an open
 * swap would move.
 */
export async function sortOwnStays(ctx: SignedCtx) {
  const ids = await findStaysToCome(ctx.db, ctx.actor.userId, dayInChina(ctx.now()))
  const stays = await findStaysById(ctx.db, ids)
  const [first] = stays
  if (!first) return { blockIds: [], unmatchedIds: [], waiting: [] }

  const { snapshot, moving } = await readSnapshot(ctx, first)
  const waiting = ids.flatMap((blockId) =>
    moving.has(blockId) ? [{ blockId, swapId: moving.get(blockId)!.id }] : [],
  )

  const hasPartner = (stay: StayRow) => {
    const own = stayIn(snapshot, stay)
    if (!own || moving.has(own.id)) return false

    for (const working of eachWorkingSwap(snapshot, own)) if (isFree(working, moving)) return true

    return false
  }

  const matched = new Set(stays.filter(hasPartner).map(({ id }) => id))

  return {
    blockIds: ids.filter((id) => matched.has(id)),
    unmatchedIds: ids.filter((id) => !matched.has(id) && !moving.has(id)),
    waiting,
  }
}

/**
 * Trainees of the own base with whom an own stay can be swapped, those who change the time least
 * first.
 */
export async function listSwapPartners(ctx: SignedCtx, { blockId }: { blockId: number }) {
  const [known] = await findStaysById(ctx.db, [blockId])
  if (!known || known.userId !== ctx.actor.userId) throw fail(errors.swapBlockUnknown)

  const { snapshot, moving } = await readSnapshot(ctx, known)
  const own = stayIn(snapshot, known)

  if (own?.state !== 'planned' || own.startsOn <= snapshot.today) {
    const data = { traineeId: known.traineeId, departmentId: known.departmentId }
    const [begun] = await namedRefusals(ctx, [{ refusal: 'begun', data }])
    throw fail(begun!.def, begun!.data)
  }

  const working = findWorkingSwaps(snapshot, own).filter((swap) => isFree(swap, moving))
  const departmentIds = working.flatMap(({ moves }) =>
    moves.map(({ departmentId }) => departmentId),
  )
  const otherIds = working.map(({ other }) => other.id)

  const [names, people] = await Promise.all([
    findDepartmentNames(ctx.db, departmentIds),
    findStaysById(ctx.db, otherIds),
  ])

  const startOf = (moves: ReturnType<typeof presentMoves>) => {
    const mine = moves.find((move) => move.blockId === blockId)!
    return Math.abs(daysBetween(mine.from.startsOn, mine.to.startsOn))
  }

  return working
    .map(({ other, moves }) => {
      const person = people.find(({ id }) => id === other.id)!
      return {
        otherBlockId: other.id,
        name: person.name,
        number: person.number,
        moves: presentMoves(ctx, names, moves, own.traineeId),
      }
    })
    .toSorted((a, b) => startOf(a.moves) - startOf(b.moves) || a.number.localeCompare(b.number))
}
