import type { LeaveStep } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { addDays, daysBetween } from '@residency/contract/kernel/day'
import type { Random } from '../../algorithms/random.ts'
import type {
  Calendar,
  Count,
  CountedBy,
  Half,
  Span,
} from '../../areas/absence/day-accounts/days.rules.ts'
import type { Part } from '../../areas/absence/leave/parts.rules.ts'
import { isWorkingDay, type KnownDays } from '../../areas/settings/settings.public.ts'

/** The outcome of an absence. `waiting`: so many of its steps have agreed. */
export type AbsenceOutcome =
  | {
      kind:
        | 'confirmed'
        | 'approved'
        | 'reported'
        | 'withdrawn'
        | 'revoked'
        | 'revokeRequested'
        | 'recorded'
        | 'cancelled'
    }
  | { kind: 'early'; returnedOn: string }
  | { kind: 'rejected'; because: string }
  | { kind: 'waiting'; passed: number }

export type Trip = {
  kind: string
  place: string
  cost: number
  payer: string | null
  report: string
}

/**
 * An absence of the demo, before it is written. `ahead`: days between application and first day.
 */
export type DemoAbsence = Span & {
  traineeId: number
  kind: 'leave' | 'away' | 'unexcused'

  /** The code of the leave type; null for other absences. */
  type: string | null
  reason: string
  urgent: string | null
  ahead: number
  outcome: AbsenceOutcome
  trip: Trip | null
}

export type DemoTrainee = { id: number; isWoman: boolean; startsOn: string; plannedEnd: string }

type Block = {
  id: number
  departmentId: number
  startsOn: string
  endsOn: string
  supervisorId: number | null
}

export type DemoPlaces = {
  now: Date
  today: string
  calendar: Calendar
  count: (traineeId: number, span: Span, by: CountedBy) => Count

  /** Days that the timetable has already. */
  recorded: readonly { traineeId: number; startsOn: string; endsOn: string }[]

  /** `base`: the account that answers for the base; `worksSince`: recorded first day of work. */
  trainees: readonly (DemoTrainee & { userId: number; base: number; worksSince: string | null })[]
  blocksOf: ReadonlyMap<number, readonly Block[]>

  /** Who answers for a department. */
  heads: ReadonlyMap<number, number>
  office: number
}

/** An absence of the demo with its days, the parts of its steps and who decides each. */
export type PlannedDemo = DemoAbsence & {
  typeId: number | null
  title: string
  count: Count
  steps: readonly LeaveStep[]
  parts: readonly (Part & { by: number })[]
  owner: number
  base: number
  isByCalendar: boolean
}

/** The first working day from a day on. */
export function workingFrom(day: string, known: KnownDays): string {
  let at = day
  while (!isWorkingDay(at, known)) at = addDays(at, 1)

  return at
}

/** The last of so many working days from a day on, which is the first. */
export function workingUntil(day: string, count: number, known: KnownDays): string {
  let at = day
  for (let left = count - 1; left > 0; left--) at = workingFrom(addDays(at, 1), known)

  return at
}

type Habit = {
  type: string
  weight: number
  most: number
  ahead: number
  reasons: readonly string[]
  women?: true
  fromMonth?: number
}

/** What people are away for in an ordinary month, and how often. */
const HABITS: readonly Habit[] = [
  {
    type: 'sick',
    weight: 28,
    most: 3,
    ahead: 0,
    reasons: ['发热，急诊就诊', '急性胃肠炎', '上呼吸道感染', '扭伤，遵医嘱休息'],
  },
  {
    type: 'personal',
    weight: 26,
    most: 2,
    ahead: 4,
    reasons: ['家中有事', '办理户口迁移', '参加亲属婚礼', '搬家', '办理证件'],
  },
  {
    type: 'annual',
    weight: 18,
    most: 3,
    ahead: 10,
    reasons: ['年休', '回家探望父母', '外出旅行'],
    fromMonth: 12,
  },
  { type: 'compensatory', weight: 6, most: 1, ahead: 3, reasons: ['周末值班补休', '节日值班补休'] },
  {
    type: 'official',
    weight: 7,
    most: 1,
    ahead: 5,
    reasons: ['参加执业考试', '参加医院志愿服务', '献血'],
  },
  { type: 'bereavement', weight: 1.5, most: 3, ahead: 0, reasons: ['祖父去世', '外祖母去世'] },
  { type: 'marriage', weight: 1.5, most: 3, ahead: 20, reasons: ['结婚'], fromMonth: 6 },
  {
    type: 'prenatal',
    weight: 1.5,
    most: 1,
    ahead: 3,
    reasons: ['产前检查'],
    women: true,
    fromMonth: 8,
  },
  {
    type: 'away',
    weight: 9,
    most: 3,
    ahead: 15,
    reasons: ['参加学术年会', '参加继续教育学习班', '参观交流', '参加技能竞赛'],
  },
  {
    type: 'unexcused',
    weight: 1.5,
    most: 1,
    ahead: 0,
    reasons: ['未到岗，电话联系不上', '上午未到岗，未说明原因'],
  },
]

