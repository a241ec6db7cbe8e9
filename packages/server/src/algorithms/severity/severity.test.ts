import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { correlation } from '../correlation.ts'
import { TableError } from '../csv-table.ts'
import { randomFrom } from '../random.ts'
import { isSeverityShown, type Rating } from './rating.ts'
import { ratingsOfCsv, severityAsJson, severityOfCsv } from './ratings-csv.ts'
import { estimateSeverity } from './severity.ts'
import { RECOVERY, simulateRatings } from './simulate-ratings.ts'

const placeOf = (id: string) => Number(id.slice(1))

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const rating = (trainee: string, rater: string, item: string, score: number): Rating => ({
  trainee,
  rater,
  item,
  score,
})

/** Recovery of what was planted, over seeds 1 … n. */
function recover(runs: number, design = RECOVERY) {
  const found = {
    r: [] as number[],
    slope: [] as number[],
    within: [] as number[],
    abilities: [] as number[],
    traineesWithin: [] as number[],
  }
  for (let seed = 1; seed <= runs; seed++) {
    const planted = simulateRatings(randomFrom(seed), design)
    const { raters, trainees } = estimateSeverity(planted.ratings)
    const severities = raters.map(({ id }) => planted.severities[placeOf(id)]!)
    const abilities = trainees.map(({ id }) => planted.abilities[placeOf(id)]!)

    found.r.push(
      correlation(
        severities,
        raters.map((one) => one.severity),
      ),
    )

    found.slope.push(
      raters.reduce((sum, one, i) => sum + one.severity * severities[i]!, 0) /
        severities.reduce((sum, one) => sum + one * one, 0),
    )

    found.within.push(
      ...raters.map((rater, i) =>
        Math.abs(rater.severity - severities[i]!) <= 1.96 * rater.se! ? 1 : 0,
      ),
    )

    found.abilities.push(
      correlation(
        abilities,
        trainees.map((one) => one.ability),
      ),
    )

    found.traineesWithin.push(
      ...trainees.map((trainee, i) =>
        Math.abs(trainee.ability - abilities[i]!) <= 1.96 * trainee.se! ? 1 : 0,
      ),
    )
  }

  return found
}

