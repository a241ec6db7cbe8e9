import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findWorkingDayCounter } from '../../settings/settings.public.ts'
import { findRulesByBase } from '../rules/rule.queries.ts'
import { findAbsences } from './block.queries.ts'
import { shortfallsOf } from './exit.rules.ts'
import { findTraineeBlocks } from './trainee-blocks.queries.ts'

type Planned = { traineeId: number; baseId: number; startsOn: string; endsOn: string; startsHalf: 'am' | 'pm'; endsHalf: 'am' | 'pm' }
const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)
const percent = (share: number) => Math.round(share * 1000) / 10
const MET = { theory: 100, skill: 100, daily: 100, workload: 100 }

/**
 * What an absence would do to the stays it meets: working days of the stay, days that are recorded already and those of the absence, and
 * whether the stay would have to be repeated by the rules of the base. Days the absence has itself recorded are not counted twice (`without`).
 */
export async function findAbsenceEffect(ctx: Pick<SignedCtx, 'db' | 'now'>, absence: Planned, without: number | null = null) {
  const { traineeId, startsOn, endsOn } = absence
  const today = dayInChina(ctx.now())
  const blocks = (await findTraineeBlocks(ctx.db, [traineeId])).filter(
    (b) => b.state !== 'failed' && b.starts_on <= endsOn && b.ends_on >= startsOn,
  )
  const [from, until] = [blocks[0]?.starts_on ?? today, blocks.at(-1)?.ends_on ?? today]
  const [workingDays, recorded, rulesOf] = await Promise.all([
    findWorkingDayCounter(ctx.db, from, until),
    findAbsences(ctx.db, [traineeId], from, until),
    findRulesByBase(ctx.db),
  ])
  const rules = rulesOf(absence.baseId)
  return blocks.map((b) => {
    const of = (first: string, last: string) => Math.max(0, workingDays(later(first, b.starts_on), earlier(last, b.ends_on)))
    const isIn = (day: string) => day >= b.starts_on && day <= b.ends_on && workingDays(day, day) === 1
    const late = absence.startsHalf === 'pm' && isIn(startsOn) ? 0.5 : 0
    const early = absence.endsHalf === 'am' && isIn(endsOn) ? 0.5 : 0
    const days = of(startsOn, endsOn) - late - early
    const others = recorded.filter(({ absence_id }) => without === null || absence_id !== without)
    const awayBefore = others.reduce((sum, a) => sum + of(a.starts_on, a.ends_on), 0)
    const all = of(b.starts_on, b.ends_on)
    const facts = { ...MET, absenceDays: awayBefore + days, workingDays: all }
    return {
      ...{ department: b.department, departmentEn: b.department_en, startsOn: b.starts_on, endsOn: b.ends_on },
      ...{ workingDays: all, awayBefore, days, share: all > 0 ? percent((awayBefore + days) / all) : 0, limit: percent(rules.absence) },
      isRepeat: shortfallsOf(facts, rules).some(({ key }) => key === 'absence'),
    }
  })
}
