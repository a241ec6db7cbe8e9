import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import {
  ALLOWED_CONFLICTS,
  conflictsOf,
} from '@residency/contract/areas/rotations/plan/conflicts.public'
import { planFlow } from '@residency/contract/areas/rotations/plan/plan.flow'
import { joinItems } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { conflictText } from '../board/conflict-text.ts'
import { readBoard } from '../board/read-board.ts'
import { settlePreferences } from '../preferences/settle-preferences.ts'
import { lockSwapsOfBase } from '../swap/rewritten-swaps.ts'
import { mustBeCurrent } from './must-be-current.ts'
import { relationsToPlan, visiblePlans } from './plan.policy.ts'
import {
  findPlan,
  findPlanForUpdate,
  findPublishedPlan,
  lockBase,
  lockDepartments,
} from './plan.queries.ts'
import { writeBlocks } from './write-blocks.ts'

/** Names in a message, so many that it stays readable. */
const MAX_NAMES = 5

/** Refuses a timetable that nobody can follow, with the first thing that is wrong with it. */
function mustBeSound(ctx: SignedCtx, board: Board): void {
  const unchosen = board.trainees.filter((trainee) => trainee.unchosen.length > 0)
  if (unchosen.length > 0)
    throw fail(errors.electivesOpen, {
      names: joinItems(
        ctx.language,
        unchosen.slice(0, MAX_NAMES).map((trainee) => trainee.name),
      ),
      count: unchosen.length,
    })

  const count = board.blocks.filter((block) => block.start === null).length
  if (count > 0) throw fail(errors.notAllPlaced, { count })

  const conflicts = conflictsOf(board).filter(({ kind }) => !ALLOWED_CONFLICTS.includes(kind))
  if (conflicts.length > 0)
    throw fail(errors.hasConflicts, {
      count: conflicts.length,
      first: conflictText(ctx.language, board, conflicts[0]!),
    })
}

/**
 * Publishes a draft: the blocks that have not begun become those of the plan, the plan before is
 * superseded. A draft made before another one was published is refused and takes that one over
 * first: nothing of either plan is lost.
 */
export const publishPlan = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const scope = visiblePlans(tx.actor)
    const seen = mustMatchVersion(await findPlan(tx.db, scope, id), undefined)

    await lockBase(tx.db, seen.baseId)

    const plan = mustMatchVersion(await findPlanForUpdate(tx.db, scope, id), version)
    const former = await findPublishedPlan(tx.db, plan.baseId)
    const isDraft = plan.publishedAt === null
    if (isDraft && plan.supersedesId !== (former?.id ?? null)) {
      const { publisher, edition } = (await findPlan(tx.db, scope, former!.id))!
      throw fail(errors.publishedMeanwhile, { name: publisher ?? '', edition })
    }

    if (isDraft) {
      // swaps take their rows before the departments: so does a publication
      await lockSwapsOfBase(tx.db, plan.baseId)
      await lockDepartments(tx.db, id)

      const board = await readBoard(tx, plan)
      mustBeSound(tx, board)
      await mustBeCurrent(tx, plan)
      await settlePreferences(tx, id, board)
    }

    if (former && isDraft) {
      const relations = relationsToPlan(tx.actor, { isSound: true, isSucceeded: true })
      await advance(
        tx,
        planFlow,
        'supersede',
        { id: former.id, state: former.state, relations },
        {},
        (state) => updateRow(tx, 'rotationPlans', former, { state }),
      )
    }

    const relations = relationsToPlan(tx.actor, { isSound: true, isSucceeded: false })

    const state = await advance(
      tx,
      planFlow,
      'publish',
      { id, state: plan.state, relations },
      {},
      (to) =>
        updateRow(tx, 'rotationPlans', plan, {
          state: to,
          publishedAt: tx.now(),
          publishedBy: tx.actor.userId,
        }),
    )

    return { state, ...(await writeBlocks(tx, plan, former?.id ?? null)) }
  }).catch(constraintErrors({ rotation_blocks_one_place: errors.factsChanged }))