const REFUSALS = [
  '当周科室人手不足，请另择时间',
  '与出科考核冲突',
  '请先与带教老师沟通交接',
  '本月请假过多，请合理安排',
]

const TRIPS: readonly (readonly [
  kind: string,
  place: string,
  cost: number,
  payer: string | null,
])[] = [
  ['conference', '武汉国际会议中心', 1280, 'department'],
  ['study', '省临床检验中心', 600, 'base'],
  ['visit', '省人民医院', 0, null],
  ['competition', '省医学会', 450, 'hospital'],
]

const REPORTS = [
  '听取专题报告六场，重点了解质量控制和信息化的做法，已在科室早会分享，并整理学习笔记一份。',
  '完成全部课程和考核，取得结业证明。回科后按所学修订了操作流程，请带教老师审阅。',
]

export const tripFor = (n: number): Trip => {
  const [kind, place, cost, payer] = TRIPS[n % TRIPS.length]!
  return { kind, place, cost, payer, report: REPORTS[n % REPORTS.length]! }
}

const MONTHS_PER_ABSENCE = 2.1
const SHARES = { rejected: 0.06, withdrawn: 0.03, revoked: 0.03, early: 0.08 }
const monthsBetween = (from: string, on: string) => daysBetween(from, on) / 30.44

const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)]!

function habitOn(trainee: DemoTrainee, on: string, random: Random): Habit {
  const months = monthsBetween(trainee.startsOn, on)
  const open = HABITS.filter(
    ({ women, fromMonth = 0 }) => months >= fromMonth && (!women || trainee.isWoman),
  )
  const drawn = random() * open.reduce((sum, { weight }) => sum + weight, 0)
  const until = (at: number) => open.slice(0, at + 1).reduce((sum, { weight }) => sum + weight, 0)

  return open.find((_, at) => until(at) > drawn) ?? open[0]!
}

function outcomeOf(habit: Habit, startsOn: string, endsOn: string, random: Random): AbsenceOutcome {
  if (habit.type === 'unexcused') return { kind: random() < 0.15 ? 'cancelled' : 'recorded' }

  const draw = random()
  if (draw < SHARES.rejected) return { kind: 'rejected', because: oneOf(REFUSALS, random) }
  if (draw < SHARES.rejected + SHARES.withdrawn) return { kind: 'withdrawn' }
  if (draw < SHARES.rejected + SHARES.withdrawn + SHARES.revoked && habit.ahead > 2)
    return { kind: 'revoked' }

  return draw > 1 - SHARES.early && endsOn > startsOn
    ? { kind: 'early', returnedOn: addDays(endsOn, -1) }
    : { kind: 'confirmed' }
}

/** The ordinary absences of a trainee between two days, one after the other. */
export function ordinaryAbsences(
  trainee: DemoTrainee,
  until: string,
  known: KnownDays,
  random: Random,
): DemoAbsence[] {
  const found: DemoAbsence[] = []
  const gap = () => 5 + Math.floor(random() * MONTHS_PER_ABSENCE * 60)

  for (let day = addDays(trainee.startsOn, gap()); day < until; day = addDays(day, gap())) {
    const habit = habitOn(trainee, day, random)
    const startsOn = workingFrom(day, known)
    const isHalf = random() < 0.25 && !['marriage', 'bereavement', 'away'].includes(habit.type)
    const length = isHalf ? 1 : 1 + Math.floor(random() * habit.most)
    // three days of a marriage are calendar days
    const endsOn =
      habit.type === 'marriage' ? addDays(startsOn, 2) : workingUntil(startsOn, length, known)
    if (endsOn >= until) break

    const half: Half = isHalf && random() < 0.5 ? 'pm' : 'am'
    const kind = habit.type === 'away' || habit.type === 'unexcused' ? habit.type : 'leave'

    found.push({
      traineeId: trainee.id,
      kind,
      type: kind === 'leave' ? habit.type : null,
      startsOn,
      endsOn,
      startsHalf: half,
      endsHalf: isHalf ? half : 'pm',
      reason: oneOf(habit.reasons, random),
      urgent: null,
      ahead: habit.ahead,
      outcome: outcomeOf(habit, startsOn, endsOn, random),
      trip: kind === 'away' ? tripFor(found.length + trainee.id) : null,
    })

    day = endsOn
  }

  return found
}