describe('rater severity', () => {
  test('planted severities (SD 0.5 logit, 60 trainees, 20 raters, 8 items, four raters each) are found with r of 0.95, mean of 20 seeds', () => {
    const { r, abilities } = recover(20)
    expect(meanOf(r)).toBeGreaterThanOrEqual(0.95)
    expect(meanOf(abilities)).toBeGreaterThanOrEqual(0.95)
  })

  test('they are neither stretched nor drawn together, and ±1.96 standard errors hold 90 to 97 % of them, over 200 seeds', () => {
    const { slope, within, traineesWithin } = recover(proofRuns(200))
    const isWhole = slope.length === 200

    expect(Math.abs(meanOf(slope) - 1)).toBeLessThan(isWhole ? 0.03 : 0.08)

    for (const share of [meanOf(within), meanOf(traineesWithin)]) {
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(isWhole ? 0.97 : 0.985)
    }
  })

  test('a scale of nine steps, two steps, and few ratings are measured without stretching', () => {
    for (const change of [
      { categories: 9 },
      { categories: 2, each: 8 },
      { each: 2, items: 3, trainees: 200 },
    ])
      expect(
        Math.abs(meanOf(recover(proofRuns(100), { ...RECOVERY, ...change }).slope) - 1),
      ).toBeLessThan(0.12)
  })

  test('the order of the ratings does not matter, nor where the scale begins or which of its steps nobody used', () => {
    const { ratings } = simulateRatings(randomFrom(7), { ...RECOVERY, trainees: 20, raters: 6 })
    const whole = estimateSeverity(ratings)

    expect(estimateSeverity([...ratings].reverse())).toEqual(whole)

    const { groups: _g, ...moved } = estimateSeverity(
      ratings.map((one) => ({ ...one, score: one.score * 2 - 7 })),
    )

    expect({ ...moved, groups: whole.groups }).toEqual(whole)
  })

  test('raters and items have mean 0; the stricter has the higher severity', () => {
    const { raters, items } = estimateSeverity(simulateRatings(randomFrom(3), RECOVERY).ratings)

    expect(meanOf(raters.map((one) => one.severity))).toBeCloseTo(0)
    expect(meanOf(items.map((one) => one.difficulty))).toBeCloseTo(0)

    const two = estimateSeverity(
      ['a', 'b', 'c'].flatMap((t, i) => [
        rating(t, 'mild', 'x', 4 + (i % 2)),
        rating(t, 'strict', 'x', 2 + (i % 2)),
      ]),
    )

    expect(two.raters.map(({ id, severity }) => [id, severity > 0])).toEqual([
      ['mild', false],
      ['strict', true],
    ])
  })

  test('a person who gives or gets only the highest or lowest scores has a finite measure with a large error', () => {
    const { ratings } = simulateRatings(randomFrom(5), {
      ...RECOVERY,
      trainees: 20,
      raters: 6,
      each: 6,
    })

    const changed = ratings.map((rating) => {
      if (rating.rater === 'r0' || rating.trainee === 't1') return { ...rating, score: 5 }

      return rating.item === 'i2' ? { ...rating, score: 1 } : rating
    })

    const { raters, trainees } = estimateSeverity(changed)

    for (const measure of [
      ...raters.map((one) => one.severity),
      ...trainees.map((one) => one.ability),
    ])
      expect(Math.abs(measure)).toBeLessThan(15)

    expect(raters[0]!.severity).toBe(Math.min(...raters.map((one) => one.severity)))
    expect(raters[0]!.se!).toBeGreaterThan(2 * raters[1]!.se!)
  })

  test.each([
    ['nothing', []],
    ['one rating', [rating('a', 'b', 'c', 3)]],
    ['one category', [rating('a', 'b', 'c', 3), rating('d', 'b', 'c', 3)]],
    ['one rater', [rating('a', 'b', 'c', 3), rating('d', 'b', 'c', 4)]],
    [
      'opposite extremes',
      [
        rating('a', 'r', 'c', 1),
        rating('a', 's', 'c', 9),
        rating('b', 'r', 'c', 1),
        rating('b', 's', 'd', 9),
        rating('b', 's', 'c', 9),
      ],
    ],
  ])('%s gives finite numbers, and no error where nothing can be estimated', (_name, ratings) => {
    const { n, raters, trainees, items, thresholds } = estimateSeverity(ratings)

    expect(n).toBe(ratings.length)

    const measures = [
      ...raters.map((one) => one.severity),
      ...trainees.map((one) => one.ability),
      ...items.map((one) => one.difficulty),
    ]

    expect([...measures, ...thresholds].every(Number.isFinite)).toBe(true)

    if (new Set(ratings.map((one) => one.score)).size < 2)
      expect(raters.every((one) => one.se === null)).toBe(true)
  })

  test('groups that nothing links are named and measured as if each were alone', () => {
    const ratings = simulateRatings(randomFrom(1), { ...RECOVERY, trainees: 15, raters: 5 }).ratings
    const two = simulateRatings(randomFrom(2), { ...RECOVERY, trainees: 10, raters: 5 }).ratings

    const renamed = two.map((row) => ({
      ...row,
      trainee: `u${row.trainee}`,
      rater: `u${row.rater}`,
    }))

    const both = estimateSeverity([...renamed, ...ratings])

    expect(both.groups).toEqual([
      estimateSeverity(ratings).groups[0],
      estimateSeverity(renamed).groups[0],
    ])

    expect(new Set(both.raters.map((row) => `${row.group}${row.id[0]}`))).toEqual(
      new Set(['1r', '2u']),
    )

    expect(JSON.parse(severityAsJson(both)).groups[1].raters).toEqual([
      'ur0',
      'ur1',
      'ur2',
      'ur3',
      'ur4',
    ])

    // one trainee whom a rater of each has seen links them
    expect(
      estimateSeverity([...renamed, ...ratings, rating('t0', 'ur0', 'i0', 3)]).groups,
    ).toHaveLength(1)
  })

  test('raters of other items are not compared, though trainees link them: severity and difficulty would be one', () => {
    const rows = ['a', 'b', 'c'].flatMap((t, i) => [
      rating(t, 'r', 'x', i),
      rating(t, 's', 'y', 2 - i),
    ])
    expect(estimateSeverity(rows).groups.map((group) => group.raters.map((one) => one.id))).toEqual(
      [['r'], ['s']],
    )
  })

  test('is shown from five raters and a hundred ratings on', () => {
    const [four, five] = [{ length: 4 }, { length: 5 }]
    expect([
      isSeverityShown({ raters: five, n: 100 }),
      isSeverityShown({ raters: five, n: 99 }),
      isSeverityShown({ raters: four, n: 1000 }),
    ]).toEqual([true, false, false])
  })
})

describe('ratings from a file', () => {
  test('give one JSON object without groups when all is linked', () => {
    const text = '\uFEFFrater,score,item,trainee\r\n"王,五",3,查体,张三\r\n"王,五",5,查体,李四\r\n'
    const found = JSON.parse(severityOfCsv(text))

    expect(Object.keys(found)).toEqual(['n', 'raters', 'trainees', 'items', 'thresholds'])

    expect(found).toMatchObject({
      n: 2,
      raters: [{ id: '王,五', severity: 0, se: 0 }],
      thresholds: [0],
    })

    expect(severityOfCsv('trainee,rater,item,score\n')).toBe(
      '{"n":0,"raters":[],"trainees":[],"items":[],"thresholds":[]}',
    )
  })
  test.each(['a,b,c,x', 'a,b,c,3.5', 'a,b,c,', 'a,,c,3', 'a,b,c', 'a,b,c,1e3', 'a,b,c,3,4'])(
    'a wrong row is named by its line: %s',
    (row) => {
      expect(() => ratingsOfCsv(`trainee,rater,item,score\na,b,c,3\n${row}\n`)).toThrow(TableError)
      expect(() => ratingsOfCsv(`trainee,rater,item,score\na,b,c,3\n${row}\n`)).toThrow('line 3')
    },
  )
})
