import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { randomFrom } from '../random.ts'
import { entriesOfCsv, evidenceOfCsv } from './entries-csv.ts'
import type { EvidenceEntry } from './entry.ts'
import { findEvidence } from './find-evidence.ts'
import { plantCertain, shareBenches } from './plant-certain.ts'
import { plantFrauds } from './plant-frauds.ts'
import { instantOf, plainEntry, plausibleEntries } from './plausible-entries.ts'
import { countTail } from './uncommon-counts.ts'

const DAY = 20_520

const make = (count: number, of: (i: number) => Partial<EvidenceEntry>) =>
  Array.from({ length: count }, (_, i) => {
    const entry = {
      ...plainEntry(`e${i}`, 'a', DAY, instantOf(DAY, 20) + 60 * i, randomFrom(i)),
      ...of(i),
    }

    return { ...entry, enteredAt: of(i).enteredAt ?? entry.writtenAt }
  })

const kindsOf = (entries: readonly EvidenceEntry[]) =>
  findEvidence(entries).map((finding) => finding.kind)

describe('evidence of care', () => {
  test('of 20 frauds of five kinds among 20,000 plausible entries all are found, with at most 20 false alarms, over 20 seeds', () => {
    for (let seed = 1; seed <= proofRuns(20); seed++) {
      const { entries, planted } = plantFrauds(seed + 1000, plausibleEntries(seed, 20_000), 20)
      const findings = findEvidence(entries)

      const hits = planted.map(({ kinds, person, ids }) =>
        findings.filter(
          (finding) =>
            kinds.includes(finding.kind) &&
            (finding.trainee ?? finding.decider) === person &&
            finding.entries.some((id) => ids.includes(id)),
        ),
      )

      expect(hits.filter((found) => found.length === 0)).toEqual([])
      expect(findings.length - new Set(hits.flat()).size).toBeLessThanOrEqual(20)
    }
  })

  test('no honest entry has a certain sign, also not of two who work side by side; nearly every planted one is found, over 20 seeds', () => {
    const certain = new Set(['ownDecision', 'impossibleDay', 'copiedRun'])
    const counts = { falseAlarms: 0, found: 0, planted: 0 }

    for (let seed = 1; seed <= proofRuns(20); seed++) {
      const honest = shareBenches(seed, plausibleEntries(seed, 20_000))
      counts.falseAlarms += findEvidence(honest).filter(({ kind }) => certain.has(kind)).length

      const { entries, planted } = plantCertain(seed, honest, 9)
      const findings = findEvidence(entries)

      counts.planted += planted.length

      counts.found += planted.filter(({ kinds, person, ids }) =>
        findings.some(
          (finding) =>
            kinds.includes(finding.kind) &&
            finding.trainee === person &&
            finding.entries.some((id) => ids.includes(id)),
        ),
      ).length
    }

    expect(counts).toMatchObject({ falseAlarms: 0, planted: 9 * proofRuns(20) })
    // a run whose numbers the colleague had used before with another in between is missed
    expect(counts.found / counts.planted).toBeGreaterThan(0.95)
  })

  test('the order of the entries does not matter', () => {
    const { entries } = plantFrauds(5, plausibleEntries(4, 2000, 20), 5)
    expect(findEvidence([...entries].reverse())).toEqual(findEvidence(entries))
  })

  test('a burst is more than 20 entries within ten minutes by the time of writing, not of arrival', () => {
    expect(kindsOf(make(21, (i) => ({ writtenAt: instantOf(DAY, 20) + 30 * i })))).toEqual([
      'burst',
    ])
    expect(kindsOf(make(20, (i) => ({ writtenAt: instantOf(DAY, 20) + 30 * i })))).toEqual([])

    expect(
      kindsOf(
        make(60, (i) => ({
          writtenAt: instantOf(DAY, 8) + 600 * i,
          enteredAt: instantOf(DAY + 1, 8),
        })),
      ),
    ).toEqual([])
  })

  test('several of one item by one act count once; many different at one instant do not', () => {
    const acts = (item: (i: number) => string) =>
      make(24, (i) => ({ item: item(i), writtenAt: instantOf(DAY, 20) + 60 * Math.floor(i / 12) }))

    expect(kindsOf(acts((i) => `item ${Math.floor(i / 12)}`))).toEqual([])
    expect(kindsOf(acts((i) => `item ${i % 5}`))).toEqual(['burst'])
    expect(kindsOf(make(30, () => ({ item: 'x', writtenAt: instantOf(DAY, 20) })))).toEqual([
      'burst',
    ])
  })

  test('the same sample for one trainee and item is a finding with both rows; for another item or trainee it is none', () => {
    const twice = (more: Partial<EvidenceEntry>) =>
      make(2, (i) => ({ item: 'x', sample: 's', ...(i ? more : {}) }))

    expect(findEvidence(twice({}))).toMatchObject([
      { kind: 'sameSample', trainee: 'a', figure: 1, entries: ['e0', 'e1'] },
    ])
    expect(kindsOf(twice({ item: 'y' }))).toEqual([])
    expect(kindsOf(twice({ trainee: 'b' }))).toEqual([])
  })

  test('late is more than seven days after the case, judged against the others', () => {
    const late = (days: number) =>
      make(2, () => ({ caseDay: DAY - days, blockFrom: null, blockUntil: null }))

    expect(kindsOf(late(8))).toEqual(['late'])
    expect(kindsOf(late(7))).toEqual([])

    const everybody = make(400, (i) => ({
      trainee: `t${i % 20}`,
      caseDay: DAY - (i % 3 ? 1 : 9),
      blockFrom: null,
      writtenAt: instantOf(DAY, 0) + i * 99,
    }))

    expect(kindsOf(everybody)).toEqual([])
  })

  test('entries on leave and outside the block are findings where nearly nobody has any', () => {
    expect(kindsOf(make(1, () => ({ isOnLeave: true })))).toEqual(['onLeave'])
    expect(kindsOf(make(1, () => ({ blockUntil: DAY - 1 })))).toEqual(['outsideBlock'])
  })

  test('what the own account decided, and days in the future or before the stay, are findings for one entry', () => {
    const among = (more: Partial<EvidenceEntry>) =>
      findEvidence([
        ...make(1, () => more),
        ...make(300, (i) => ({ trainee: `t${i % 20}`, writtenAt: instantOf(DAY, 0) + i * 99 })),
      ])

    expect(among({ decider: 'a', isOwnDecision: true })).toMatchObject([
      { kind: 'ownDecision', trainee: 'a', decider: null, figure: 1 },
    ])
    expect(among({ caseDay: DAY + 1, blockUntil: DAY + 9 })).toMatchObject([
      { kind: 'impossibleDay', trainee: 'a', entries: ['e0'] },
    ])
    expect(among({ blockFrom: DAY + 1, blockUntil: DAY + 9 })).toMatchObject([
      { kind: 'impossibleDay', trainee: 'a' },
    ])
    expect(among({ blockFrom: DAY, blockUntil: DAY })).toEqual([])
    // a phone whose clock is late by a day wrote nothing of the future
    expect(among({ writtenAt: instantOf(DAY - 1, 9), enteredAt: instantOf(DAY, 9) })).toEqual([])
  })

  test('ten numbers in the order in which a colleague wrote them are copied, by the later writer, with the rows that they repeat', () => {
    const hours = (i: number) => instantOf(DAY, 1) + 900 * i

    const run = (trainee: string, first: number, numbers: readonly (string | null)[]) =>
      numbers.map((sample, i) => ({
        ...make(1, () => ({}))[0]!,
        id: `${trainee}${i}`,
        trainee,
        sample,
        patient: null,
        writtenAt: hours(first + i),
      }))

    const series = Array.from({ length: 10 }, (_, i) => `s${i}`)
    const kinds = (copy: readonly (string | null)[]) =>
      findEvidence([...run('a', 0, series), ...run('b', 20, copy)])

    expect(kinds(series)).toMatchObject([
      { kind: 'copiedRun', trainee: 'b', figure: 10, threshold: 10 },
    ])
    expect(kinds(series)[0]!.entries.length).toBe(20)
    expect(kinds(['x', null, ...series, 'y'])).toMatchObject([
      { kind: 'copiedRun', trainee: 'b', figure: 10 },
    ])

    expect(kinds(series.slice(1))).toEqual([])
    expect(kinds(series.toReversed())).toEqual([])
    expect(kinds(series.map((one, i) => (i === 5 ? 'own' : one)))).toEqual([])
    expect(kinds(series.map(() => 's0'))).not.toContainEqual(
      expect.objectContaining({ kind: 'copiedRun' }),
    )
  })

  test('a quick approval is a run under two seconds for each, too quick to be chance; a batch is timed from its opening', () => {
    const decided = (count: number, of: (i: number) => Partial<EvidenceEntry>) =>
      kindsOf(
        make(count, (i) => ({
          writtenAt: instantOf(DAY, 1) + 900 * i,
          caseDay: DAY,
          decider: 'd',
          ...of(i),
        })),
      )

    const at = instantOf(DAY + 2, 15)

    expect(decided(30, (i) => ({ decidedAt: at + i }))).toEqual(['quickApproval'])
    expect(decided(30, (i) => ({ decidedAt: at + 3 * i }))).toEqual([])
    expect(decided(4, (i) => ({ decidedAt: at + i }))).toEqual([])
    expect(decided(30, () => ({ decidedAt: at, batch: 'b', openedAt: at - 90 }))).toEqual([])
    expect(decided(30, () => ({ decidedAt: at, batch: 'b', openedAt: at - 20 }))).toEqual([
      'quickApproval',
    ])
    // how long a single batch was looked at is not known without its opening
    expect(decided(30, () => ({ decidedAt: at, batch: 'b' }))).toEqual([])

    expect(
      decided(30, (i) => ({
        decidedAt: at + 5 * Math.floor(i / 10),
        batch: `b${Math.floor(i / 10)}`,
      })),
    ).toEqual(['quickApproval'])
  })

  test('the tail of a count whose rate differs from person to person', () => {
    expect(countTail(0, 1, 2)).toBe(1)
    expect(countTail(1, 1, 2)).toBeCloseTo(1 - (2 / 3) ** 2)
    expect(countTail(3, 2, 1e9)).toBeCloseTo(1 - Math.exp(-2) * 5, 5)
  })
})

