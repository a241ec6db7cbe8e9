import { countsInTimetable } from '@residency/contract/areas/rotations/blocks/block.flow'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findWorkingDayCounter, type Span } from '../../settings/settings.public.ts'
import { shortfallsOf } from '../blocks/exit.rules.ts'
import { findTraineeBlocks } from '../blocks/trainee-blocks.queries.ts'
import { findRulesByBase } from '../rules/rule.queries.ts'
import { findAbsentDays } from './absent-days.ts'

/** `isAbsence`: not of an away, which is on the hospital's order. */
type PlannedAbsence = Span & { traineeId: number; baseId: number; isAbsence: boolean }
const percent = (share: number) => Math.round(share * 1000) / 10
const MET = { theory: 100, skill: 100, daily: 100, workload: 100 }

/**
 * What an absence would do to the stays it overlaps: working days of the stay, days of other
 * absences (also future ones) and of this one. Also whether the stay would have to be repeated by
 * the rules of the base. `without`: the absence itself, where it counts already.
 */
export async function findAbsenceEffect(
  ctx: Pick<SignedCtx, 'db' | 'now'>,
  absence: PlannedAbsence,
  without: number | null = null,
) {
  const { traineeId, startsOn, endsOn } = absence
  const today = dayInChina(ctx.now())
  const blocks = (await findTraineeBlocks(ctx.db, [traineeId])).filter(
    (b) => countsInTimetable(b) && b.startsOn <= endsOn && b.endsOn >= startsOn,
  )
  const [from, until] = [blocks[0]?.startsOn ?? today, blocks.at(-1)?.endsOn ?? today]

  const [workingDays, absent, rulesOf] = await Promise.all([
    findWorkingDayCounter(ctx.db, from, until),
    findAbsentDays(ctx.db, [traineeId], from, until),
    findRulesByBase(ctx.db),
  ])

  const rules = rulesOf(absence.baseId)

  return blocks.map((b) => {
    const days = absence.isAbsence ? absent.countSpan(traineeId, absence, b.startsOn, b.endsOn) : 0
    const awayBefore = absent.count(traineeId, b.startsOn, b.endsOn, without)
    const all = workingDays(b.startsOn, b.endsOn)
    const facts = { ...MET, absenceDays: awayBefore + days, workingDays: all }

    return {
      department: b.department,
      departmentEn: b.departmentEn,
      startsOn: b.startsOn,
      endsOn: b.endsOn,
      workingDays: all,
      awayBefore,
      days,
      share: all > 0 ? percent((awayBefore + days) / all) : 0,
      limit: percent(rules.absence),
      isRepeat: shortfallsOf(facts, rules).some(({ key }) => key === 'absence'),
    }
  })
}
