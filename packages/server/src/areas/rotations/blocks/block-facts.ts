import { resultOf } from '@residency/contract/areas/rotations/blocks/block.flow'
import { earlierOf } from '@residency/contract/kernel/day'
import { onlyOf } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findWorkingDayCounter } from '../../settings/settings.public.ts'
import { findAbsentDays } from '../presence/absent-days.ts'
import { findRulesByBase } from '../rules/rule.queries.ts'
import type { BlockRow } from './block.queries.ts'
import { shortfallsOf } from './exit.rules.ts'

const points = (value: string | number | null) => (value === null ? null : Number(value))

type BlockScores = Pick<
  BlockRow,
  'state' | 'theoryScore' | 'skillScore' | 'dailyScore' | 'workloadShare' | 'absenceDays'
>

/**
 * Scores of a stay as numbers. `counted`: the workload by the entries, until the result is
 * confirmed.
 */
export const scoresOf = (b: BlockScores, counted: number | null) => ({
  theory: points(b.theoryScore),
  skill: points(b.skillScore),
  daily: points(b.dailyScore),
  workload: counted !== null && resultOf(b.state) === null ? counted : points(b.workloadShare),
  absenceDays: Number(b.absenceDays),
})

type BlockToJudge = Pick<BlockRow, 'id' | 'baseId' | 'traineeId' | 'startsOn' | 'endsOn'> &
  BlockScores

/**
 * Working days, absence until today (future leave does not count yet), rules and what is short of
 * each stay, in a fixed number of statements.
 */
export async function findBlockFacts(
  ctx: Pick<SignedCtx, 'db' | 'now' | 'services'>,
  blocks: readonly BlockToJudge[],
) {
  const [from, until] = [
    blocks.map((b) => b.startsOn).sort()[0],
    blocks
      .map((b) => b.endsOn)
      .sort()
      .at(-1),
  ]

  if (!from || !until) return new Map<number, never>()

  const traineeIds = [...new Set(blocks.map((b) => b.traineeId))]
  const today = dayInChina(ctx.now())

  const [workingDays, absent, rulesOf, shares] = await Promise.all([
    findWorkingDayCounter(ctx.db, from, until),
    findAbsentDays(ctx.db, traineeIds, from, until),
    findRulesByBase(ctx.db),
    onlyOf(ctx, 'stayShares')(
      ctx.db,
      blocks.map((b) => b.id),
    ),
  ])

  return new Map(
    blocks.map((b) => {
      const until = earlierOf(b.endsOn, today)

      const facts = {
        workingDays: workingDays(b.startsOn, b.endsOn),
        recordedAbsence: absent.count(b.traineeId, b.startsOn, until),
        unexcused: absent.countUnexcused(b.traineeId, b.startsOn, until),
      }

      const rules = rulesOf(b.baseId)
      const counted = shares.get(b.id) ?? null
      const scores = scoresOf(b, counted)

      // what is recorded after the assessment counts too, until the result is given
      const absenceDays =
        resultOf(b.state) === null
          ? Math.max(scores.absenceDays, facts.recordedAbsence)
          : scores.absenceDays

      const all = shortfallsOf({ ...scores, absenceDays, workingDays: facts.workingDays }, rules)
      // before the assessment nothing is known but the days absent: a score that nobody has given
      // is not below its limit
      const shortfalls = scores.theory === null ? all.filter(({ key }) => key === 'absence') : all

      return [b.id, { ...facts, rules, shortfalls, counted }]
    }),
  )
}

export type BlockFactsOf = NonNullable<
  ReturnType<Awaited<ReturnType<typeof findBlockFacts>>['get']>
>

/** Facts of several stays, by their ids. */
export type BlockFactsById = ReadonlyMap<number, BlockFactsOf>
