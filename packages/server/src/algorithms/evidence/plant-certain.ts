import { randomFrom } from '../random.ts'
import { dayOf, type EvidenceEntry, type EvidenceKind } from './entry.ts'
import { instantOf, pick } from './plausible-entries.ts'

/**
 * Series of samples that two honest people who work at one bench both enter, one after the other,
 * are at most so long.
 */
const LONGEST_BENCH = 6
const BENCHES = 200
type PlantedCase = { kinds: EvidenceKind[]; person: string; ids: string[] }

const byWriting = (a: EvidenceEntry, b: EvidenceEntry) =>
  a.writtenAt - b.writtenAt || (a.id < b.id ? -1 : 1)

const numberOf = ({ sample, patient }: EvidenceEntry) => sample ?? patient

/** Entries with numbers of one trainee, in the order of writing, from a random one on. */
function seriesOf(
  entries: readonly EvidenceEntry[],
  trainee: string,
  length: number,
  from: number,
) {
  const own = entries
    .filter((entry) => entry.trainee === trainee && numberOf(entry) !== null)
    .sort(byWriting)

  return own.slice(from % Math.max(1, own.length - length)).slice(0, length)
}

/** The same numbers by another trainee, written in one go two days later at noon. */
function copyFor(trainee: string, name: string, series: readonly EvidenceEntry[]): EvidenceEntry[] {
  const begin = instantOf(dayOf(series.at(-1)!.writtenAt) + 2, 12)
  return series.map((entry, i) => ({
    ...entry,
    id: `${name}-${i}`,
    trainee,
    writtenAt: begin + 40 * i,
    enteredAt: begin + 40 * i,
    decider: null,
    decidedAt: null,
    openedAt: null,
    batch: null,
  }))
}

/** Adds what honest partners have in common: short series of the same samples in the same order. */
export function shareBenches(seed: number, honest: readonly EvidenceEntry[]): EvidenceEntry[] {
  const random = randomFrom(seed + 5000)
  const people = [...new Set(honest.map(({ trainee }) => trainee))]

  const shared = Array.from({ length: BENCHES }, (_, i) => {
    const [first, offset] = [pick(random, people.length), 1 + pick(random, people.length - 1)]

    const series = seriesOf(
      honest,
      people[first]!,
      2 + pick(random, LONGEST_BENCH - 1),
      pick(random, 1e6),
    )

    return copyFor(people[(first + offset) % people.length]!, `bench${i}`, series)
  })

  return [...honest, ...shared.flat()]
}

/**
 * Plants certain signs in turn: decided by the own account, days that cannot be, whole runs of a
 * colleague.
 */
export function plantCertain(seed: number, honest: readonly EvidenceEntry[], count: number) {
  const random = randomFrom(seed + 7000)
  const people = [...new Set(honest.map(({ trainee }) => trainee))]
  const entries = honest.map((entry) => ({ ...entry }))
  const planted: PlantedCase[] = []

  for (let i = 0; i < count; i++) {
    const trainee = people[(seed + i * 7) % people.length]!

    if (i % 3 === 2) {
      const colleague = people[(seed + i * 7 + 1) % people.length]!

      const rows = copyFor(
        trainee,
        `run${i}`,
        distinct(seriesOf(honest, colleague, 40, pick(random, 1e6))).slice(
          0,
          10 + pick(random, 11),
        ),
      )

      entries.push(...rows)
      planted.push({ kinds: ['copiedRun'], person: trainee, ids: rows.map(({ id }) => id) })

      continue
    }

    const own = entries.filter((entry) => entry.trainee === trainee)
    const original = own[pick(random, own.length)]!

    if (i % 3 === 0)
      Object.assign(original, { decider: `account of ${trainee}`, isOwnDecision: true })
    else Object.assign(original, { caseDay: dayOf(original.enteredAt) + 1 + pick(random, 5) })

    planted.push({
      kinds: [i % 3 === 0 ? 'ownDecision' : 'impossibleDay'],
      person: trainee,
      ids: [original.id],
    })
  }

  return { entries, planted }
}

/** The first entry of each number. */
const distinct = (series: readonly EvidenceEntry[]) =>
  series.filter(
    (entry, i) => series.findIndex((other) => numberOf(other) === numberOf(entry)) === i,
  )
