import { addDays, DAY_MS, daysBetween, HOUR_MS } from '@residency/contract/kernel/day'
import type { Random } from '../../algorithms/random.ts'
import { isWorkingDay, type KnownDays } from '../../areas/settings/settings.public.ts'

const CHINA_MS = 8 * HOUR_MS

/** The days of this data are numbers: day 0 is 1 January 1970. */
const DAY_ZERO = '1970-01-01'
export const dayNumber = (day: string) => daysBetween(DAY_ZERO, day)
export const dayText = (day: number) => addDays(DAY_ZERO, day)

/** An hour of a day in China, in milliseconds. */
export const hourOf = (day: number, hour: number) =>
  Math.round(day * DAY_MS - CHINA_MS + hour * HOUR_MS)

export const oneOf = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)]!

export type DemoItem = {
  id: number | null
  rowId: number
  kind: string
  item: string
  minimum: number
}

export type DemoStay = {
  id: number
  traineeId: number
  base: string
  departmentId: number
  from: number
  until: number
  supervisorId: number | null

  /** Who decides: the supervisor, otherwise who answers for the department or the base. */
  decider: number
  items: readonly DemoItem[]
}

export type DemoPatient = { id: number; departmentId: number; number: string }

/** An entry of the demo before it is written; times in milliseconds. */
export type DemoEntry = {
  stay: DemoStay
  isOutside: boolean
  item: DemoItem
  day: number
  count: number
  role: string
  patientId: number | null
  number: string | null
  note: string | null
  explanation: string | null
  marks: string[]
  state: string
  reason: string | null
  decidedAt: number | null
  batch: number | null
  writtenAt: number
}

export type DemoWork = {
  now: number
  today: number
  known: KnownDays
  stays: readonly DemoStay[]

  /** Days of absence of each trainee. */
  away: ReadonlyMap<number, ReadonlySet<number>>
  patients: ReadonlyMap<number, readonly DemoPatient[]>
}

const NOTES = [
  '已核对身份，操作顺利',
  '在带教老师指导下完成',
  '结果异常，已复核并报告',
  '患者提问较多，已解答',
  '参与讨论并记录要点',
  '独立完成，老师已复核',
]

/** What is logged where the standard asks for nothing. */
export const OTHER_ITEMS: Readonly<
  Record<string, readonly (readonly [kind: string, item: string])[]>
> = {
  YS: [
    ['basic', '处方调剂与核对'],
    ['skill', '用药咨询'],
    ['study', '科室业务学习'],
  ],
  JY: [
    ['basic', '标本接收与核对'],
    ['skill', '室内质控操作'],
    ['study', '科室业务学习'],
  ],
  YX: [
    ['skill', '胸部 X 线摄影'],
    ['skill', '头颅 CT 平扫'],
    ['skill', '腰椎 MRI 检查'],
    ['basic', '检查前核对与宣教'],
    ['rescue', '急诊影像检查'],
    ['study', '读片会'],
  ],
}

/** Weekends have duty now and then. */
const ON_DUTY = 0.12
const LATE_DAYS = 7

let made = 0

const newNumber = (day: number) =>
  `${dayText(day).replaceAll('-', '').slice(2)}${String(++made).padStart(6, '0')}`

/** Numbers begin again, so that the same day has the same demo. */
export const beginNumbers = () => {
  made = 0
}

const weightOf = ({ minimum }: DemoItem) => Math.min(minimum, 12)

/** What is asked for often is drawn often. */
function drawItem(items: readonly DemoItem[], random: Random): DemoItem {
  const drawn = random() * items.reduce((sum, item) => sum + weightOf(item), 0)
  const until = (at: number) =>
    items.slice(0, at + 1).reduce((sum, item) => sum + weightOf(item), 0)
  return items.find((_, at) => until(at) > drawn) ?? items[0]!
}

/** What is asked for in hundreds is logged as the number of a day. */
const COUNTED_FROM = 100

/** One plausible entry of a stay: a case, or the cases of a day where hundreds are asked for. */
export function plainCase(
  work: DemoWork,
  stay: DemoStay,
  day: number,
  writtenAt: number,
  random: Random,
): DemoEntry {
  const item = drawItem(stay.items, random)
  const isCounted = item.minimum >= COUNTED_FROM
  const isAtPatient = !isCounted && item.kind !== 'study' && item.kind !== 'basic'
  const library = isAtPatient && random() < 0.15 ? work.patients.get(stay.departmentId) : undefined
  const patient = library && oneOf(library, random)
  const number = isAtPatient && random() < 0.9 ? newNumber(day) : null

  return {
    count: isCounted ? 5 + Math.floor(random() * 36) : 1,
    stay,
    isOutside: false,
    item,
    day,
    role: anyRole(random),
    patientId: patient?.id ?? null,
    number: patient?.number ?? number,
    note: random() < 0.18 ? oneOf(NOTES, random) : null,
    explanation: null,
    marks: dayOfInstant(writtenAt) - day > LATE_DAYS ? ['late'] : [],
    writtenAt,
    state: 'submitted',
    reason: null,
    decidedAt: null,
    batch: null,
  }
}

export const dayOfInstant = (at: number) => Math.floor((at + CHINA_MS) / DAY_MS)

