import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { conflictsOf } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { siteMoves } from '../../../algorithms/rotations/site-moves.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found, notFound } from '../../../platform/http/fail.ts'
import { readBoard } from '../board/read-board.ts'
import { instanceOf, planOfBoard } from '../runs/instance.rules.ts'
import { changesBetween, peaksOf, whereabouts } from './changes.rules.ts'
import { visiblePlans } from './plan.policy.ts'
import { findPlan } from './plan.queries.ts'

/**
 * Changes that are listed; a comparison of whole plans may have thousands, of which people read the
 * first.
 */
const MAX_CHANGES = 500

export type BoardNames = Pick<Board, 'trainees' | 'departments'>

/** Changes with names and days, as pages show them. */
export function namedChanges(
  boards: readonly BoardNames[],
  before: readonly BoardBlock[],
  after: readonly BoardBlock[],
  starts: [number, number],
) {
  const people = new Map(
    boards.flatMap((board) => board.trainees.map((trainee) => [trainee.id, trainee.name])),
  )
  const names = new Map(
    boards.flatMap((board) =>
      board.departments.map((department) => [department.id, department.name]),
    ),
  )
  const changes = changesBetween(whereabouts(before, starts[0]), whereabouts(after, starts[1]))
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))

  return {
    changedMonths: changes.reduce((sum, change) => sum + change.months, 0),
    changes: changes.slice(0, MAX_CHANGES).map((change) => ({
      traineeId: change.traineeId,
      trainee: people.get(change.traineeId) ?? '',
      month: firstDayOf(monthAt(change.month)),
      months: change.months,
      before: nameOf(change.before),
      after: nameOf(change.after),
    })),
  }
}

const figuresOf = (board: Board) => ({
  value: [...peaksOf(board.blocks).values()].reduce((sum, max) => sum + max, 0),
  open: board.blocks.filter((block) => block.start === null).length,
  conflicts: conflictsOf(board).length,
  moves: siteMoves(instanceOf(board), planOfBoard(board)),
})

/** What differs between two plans of one base. */
export async function comparePlans(
  ctx: SignedCtx,
  { id, with: other }: { id: number; with: number },
) {
  const scope = visiblePlans(ctx.actor)

  const [left, right] = [
    found(await findPlan(ctx.db, scope, id)),
    found(await findPlan(ctx.db, scope, other)),
  ]

  if (left.baseId !== right.baseId) throw notFound()

  const [a, b] = [await readBoard(ctx, left), await readBoard(ctx, right)]
  const [ours, theirs] = [peaksOf(a.blocks), peaksOf(b.blocks)]
  const departments = new Map(
    [...b.departments, ...a.departments].map((department) => [department.id, department]),
  )

  return {
    left: { name: left.name, edition: left.edition, ...figuresOf(a) },
    right: { name: right.name, edition: right.edition, ...figuresOf(b) },
    ...namedChanges([a, b], a.blocks, b.blocks, [
      monthNumber(left.startsOn),
      monthNumber(right.startsOn),
    ]),
    departments: [...departments.values()].map(({ id: department, name, seats }) => ({
      id: department,
      name,
      left: ours.get(department) ?? 0,
      right: theirs.get(department) ?? 0,
      seats: Math.max(0, ...seats),
    })),
  }
}
