import { type Random, randomFrom } from '../random.ts'
import { DAY, type EvidenceEntry } from './entry.ts'

const FIRST_DAY = 20_514 // 2026-03-02, a Monday
const ITEMS = 14

/** Seconds since 1970 of a time of day in Asia/Shanghai. */
export const instantOf = (day: number, hour: number) => day * DAY + (hour - 8) * 3600

type Habits = {
  load: number
  isWeekly: boolean
  late: number
  pace: number
  decider: string
  leave: Set<number>
}

export const pick = (random: Random, count: number) => Math.floor(random() * count)

function poisson(random: Random, mean: number) {
  let [count, left] = [0, Math.exp(-mean)]
  for (let product = random(); product > left; product *= random()) count++

  return count
}

export const plainEntry = (
  id: string,
  trainee: string,
  caseDay: number,
  writtenAt: number,
  random: Random,
): EvidenceEntry => ({
  id,
  trainee,
  item: `item ${pick(random, ITEMS)}`,
  sample: random() < 0.85 ? `2603${String(pick(random, 1e8)).padStart(8, '0')}` : null,
  patient: random() < 0.4 ? `p${pick(random, 30_000)}` : null,
  caseDay,
  writtenAt,
  enteredAt: writtenAt,
  isOnLeave: false,
  blockFrom: caseDay - pick(random, 20),
  blockUntil: caseDay + pick(random, 20),
  decider: null,
  isOwnDecision: false,
  decidedAt: null,
  openedAt: null,
  batch: null,
})

function habitsOf(random: Random, days: number): Habits {
  const leave = new Set<number>()

  for (let spell = 0; spell < poisson(random, 1.5); spell++) {
    const from = FIRST_DAY + pick(random, days)
    for (let day = from; day <= from + pick(random, 4); day++) leave.add(day)
  }

  const isWeekly = random() < 0.15 // who has much to enter does so every day

  return {
    load: isWeekly ? 0.5 + 1.5 * random() : 1 + 4 * random(),
    isWeekly,
    // habits differ by a gamma distribution
    late: 0.04 * (-Math.log(1 - random()) - Math.log(1 - random())),
    pace: 26 + 30 * random(),
    decider: `d${pick(random, 14)}`,
    leave,
  }
}

/**
 * Workload as honest people enter it, until `count` entries: a day's cases in the evening within
 * minutes, some people once a week. Several of one item are entered together, some days late, some
 * are sent later from offline phones. One sample serves several items and trainees. There is now
 * and then a slip (a repeated entry, a wrong day). Entries are decided singly or in batches that
 * are looked at.
 */
export function plausibleEntries(seed: number, count: number, trainees = 80): EvidenceEntry[] {
  const random = randomFrom(seed)
  const days = Math.ceil(count / (trainees * 1.9)) + 30

  const people = Array.from({ length: trainees }, (_, i) => ({
    name: `t${i}`,
    ...habitsOf(random, days),
  }))

  const entries: EvidenceEntry[] = []
  const waiting = new Map(people.map(({ name }) => [name, [] as number[]]))

  for (let day = FIRST_DAY; entries.length < count; day++) {
    for (const person of people) {
      const cases = waiting.get(person.name)!
      const worked = day % 7 === 2 || day % 7 === 3 ? 0.15 : 1
      // a case of a half day of leave
      const isAway = person.leave.has(day) && random() > 0.03
      if (!isAway) for (let i = poisson(random, person.load * worked); i > 0; i--) cases.push(day)

      const isTime = person.isWeekly ? day % 7 === 0 : random() < 0.75
      if (isTime && cases.length) write(random, person, day, entries, cases)
    }

    if (day % 2 === 0) decide(random, day, entries)
  }

  return entries.slice(0, count)
}

function write(
  random: Random,
  person: Habits & { name: string },
  day: number,
  entries: EvidenceEntry[],
  cases: number[],
) {
  let at = instantOf(day, 18 + 5 * random())
  const isOffline = random() < 0.06
  const arrives = instantOf(day + 1, 7 + random())
  const remaining: number[] = []

  const add = (entry: EvidenceEntry) => {
    entry.isOnLeave = person.leave.has(entry.caseDay)
    entry.decider = person.decider

    if (isOffline) entry.enteredAt = arrives
    if (random() < 0.0003) entry.blockUntil = entry.caseDay - 1

    entries.push(entry)

    return entry
  }

  for (const caseDay of cases) {
    // forgotten for a week and some days
    if (day - caseDay < 8 ? random() < person.late : random() < 0.5) {
      remaining.push(caseDay)
      continue
    }

    at += Math.round(person.pace * (0.5 + random()))

    const newEntry = add(
      plainEntry(`e${entries.length}`, person.name, caseDay, Math.round(at), random),
    )

    if (newEntry.sample && random() < 0.15)
      add({
        ...newEntry,
        id: `e${entries.length}`,
        item: `${newEntry.item} too`,
        writtenAt: newEntry.writtenAt + 9,
      })

    if (newEntry.sample && random() < 0.0002)
      add({ ...newEntry, id: `e${entries.length}`, writtenAt: newEntry.writtenAt + 30 })

    const other = random() < 0.03 ? entries[pick(random, entries.length)] : undefined
    if (other && other.trainee !== newEntry.trainee) newEntry.sample = other.sample

    if (random() < 0.02)
      for (let i = 3 + pick(random, 10); i > 0; i--)
        add({
          ...plainEntry(`e${entries.length}`, person.name, caseDay, newEntry.writtenAt, random),
          item: newEntry.item,
        })
  }

  cases.splice(0, cases.length, ...remaining)
}

/**
 * Every supervisor goes through what waits: in batches of up to 30 with about three seconds for
 * each, or one by one.
 */
function decide(random: Random, day: number, entries: readonly EvidenceEntry[]) {
  const open = new Map<string, EvidenceEntry[]>()
  for (let i = entries.length - 1; i >= 0 && entries[i]!.enteredAt > instantOf(day - 6, 0); i--) {
    const entry = entries[i]!
    if (entry.decidedAt === null && entry.enteredAt < instantOf(day, 12))
      open.set(entry.decider!, [...(open.get(entry.decider!) ?? []), entry])
  }

  for (const [decider, own] of open) {
    let at = instantOf(day, 12 + 5 * random())
    const showsOpening = random() < 0.5
    const isBatch = random() < 0.6

    for (let from = 0; from < own.length; from += 30) {
      const batch = own.slice(from, from + 30)
      const openedAt = at

      for (const entry of batch) {
        at += 2 + 3 * random() ** 2 + (random() < 0.1 ? 15 * random() : 0)
        entry.decidedAt = Math.round(at)
        entry.openedAt = showsOpening ? Math.round(openedAt) : null
      }

      if (isBatch)
        for (const entry of batch)
          Object.assign(entry, {
            decidedAt: Math.round(at),
            batch: `${decider} ${Math.round(openedAt)}`,
          })
    }
  }
}
