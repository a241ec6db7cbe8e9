import { type Random, randomFrom } from '../random.ts'
import { dayOf, type EvidenceEntry, type EvidenceKind } from './entry.ts'
import { instantOf, pick, plainEntry } from './plausible-entries.ts'

/** What was planted: who is to be found, for what, and one of which rows. */
type PlantedCase = { kinds: EvidenceKind[]; person: string; ids: string[] }

/**
 * Adds frauds to honest entries in turn, each by another person: late, burst, same sample, on leave
 * or outside, quick approval.
 */
export function plantFrauds(seed: number, honest: readonly EvidenceEntry[], count: number) {
  const random = randomFrom(seed)
  const entries = honest.map((entry) => ({ ...entry }))
  const people = [...new Set(entries.map((entry) => entry.trainee))]
  const planted: PlantedCase[] = []
  const used = new Set<string>()

  while (planted.length < count) {
    const trainee = people[pick(random, people.length)]!
    const plant = PLANTS[planted.length % PLANTS.length]!
    if (used.has(trainee) && plant !== approve) continue

    used.add(trainee)

    const own = entries.filter((entry) => entry.trainee === trainee)

    planted.push(plant(random, `f${planted.length}`, own, entries))
  }

  return { entries, planted }
}

type Plant = (
  random: Random,
  name: string,
  own: EvidenceEntry[],
  entries: EvidenceEntry[],
) => PlantedCase

const between = (random: Random, least: number, max: number) =>
  least + pick(random, max - least + 1)

const makeRows = (
  random: Random,
  name: string,
  own: EvidenceEntry[],
  count: number,
  make: (i: number, day: number) => Partial<EvidenceEntry>,
) =>
  Array.from({ length: count }, (_, i) => {
    const like = own[pick(random, own.length)]!
    const entry = plainEntry(`${name}-${i}`, like.trainee, like.caseDay, like.writtenAt, random)
    const made = { ...entry, decider: like.decider, ...make(i, like.caseDay) }

    return { ...made, enteredAt: made.writtenAt }
  })

function put(kinds: EvidenceKind[], rows: EvidenceEntry[], entries: EvidenceEntry[]): PlantedCase {
  entries.push(...rows)
  return { kinds, person: rows[0]!.trainee, ids: rows.map((row) => row.id) }
}

/** A month's cases made up weeks later, over some evenings. */
const enterLate: Plant = (random, name, own, entries) => {
  const day = dayOf(own[own.length >> 1]!.writtenAt)

  const rows = makeRows(random, name, own, between(random, 10, 25), (i) => {
    const written = instantOf(day + (i % 4), 19 + 3 * random())
    return {
      caseDay: day - between(random, 9, 40),
      writtenAt: Math.round(written),
      blockFrom: day - 60,
      blockUntil: day + 30,
    }
  })

  return put(['late'], rows, entries)
}

/** Dozens within minutes. */
const enterAtOnce: Plant = (random, name, own, entries) => {
  const day = own[pick(random, own.length)]!.caseDay
  const [begin, length] = [instantOf(day, 12 + 9 * random()), between(random, 1, 9) * 60]

  const make = () => ({
    caseDay: day,
    writtenAt: Math.round(begin + length * random()),
    blockFrom: day - 9,
    blockUntil: day + 9,
  })

  return put(['burst'], makeRows(random, name, own, between(random, 24, 60), make), entries)
}

/** Samples counted again on another day, sometimes one only. */
const repeatSamples: Plant = (random, name, own, entries) => {
  const known = own.filter(
    (entry) => entry.sample !== null && dayOf(entry.writtenAt) - entry.caseDay < 3,
  )

  const rows = Array.from({ length: between(random, 1, 5) }, (_, i) => {
    const like = known[pick(random, known.length)]!
    return {
      ...like,
      id: `${name}-${i}`,
      writtenAt: like.writtenAt + 86_400 * between(random, 1, 3),
      decidedAt: null,
      batch: null,
    }
  })

  return put(['sameSample'], rows, entries)
}

/** Cases of days on which nobody was there. */
const enterAbsent: Plant = (random, name, own, entries) => {
  const isLeave = random() < 0.5
  const rows = makeRows(random, name, own, between(random, 3, 8), (_, day) =>
    isLeave ? { isOnLeave: true } : { blockFrom: day + 3, blockUntil: day + 30 },
  )

  return put(['onLeave', 'outsideBlock', 'impossibleDay'], rows, entries)
}

/** A supervisor passes dozens without reading. */
const approve: Plant = (random, name, own, entries) => {
  const decider = own[0]!.decider!
  const day = dayOf(own[pick(random, own.length)]!.writtenAt) + 1
  const pace = 0.2 + 1.1 * random()
  const begin = instantOf(day, 21.5)

  const rows = makeRows(random, name, own, between(random, 20, 80), (i) => ({
    writtenAt: Math.round(instantOf(day, 0) - i * 3600),
    caseDay: dayOf(instantOf(day, 0) - i * 3600),
    blockFrom: null,
    blockUntil: null,
    decidedAt: Math.round(begin + i * pace),
  }))

  return { ...put(['quickApproval'], rows, entries), person: decider }
}

const PLANTS = [enterLate, enterAtOnce, repeatSamples, enterAbsent, approve]
