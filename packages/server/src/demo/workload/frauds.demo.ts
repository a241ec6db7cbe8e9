import { DAY_MS } from '@residency/contract/kernel/day'
import type { Random } from '../../algorithms/random.ts'
import {
  type DemoEntry,
  type DemoWork,
  dayOfInstant,
  hourOf,
  oneOf,
  plainCase,
} from './work.demo.ts'

/** Of each of the five kinds. */
const OF_EACH = 4

/** Planted within these days before today, so that the finder's thirteen months hold them. */
const [LATEST, EARLIEST] = [12, 300]
const passedAt = (decidedAt: number) => ({ state: 'passed', decidedAt, batch: 1 })

type Plant = (work: DemoWork, own: readonly DemoEntry[], random: Random) => DemoEntry[]

const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1))

/** Frauds are planted case by case. */
const singleCase = (...of: Parameters<typeof plainCase>): DemoEntry => ({
  ...plainCase(...of),
  count: 1,
})

/** Some weeks made up later, over two evenings. */
const late: Plant = (work, own, random) => {
  const last = own.at(-1)!
  return Array.from({ length: between(random, 16, 24) }, (_, i) => {
    const like = own[Math.max(0, own.length - 4 - 2 * i)]!
    const writtenAt = hourOf(last.day + (i % 2), 20) + i * 70_000
    const entry = singleCase(work, like.stay, Math.min(like.day, last.day - 10), writtenAt, random)

    return {
      ...entry,
      day: Math.max(entry.day, like.stay.from),
      ...passedAt(hourOf(last.day + 3, 16) + i * 90_000),
    }
  }).filter(({ day, stay, writtenAt }) => day <= stay.until && dayOfInstant(writtenAt) - day > 7)
}

/** Dozens within minutes. */
const burst: Plant = (work, own, random) => {
  const { stay, day } = oneOf(own, random)
  const begin = hourOf(day, 12.5)
  return Array.from({ length: between(random, 28, 45) }, (_, i) => ({
    ...singleCase(work, stay, day, begin + i * 11_000, random),
    ...passedAt(hourOf(day + 1, 9) + i * 70_000),
  }))
}

/** Samples counted again on the next day. */
const sameSample: Plant = (_work, own, random) => {
  const numbered = own.filter(({ number, patientId }) => number !== null && patientId === null)
  return numbered.slice(-between(random, 4, 6)).map((like) => ({
    ...like,
    writtenAt: like.writtenAt + DAY_MS,
    explanation: '标本复检',
    marks: ['repeated'],
    ...passedAt(like.writtenAt + 3 * DAY_MS),
  }))
}

/** Cases of days of leave, or of days on which the trainee was planned elsewhere. */
const absent: Plant = (work, own, random) => {
  const { stay } = own.at(-1)!
  const days = [...(work.away.get(stay.traineeId) ?? [])].filter(
    (day) => day < work.today - LATEST && day > work.today - EARLIEST,
  )
  const isLeave = days.length > 0 && stay.traineeId % 2 === 0

  return Array.from({ length: between(random, 4, 7) }, (_, i) => {
    const day = isLeave ? days[i % days.length]! : own[(i * 5) % own.length]!.day
    const covering = work.stays.find(
      (one) => one.traineeId === stay.traineeId && one.from <= day && day <= one.until,
    )
    const entry = singleCase(work, covering ?? stay, day, hourOf(day, 21) + i * 60_000, random)
    const isOutside = !isLeave || covering === undefined
    const why = isOutside
      ? { marks: ['outside'], explanation: '临时到急诊支援' }
      : { marks: ['leave'], explanation: '请假期间回科完成' }

    return {
      ...entry,
      ...why,
      patientId: null,
      isOutside,
      ...passedAt(hourOf(day + 2, 17) + i * 80_000),
    }
  })
}

/** A supervisor passes dozens without reading. */
const quick: Plant = (work, own, random) => {
  const { stay, day } = oneOf(own, random)
  const begin = hourOf(day + 2, 21.5)
  return Array.from({ length: between(random, 32, 60) }, (_, i) => {
    const on = Math.max(stay.from, day - (i % 12))
    return {
      ...singleCase(work, stay, on, hourOf(on, 19) + i * 35_000, random),
      ...passedAt(begin + i * 600),
    }
  })
}

const PLANTS: readonly Plant[] = [late, burst, sameSample, absent, quick]

/**
 * Adds twenty frauds of five kinds, each by another trainee or supervisor, to what honest people
 * logged.
 */
export function plantDemoFrauds(
  work: DemoWork,
  entries: DemoEntry[],
  apart: ReadonlySet<number>,
  random: Random,
): number {
  const recent = new Map<number, DemoEntry[]>()

  for (const entry of entries) {
    const isMeant =
      entry.state === 'passed' &&
      entry.day < work.today - LATEST &&
      entry.day > work.today - EARLIEST
    if (!isMeant || apart.has(entry.stay.traineeId) || entry.stay.supervisorId === null) continue

    recent.set(entry.stay.traineeId, [...(recent.get(entry.stay.traineeId) ?? []), entry])
  }

  const people = [...recent.values()]
    .filter((own) => own.length >= 40)
    .map((own) => own.toSorted((a, b) => a.day - b.day))
  const deciders = new Set<number>()
  let planted = 0

  while (planted < OF_EACH * PLANTS.length && people.length > 0) {
    const [own] = people.splice(Math.floor(random() * people.length), 1) as [DemoEntry[]]
    const plant = PLANTS[planted % PLANTS.length]!
    const { decider } = own[0]!.stay
    if (plant === quick && deciders.has(decider)) continue

    const rows = plant(work, own, random)
    if (rows.length < 3) continue
    if (plant === quick) deciders.add(decider)

    entries.push(...rows)
    planted++
  }

  return planted
}
