import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortTables, electiveChoices } from '../../standards/standards.public.ts'
import {
  doneOf,
  factAt,
  inForce,
  isFact,
  isWithin,
  type NewBlock,
  notBegun,
  type Span,
  withoutOverlaps,
  withSwaps,
} from './facts.rules.ts'
import { type Former, needsOf, placeNeeds } from './needs.rules.ts'
import { findBlocksOf, findTraineesOfCohorts, type PlannedTrainee } from './plan.queries.ts'
import { placeKey } from './swaps-since.ts'

/** The trainees of a plan with their blocks. */
type Contents = { trainees: PlannedTrainee[]; blocks: NewBlock[] }

/**
 * The blocks of a plan of these cohorts: facts where they are, and what is still to be done with
 * the places of `formers` (a plan that is continued) or else those in force; where swaps have
 * `moved` stays since, those in force count. Five queries for any number of trainees.
 */
export async function contentsOf(
  db: Db,
  cohortIds: readonly number[],
  span: Span,
  formers: ReadonlyMap<number, readonly Former[]> = new Map(),
  moved: ReadonlySet<string> = new Set(),
): Promise<Contents> {
  const trainees = await findTraineesOfCohorts(db, cohortIds)
  const ids = trainees.map((trainee) => trainee.id)
  const tables = new Map(
    (await cohortTables(db, cohortIds)).map((table) => [table.cohortId, table]),
  )
  const choices = grouped(await electiveChoices(db, ids), (choice) => choice.traineeId)
  const blocksOf = grouped(await findBlocksOf(db, ids), (block) => block.traineeId)

  const blocks = trainees.flatMap((trainee): NewBlock[] => {
    const all = blocksOf.get(trainee.id) ?? []
    const facts = all.filter((block) => isFact(block, span))

    const { needs } = needsOf(
      tables.get(trainee.cohortId)?.rows ?? [],
      choices.get(trainee.id) ?? [],
      doneOf(facts),
    )

    const inForceNow = inForce(all, span)
    const former = notBegun(formers.get(trainee.id) ?? inForceNow, facts)
    const { pieces, isTaken } = withSwaps(former, inForceNow, (departmentId) =>
      moved.has(placeKey(trainee.id, departmentId)),
    )
    // what was swapped wins over what the draft has meanwhile put there
    const placed = placeNeeds(needs, pieces).toSorted(
      (a, b) => Number(isTaken(b.departmentId)) - Number(isTaken(a.departmentId)),
    )

    return [
      ...facts.flatMap((block) => factAt(block, span) ?? []),
      ...placed.map((need) => ({
        traineeId: trainee.id,
        rowId: need.rowId,
        departmentId: need.departmentId,
        stage: need.stage,
        months: need.months,
        startsOn: isWithin(need, span) ? need.startsOn : null,
        isLocked: isWithin(need, span) && need.isLocked,
        blockId: null,
      })),
    ]
  })

  return { trainees, blocks: withoutOverlaps(blocks) }
}
