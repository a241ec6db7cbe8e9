import { resultOf } from '@residency/contract/areas/rotations/blocks/block.flow'
import { onlyOf } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findWorkingDayCounter } from '../../settings/settings.public.ts'
import { findAbsentDays } from '../presence/absent-days.ts'
import { findRulesByBase } from '../rules/rule.queries.ts'
import type { BlockRow } from './block.queries.ts'
import { shortfallsOf } from './exit.rules.ts'

const earlier = (a: string, b: string) => (a < b ? a : b)
const points = (value: string | number | null) => (value === null ? null : Number(value))

type Scored = Pick<BlockRow, 'state' | 'theory_score' | 'skill_score' | 'daily_score' | 'workload_share' | 'absence_days'>
/** Scores of a stay as numbers. `counted`: the workload by the entries, until the result is confirmed. */
export const scoresOf = (b: Scored, counted: number | null) => ({
  theory: points(b.theory_score),
  skill: points(b.skill_score),
  daily: points(b.daily_score),
  workload: counted !== null && resultOf(b.state) === null ? counted : points(b.workload_share),
  absenceDays: Number(b.absence_days),
})
type Judged = Pick<BlockRow, 'id' | 'base_id' | 'trainee_id' | 'starts_on' | 'ends_on'> & Scored

/** Working days, absence until today (leave that lies ahead is none yet), rules and what is short of each stay, in a fixed number of statements. */
export async function findBlockFacts(ctx: Pick<SignedCtx, 'db' | 'now' | 'services'>, blocks: readonly Judged[]) {
  const [from, until] = [
    blocks.map((b) => b.starts_on).sort()[0],
    blocks
      .map((b) => b.ends_on)
      .sort()
      .at(-1),
  ]
  if (!from || !until) return new Map<number, never>()
  const traineeIds = [...new Set(blocks.map((b) => b.trainee_id))]
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
      const until = earlier(b.ends_on, today)
      const facts = {
        workingDays: workingDays(b.starts_on, b.ends_on),
        recordedAbsence: absent.count(b.trainee_id, b.starts_on, until),
        unexcused: absent.countUnexcused(b.trainee_id, b.starts_on, until),
      }
      const rules = rulesOf(b.base_id)
      const counted = shares.get(b.id) ?? null
      const scores = scoresOf(b, counted)
      // what is recorded after the assessment counts too, until the result is given
      const absenceDays = resultOf(b.state) === null ? Math.max(scores.absenceDays, facts.recordedAbsence) : scores.absenceDays
      const all = shortfallsOf({ ...scores, absenceDays, workingDays: facts.workingDays }, rules)
      // before the assessment nothing is known but the days absent: a score that nobody has given is not below its limit
      const shortfalls = scores.theory === null ? all.filter(({ key }) => key === 'absence') : all
      return [b.id, { ...facts, rules, shortfalls, counted }]
    }),
  )
}
export type BlockFactsOf = NonNullable<ReturnType<Awaited<ReturnType<typeof findBlockFacts>>['get']>>
/** Facts of several stays, by their ids. */
export type BlockFactsById = ReadonlyMap<number, BlockFactsOf>
