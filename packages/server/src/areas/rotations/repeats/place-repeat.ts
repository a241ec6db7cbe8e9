import { repeatErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import type {
  placeRepeat as placeCall,
  RepeatPlace,
} from '@residency/contract/areas/rotations/blocks/repeat.contract'
import type { InputOf } from '@residency/contract/kernel'
import { firstDayOf, monthOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { extendTraining } from '../../trainees/trainees.public.ts'
import { mayRepeat, visibleBlocks } from '../blocks/block.policy.ts'
import { type BlockRow, findBlock, findBlocksForUpdate } from '../blocks/block.queries.ts'
import { blockNotices } from '../blocks/block-notices.seed.ts'
import { meets } from '../blocks/spans.rules.ts'
import { findSpansOf } from '../blocks/trainee-blocks.queries.ts'
import { findSeatsUsed } from '../department-months/department-month.ts'
import { freePlaces, lastPlaceFrom, sameLength } from './places.rules.ts'

const spanOf = (b: BlockRow) => ({ from: b.startsOn, until: b.endsOn })

const isLater = (until: string, plannedEnd: string | null) =>
  plannedEnd !== null && until > plannedEnd

/**
 * Where the repeat of a failed stay fits without moving another, with the seats of its department
 * there.
 */
export async function listRepeatPlaces(
  ctx: SignedCtx,
  { id }: { id: number },
): Promise<RepeatPlace[]> {
  const b = found(await findBlock(ctx.db, visibleBlocks(ctx.actor), id))
  if (!mayRepeat(b, ctx.actor)) throw fail(errors.repeatNotNow)

  const others = await findSpansOf(ctx.db, b.traineeId)
  const places = freePlaces(spanOf(b), others, dayInChina(ctx.now()))
  const seats = await findSeatsUsed(ctx.db, b.departmentId, places)

  return places.map(({ from, until, isAtEnd }, index) => ({
    startsOn: from,
    endsOn: until,
    isAtEnd,
    isExtending: isLater(until, b.plannedEnd),
    seats: seats[index]!.seats,
    capacity: seats[index]!.capacity,
  }))
}

/**
 * Places the repeat of a failed stay. Other stays keep their days; a later end extends the
 * training.
 */
export const placeRepeat = (ctx: SignedCtx, { id, startsOn }: InputOf<typeof placeCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const [row] = await findBlocksForUpdate(tx.db, visibleBlocks(tx.actor), [id])
    const b = found(row)
    if (!mayRepeat(b, tx.actor)) throw fail(errors.repeatNotNow)

    const today = dayInChina(tx.now())
    if (startsOn <= today) throw fail(errors.repeatInPast)
    if (startsOn !== firstDayOf(monthOf(startsOn))) throw fail(errors.repeatNotFirst)
    if (startsOn > lastPlaceFrom(today))
      throw fail(errors.repeatTooLate, { until: lastPlaceFrom(today) })

    const { from, until } = sameLength(spanOf(b), startsOn)
    const other = (await findSpansOf(tx.db, b.traineeId)).find((span) =>
      meets(span, { from, until }),
    )
    if (other) throw fail(errors.repeatMeets, other)

    const { id: repeatId } = await tx.db
      .insertInto('rotationBlocks')
      .values({
        traineeId: b.traineeId,
        departmentId: b.departmentId,
        rowId: b.rowId,
        stage: b.stage,
        startsOn: from,
        endsOn: until,
        origin: 'repeat',
        repeatsId: id,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(
        constraintErrors(
          {
            rotation_blocks_one_place: errors.repeatMeets,
            rotation_blocks_repeats: errors.repeatNotNow,
          },
          { from, until },
        ),
      )

    if (isLater(until, b.plannedEnd)) await extendTraining(tx, b.traineeId, until)

    const detail = { repeats: id, startsOn: from, endsOn: until }

    await tx.audit({
      action: 'rotations.block.repeat',
      entity: 'rotationBlock',
      entityId: repeatId,
      detail,
    })

    const values = { name: b.realName, department: b.department, from, until }
    const valuesEn = { department: b.departmentEn ?? b.department }

    await notify(tx, blockNotices.repeat, [
      { userId: b.userId, values, valuesEn, path: '/rotation/own' },
    ])

    return { id: repeatId }
  })
