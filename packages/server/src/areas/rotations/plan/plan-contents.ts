import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortTables, electiveChoices } from '../../standards/standards.public.ts'
import { firstDay, monthNumber, monthsFilled } from './months.rules.ts'
import { type Former, needsOf, placeNeeds } from './needs.rules.ts'
import { findBlocksOf, findTraineesOfCohorts, type PlannedTrainee, type StoredBlock } from './plan.queries.ts'

type NewBlock = Omit<Insertable<DB['plan_blocks']>, 'plan_id'>
/** The trainees of a plan with their blocks, and who has not chosen which electives. */
type Contents = { trainees: PlannedTrainee[]; blocks: NewBlock[]; unchosen: Map<number, string[]> }
/** First month of a plan, by its number, and how many it has; `today` as an ISO day. */
type Span = { first: number; months: number; today: string }

/** Has it begun? What was entered, what is past and what is repeated is not planned again. */
export const isFact = (block: Pick<StoredBlock, 'state' | 'origin' | 'starts_on'>, today: string) =>
  block.state !== 'planned' || block.origin !== 'plan' || block.starts_on <= today

/** Where a fact stands in a plan: the months it fills within the plan, null if none. */
function factAt(block: StoredBlock, { first, months }: Span): NewBlock | null {
  const filled = monthsFilled(block.starts_on, block.ends_on).filter((month) => month >= first && month < first + months)
  if (filled.length === 0) return null
  return {
    trainee_id: block.trainee_id,
    row_id: block.row_id,
    department_id: block.department_id,
    stage: block.stage,
    months: filled.length,
    starts_on: firstDay(filled[0]!),
    is_locked: true,
    block_id: block.id,
  }
}

const doneOf = (facts: readonly StoredBlock[]) =>
  facts
    .filter((block) => block.state !== 'failed')
    .map((block) => ({
      rowId: block.row_id,
      departmentId: block.department_id,
      months: monthsFilled(block.starts_on, block.ends_on).length,
    }))

/** Blocks in force that have not begun keep their places, locked: a new plan does not move them by itself. */
const inForce = (blocks: readonly StoredBlock[], today: string): Former[] =>
  blocks
    .filter((block) => !isFact(block, today))
    .map((block) => ({
      rowId: block.row_id,
      departmentId: block.department_id,
      months: monthNumber(block.ends_on) - monthNumber(block.starts_on) + 1,
      startsOn: block.starts_on,
      isLocked: true,
    }))

/**
 * The blocks of a plan of these cohorts: facts where they are, and what is still to be done with the places of `formers` (a plan that is
 * continued) or else those in force. Five queries, whatever the number of trainees.
 */
export async function contentsOf(
  db: Db,
  cohortIds: readonly number[],
  span: Span,
  formers: ReadonlyMap<number, readonly Former[]> = new Map(),
): Promise<Contents> {
  const trainees = await findTraineesOfCohorts(db, cohortIds)
  const ids = trainees.map((trainee) => trainee.id)
  const tables = new Map((await cohortTables(db, cohortIds)).map((table) => [table.cohortId, table]))
  const choices = grouped(await electiveChoices(db, ids), (choice) => choice.traineeId)
  const blocksOf = grouped(await findBlocksOf(db, ids), (block) => block.trainee_id)
  const unchosen = new Map<number, string[]>()
  const blocks = trainees.flatMap((trainee): NewBlock[] => {
    const all = blocksOf.get(trainee.id) ?? []
    const facts = all.filter((block) => isFact(block, span.today))
    const asked = needsOf(tables.get(trainee.cohort_id)?.rows ?? [], choices.get(trainee.id) ?? [], doneOf(facts))
    if (asked.unchosen.length > 0) unchosen.set(trainee.id, asked.unchosen)
    const placed = placeNeeds(asked.needs, formers.get(trainee.id) ?? inForce(all, span.today))
    return [
      ...facts.flatMap((block) => factAt(block, span) ?? []),
      ...placed.map((need) => ({
        trainee_id: trainee.id,
        row_id: need.rowId,
        department_id: need.departmentId,
        stage: need.stage,
        months: need.months,
        starts_on: isWithin(need, span) ? need.startsOn : null,
        is_locked: isWithin(need, span) && need.isLocked,
        block_id: null,
      })),
    ]
  })
  return { trainees, blocks: withoutOverlaps(blocks), unchosen }
}

const isWithin = ({ startsOn, months }: { startsOn: string | null; months: number }, span: Span) =>
  startsOn !== null && monthNumber(startsOn) >= span.first && monthNumber(startsOn) + months <= span.first + span.months

/** Facts come first among the blocks of a trainee: whatever overlaps an earlier one loses its place. */
function withoutOverlaps(blocks: readonly NewBlock[]): NewBlock[] {
  const taken = new Map<number, Set<number>>()
  return blocks.map((block) => {
    if (!block.starts_on) return block
    const own = taken.get(block.trainee_id) ?? new Set<number>()
    taken.set(block.trainee_id, own)
    const first = monthNumber(block.starts_on)
    const months = Array.from({ length: block.months }, (_, at) => first + at)
    if (months.some((month) => own.has(month))) return { ...block, starts_on: null, is_locked: false }
    for (const month of months) own.add(month)
    return block
  })
}

/** Blocks of one insert: eight columns each, far from the most parameters of a statement. */
const AT_ONCE = 2000

export async function insertBlocks(db: Db, planId: number, blocks: readonly NewBlock[]): Promise<void> {
  for (let from = 0; from < blocks.length; from += AT_ONCE)
    await db
      .insertInto('plan_blocks')
      .values(blocks.slice(from, from + AT_ONCE).map((block) => ({ ...block, plan_id: planId })))
      .execute()
}
