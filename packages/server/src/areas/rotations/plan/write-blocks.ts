import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPlanBlocks } from '../board/board.queries.ts'
import { endRewrittenSwaps } from '../swap/rewritten-swaps.ts'
import { isFact } from './facts.rules.ts'
import { findBlocksOf, findLeavers } from './plan.queries.ts'

const AT_ONCE = 2000

const keyOf = (block: {
  traineeId: number
  departmentId: number
  rowId: number | null
  startsOn: string | null
  endsOn: string
}) => [block.traineeId, block.departmentId, block.rowId, block.startsOn, block.endsOn].join(' ')

/**
 * Makes the blocks in force those of a plan. A block that is the same in both is left alone, with
 * its supervisor and swaps; what has begun is never touched. Open swaps of the others end. Trainees
 * who left all cohorts since the former plan give their seats back.
 */
export async function writeBlocks(
  tx: SignedCtx,
  { id: planId, startsOn }: { id: number; startsOn: string },
  formerId: number | null,
): Promise<{ written: number; kept: number; removed: number }> {
  const span = { first: monthNumber(startsOn), today: dayInChina(tx.now()) }
  const planned = await findPlanBlocks(tx.db, planId)

  const open = planned.flatMap((block) =>
    block.blockId === null && block.startsOn && block.endsOn
      ? [{ ...block, endsOn: block.endsOn }]
      : [],
  )

  const trainees = [
    ...new Set([
      ...planned.map((block) => block.traineeId),
      ...(await findLeavers(tx.db, formerId)),
    ]),
  ]

  const inForce = (await findBlocksOf(tx.db, trainees)).filter((block) => !isFact(block, span))
  const wanted = new Set(open.map(keyOf))
  const gone = inForce.filter((block) => !wanted.has(keyOf(block))).map((block) => block.id)
  const unchangedBlocks = new Map(
    inForce.filter((block) => wanted.has(keyOf(block))).map((block) => [keyOf(block), block.id]),
  )
  const fresh = open.filter((block) => !unchangedBlocks.has(keyOf(block)))

  await endRewrittenSwaps(tx, gone)

  if (gone.length > 0)
    await tx.db.deleteFrom('rotationBlocks').where('id', '=', anyId(gone)).execute()

  if (unchangedBlocks.size > 0)
    await tx.db
      .updateTable('rotationBlocks')
      .set({ planId })
      .where('id', '=', anyId(unchangedBlocks.values()))
      .execute()

  for (let from = 0; from < fresh.length; from += AT_ONCE)
    await tx.db
      .insertInto('rotationBlocks')
      .values(
        fresh
          .slice(from, from + AT_ONCE)
          .map(({ traineeId, departmentId, rowId, stage, startsOn, endsOn }) => ({
            traineeId,
            departmentId,
            rowId,
            stage,
            planId,
            startsOn: startsOn!,
            endsOn,
          })),
      )
      .execute()

  return { written: fresh.length, kept: unchangedBlocks.size, removed: gone.length }
}