function anyRole(random: Random): DemoEntry['role'] {
  if (random() < 0.62) return 'performed'

  return random() < 0.6 ? 'assisted' : 'observed'
}

/** Days until a case is logged: mostly none, now and then more than a week. */
function anyDelay(random: Random): number {
  if (random() < 0.82) return 0

  return (random() < 0.95 ? 1 : 8) + Math.floor(random() * 5)
}

/** What somebody logs in one evening: several equal cases are one entry with a count. */
function casesOfEvening(
  work: DemoWork,
  { stay, day, begin }: { stay: DemoWork['stays'][number]; day: number; begin: number },
  random: Random,
) {
  const areEqual = random() < 0.015
  const count = areEqual ? 5 + Math.floor(random() * 7) : 1 + Math.floor(random() * 1.4)

  const [first, ...others] = Array.from({ length: count }, (_, i) =>
    plainCase(work, stay, day, begin + i * 41_000, random),
  )

  const together = {
    ...first!,
    count: Math.max(count, first!.count),
    number: null,
    patientId: null,
  }

  return { cases: areEqual ? [together] : [first!, ...others], count }
}

/**
 * What honest people log in their stays until now: in the evening, some days later, now and then
 * several alike at once.
 */
export function ordinaryCases(work: DemoWork, random: Random): DemoEntry[] {
  const entries: DemoEntry[] = []
  const evenings = new Map<string, number>()
  const habits = new Map<number, number>()

  for (const stay of work.stays) {
    if (!habits.has(stay.traineeId)) habits.set(stay.traineeId, 0.24 + 0.36 * random())
    const load = habits.get(stay.traineeId)!

    for (let day = stay.from; day <= Math.min(stay.until, work.today); day++) {
      if (work.away.get(stay.traineeId)?.has(day)) continue
      if (random() >= load || (!isWorkingDay(dayText(day), work.known) && random() > ON_DUTY))
        continue

      const delay = anyDelay(random)
      const evening = `${stay.traineeId} ${day + delay}`
      const begin = evenings.get(evening) ?? hourOf(day + delay, 18 + 4 * random())
      const { cases, count } = casesOfEvening(work, { stay, day, begin }, random)

      evenings.set(evening, begin + count * 45_000)
      entries.push(...cases.filter(({ writtenAt }) => writtenAt < work.now))
    }
  }

  return entries
}

/**
 * A supervisor's day that waits: ten alike, three of them with a number, four others, and one with
 * an indicator.
 */
export function waitingDay(work: DemoWork, supervisor: number, random: Random): DemoEntry[] {
  const own = work.stays.filter(
    ({ supervisorId, from }) => supervisorId === supervisor && from < work.today,
  )
  const stay = own.toSorted((a, b) => a.until - b.until).at(-1)
  if (!stay) return []

  const day = Math.min(stay.until, work.today - 1)
  const begin = hourOf(day, 19)
  const cases = Array.from({ length: 15 }, (_, i) =>
    plainCase(work, stay, day, begin + i * 60_000, random),
  )
  const item = stay.items.find(({ kind }) => kind === 'skill') ?? stay.items[0]!
  const alike = { item, role: 'performed', patientId: null, note: null }

  return cases.flatMap((entry, i): DemoEntry[] => {
    if (i < 3) return [{ ...entry, ...alike, count: 1, number: newNumber(day) }]
    if (i === 3) return [{ ...entry, ...alike, count: 7, number: null }]
    if (i < 10) return []

    return [i === 14 ? { ...entry, marks: ['repeated'], explanation: '标本复检' } : entry]
  })
}

const RETURNS = ['请补充样本号', '请写明本人承担的部分', '病例描述过于简单，请补充']
const REFUSALS = ['与当日排班不符', '不属于本项目要求的病例']

/**
 * Decisions a day or some days later, each day's by one act; what was returned and not corrected is
 * recent.
 */
export function decideCases(
  work: DemoWork,
  entries: readonly DemoEntry[],
  slow: ReadonlySet<number>,
  random: Random,
) {
  const acts = new Map<string, DemoEntry[]>()
  for (const entry of entries) {
    const { decider } = entry.stay
    const day = dayOfInstant(entry.writtenAt) + (slow.has(decider) ? 6 : 1 + (decider % 3))
    const at = hourOf(day, 12 + (decider % 40) / 10)
    if (at >= work.now) continue

    const draw = random()
    const isRecent = work.today - entry.day < 30

    if (draw < 0.008 || (isRecent && draw < 0.08)) {
      const state = isRecent ? 'returned' : 'rejected'
      const apart = { decidedAt: at + 1_800_000 + Math.floor(draw * 100_000) * 150, batch: 1 }

      Object.assign(entry, {
        ...apart,
        state,
        reason: oneOf(isRecent ? RETURNS : REFUSALS, random),
      })

      if (apart.decidedAt >= work.now)
        Object.assign(entry, { state: 'submitted', reason: null, decidedAt: null, batch: null })
    } else
      acts.set(`${decider} ${day}`, [
        ...(acts.get(`${decider} ${day}`) ?? []),
        Object.assign(entry, { decidedAt: at }),
      ])
  }

  for (const act of acts.values())
    for (const entry of act) Object.assign(entry, { state: 'passed', batch: act.length })
}
