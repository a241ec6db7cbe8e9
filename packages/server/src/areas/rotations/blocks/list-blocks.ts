import type {
  BlockFilters,
  ORIGINS,
  Presence,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findPresences } from '../presence/presence.queries.ts'
import {
  blockActions,
  mayAssign,
  mayRepeat,
  relationsToBlock,
  visibleBlocks,
} from './block.policy.ts'
import {
  type BlockRow,
  findBlock,
  findBlockPage,
  findOwnExits,
  findSteps,
} from './block.queries.ts'
import { type BlockFactsOf, findBlockFacts, scoresOf } from './block-facts.ts'
import type { BlockMatch } from './block-match.queries.ts'
import { endOfNextMonth } from './spans.rules.ts'

/** Filters with the reader's scope and the days of today. */
export const blockMatch = (
  ctx: SignedCtx,
  filters: Omit<BlockFilters, 'pageNum' | 'pageSize'>,
): BlockMatch => ({
  ...filters,
  scope: visibleBlocks(ctx.actor),
  today: dayInChina(ctx.now()),
  untilNextMonth: endOfNextMonth(dayInChina(ctx.now())),
})

function presentBlock(ctx: SignedCtx, b: BlockRow, facts: BlockFactsOf, presence: Presence | null) {
  const { theory, skill, daily, workload, absenceDays } = scoresOf(b, facts.counted)

  const relations = relationsToBlock(b, ctx.actor, {
    today: dayInChina(ctx.now()),
    shortfalls: facts.shortfalls,
  })

  return {
    ...b,
    name: b.realName,
    major: labelIn(ctx.language, b.major, b.majorEn),
    department: labelIn(ctx.language, b.department, b.departmentEn),
    origin: b.origin as (typeof ORIGINS)[number],
    presence,
    theoryScore: theory,
    skillScore: skill,
    dailyScore: daily,
    workloadShare: workload,
    absenceDays,
    workingDays: facts.workingDays,
    workloadCounted: facts.counted,
    // a step back to the assessment takes the day of the last one away
    shortfalls: b.assessedAt === null ? [] : facts.shortfalls,
    actions: blockActions(b, ctx.actor, relations),
    mayAssign: mayAssign(b, ctx.actor, relations),
    mayRepeat: mayRepeat(b, ctx.actor),
  }
}

/** Stays as lists show them, with the actions of the reader. */
export async function presentBlocks(ctx: SignedCtx, rows: readonly BlockRow[]) {
  const ids = rows.map(({ id }) => id)

  const [facts, presences] = await Promise.all([
    findBlockFacts(ctx, rows),
    findPresences(ctx.db, ids, dayInChina(ctx.now())),
  ])

  return rows.map((b) => presentBlock(ctx, b, facts.get(b.id)!, presences.get(b.id) ?? null))
}

export async function listBlocks(ctx: SignedCtx, filters: BlockFilters) {
  const { rows, total } = await findBlockPage(
    ctx.db,
    blockMatch(ctx, filters),
    filters,
    ctx.language,
  )

  return { list: await presentBlocks(ctx, rows), total }
}

/** The own stays that are over and whose exit is not requested yet. */
export async function listOwnExits(ctx: SignedCtx) {
  return presentBlocks(ctx, await findOwnExits(ctx.db, ctx.actor.userId, dayInChina(ctx.now())))
}

/** One stay with its history and the rules it is judged by. */
export async function getBlock(ctx: SignedCtx, { id }: { id: number }) {
  const b = found(await findBlock(ctx.db, visibleBlocks(ctx.actor), id))

  const [facts, steps, presences] = await Promise.all([
    findBlockFacts(ctx, [b]),
    findSteps(ctx.db, id),
    findPresences(ctx.db, [id], dayInChina(ctx.now())),
  ])

  const own = facts.get(id)!

  return {
    ...presentBlock(ctx, b, own, presences.get(id) ?? null),
    recordedAbsence: own.recordedAbsence,
    rules: { ...own.rules, absence: Math.round(own.rules.absence * 1000) / 10 },
    history: steps.map(({ at, ...step }) => ({ ...step, at: minuteInChina(at) })),
  }
}