describe('entries from a file', () => {
  test('need four columns in any order; times without an offset are those of Shanghai; words for nothing are no samples', () => {
    const [entry] = entriesOfCsv(
      'enteredAt,sample,trainee,case_day,item,onLeave\n2026-03-01 07:30,无,张三,2026/2/28,血培养,2026-02-27/2026-03-02\n',
    )

    expect(entry).toMatchObject({
      id: 'line 2',
      trainee: '张三',
      sample: null,
      isOnLeave: true,
      enteredAt: Date.parse('2026-02-28T23:30Z') / 1000,
    })

    expect(
      entriesOfCsv('trainee,item,caseDay,enteredAt\na,b,2026-03-01,2026-03-01T23:30:00Z')[0]!
        .caseDay,
    ).toBe(Date.UTC(2026, 2, 1) / 86_400_000)

    expect(JSON.parse(evidenceOfCsv('trainee,item,caseDay,enteredAt\n'))).toMatchObject({
      n: 0,
      findings: [],
    })
  })
  test.each([
    ['a,b,2026-02-30,2026-03-01 10:00', 'line 3: caseDay'],
    ['a,b,2026-02-28,yesterday', 'line 3: enteredAt'],
    ['a,b,2026-02-28,', 'line 3: enteredAt is empty'],
    [',b,2026-02-28,2026-03-01', 'line 3: trainee is empty'],
  ])('a wrong row is named by line and column: %s', (row, why) => {
    expect(() =>
      entriesOfCsv(`trainee,item,caseDay,enteredAt\na,b,2026-02-28,2026-03-01\n${row}\n`),
    ).toThrow(why)
  })
})
