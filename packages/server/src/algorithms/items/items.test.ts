import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { correlation } from '../correlation.ts'
import { TableError } from '../csv-table.ts'
import { atOnce } from '../matching/steps.ts'
import { normal, randomFrom } from '../random.ts'
import { reliabilitySteps } from './alpha.ts'
import { chiSquareTail } from './chi-square.ts'
import { distractorFigures } from './distractors.ts'
import { itemAnalysisSteps } from './items.ts'
import { raschSteps } from './rasch.ts'
import { ABSENT, answersTo, type Responses } from './responses.ts'
import { itemsAsJson, itemsOfCsv, responsesOfCsv } from './responses-csv.ts'
import { simulateResponses } from './simulate-responses.ts'
import { twoPlSteps } from './two-parameter.ts'

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const deviationOf = (values: readonly number[]) =>
  Math.sqrt(meanOf(values.map((one) => (one - meanOf(values)) ** 2)))

const centred = (values: readonly number[]) => values.map((value) => value - meanOf(values))
const analyse = (responses: Responses) => atOnce(itemAnalysisSteps(responses))

const exam = (seed: number, takers: number, items: number, model: 'rasch' | 'twoPl') =>
  simulateResponses(randomFrom(seed), { takers, items, model })

const seeds = (runs: number) => Array.from({ length: proofRuns(runs) }, (_, i) => i + 1)
const isWhole = process.env.PROOF === '1'

/** Of a whole proof, on a machine with other work. */
const LONG = 600_000

const fromRows = (rows: readonly (readonly number[])[]): Responses => ({
  items: rows[0]!.map((_, i) => `q${i + 1}`),
  takers: rows.length,
  cells: Int8Array.from(rows.flat()),
})

/** Some answers absent by chance. */
function thinned(responses: Responses, seed: number, share: number): Responses {
  const random = randomFrom(seed)
  return {
    ...responses,
    cells: responses.cells.map((answer) => (random() < share ? ABSENT : answer)),
  }
}

/** The weight of one of the nodes 0 to 120 by Simpson's rule, without the step. */
function simpsonWeight(node: number): number {
  if (node === 0 || node === 120) return 1

  return node % 2 ? 4 : 2
}

/**
 * The marginal log-likelihood by Simpson's rule, pattern after pattern, written apart from the
 * estimation.
 */
function likelihoodOf(
  patterns: ReadonlyMap<string, number>,
  slope: readonly number[],
  ease: readonly number[],
) {
  let sum = 0
  for (const [pattern, takers] of patterns) {
    let chance = 0
    for (let q = 0; q <= 120; q++) {
      const z = -6 + q / 10

      let probability =
        (Math.exp(-z * z * 0.5) / Math.sqrt(2 * Math.PI)) * simpsonWeight(q) * (1 / 30)

      for (let i = 0; i < slope.length; i++)
        if (pattern[i] !== '-')
          probability /= 1 + Math.exp((pattern[i] === '1' ? -1 : 1) * (slope[i]! * z + ease[i]!))

      chance += probability
    }

    sum += takers * Math.log(chance)
  }

  return sum
}

describe('models', () => {
  test(
    'Rasch difficulties are found with r of 0.99 and RMSE of 0.15 at 500 × 40; ±1.96 standard errors hold 93 to 97 %',
    () => {
      const runs = seeds(100).map((seed) => {
        const { responses, b } = exam(seed, 500, 40, 'rasch')
        const { items, spread } = atOnce(raschSteps(responses))!
        const [truth, found] = [centred(b), items.map((one) => one.b)]
        const errors = found.map((value, i) => value - truth[i]!)

        return {
          r: correlation(truth, found),
          rmse: Math.sqrt(meanOf(errors.map((one) => one ** 2))),
          within: meanOf(items.map(({ se }, i) => (Math.abs(errors[i]!) <= 1.96 * se ? 1 : 0))),
          surprising: meanOf(items.map(({ fit }) => (fit!.p < 0.05 ? 1 : 0))),
          spread,
          zero: meanOf(found),
        }
      })

      expect(meanOf(runs.map((one) => one.r))).toBeGreaterThanOrEqual(0.99)
      expect(meanOf(runs.map((one) => one.rmse))).toBeLessThanOrEqual(0.15)
      expect(Math.abs(meanOf(runs.map((one) => one.within)) - 0.95)).toBeLessThan(
        isWhole ? 0.02 : 0.04,
      )
      expect(Math.abs(meanOf(runs.map((one) => one.surprising)) - 0.05)).toBeLessThan(
        isWhole ? 0.02 : 0.04,
      )
      expect(Math.abs(meanOf(runs.map((one) => one.spread)) - 1)).toBeLessThan(0.05)

      for (const { zero } of runs) expect(Math.abs(zero)).toBeLessThan(1e-9)
    },
    LONG,
  )

  test(
    '2PL discriminations and difficulties are found with r of 0.95 at 2,000 × 40, mean of 20 seeds',
    () => {
      const runs = seeds(20).map((seed) => {
        const { responses, a, b } = exam(seed, 2000, 40, 'twoPl')
        const items = atOnce(twoPlSteps(responses))!.map((one) => one!)

        const within = (
          truth: readonly number[],
          found: readonly number[],
          errors: readonly number[],
        ) =>
          meanOf(
            truth.map((value, i) => (Math.abs(found[i]! - value) <= 1.96 * errors[i]! ? 1 : 0)),
          )

        const [foundA, foundB] = [items.map((one) => one.a), items.map((one) => one.b)]

        return {
          a: correlation(a, foundA),
          b: correlation(b, foundB),
          withinA: within(
            a,
            foundA,
            items.map((one) => one.seA),
          ),
          withinB: within(
            b,
            foundB,
            items.map((one) => one.seB),
          ),
          surprising: meanOf(items.map(({ fit }) => (fit!.p < 0.05 ? 1 : 0))),
        }
      })

      expect(meanOf(runs.map((one) => one.a))).toBeGreaterThanOrEqual(0.95)
      expect(meanOf(runs.map((one) => one.b))).toBeGreaterThanOrEqual(0.95)

      for (const of of ['withinA', 'withinB'] as const)
        expect(Math.abs(meanOf(runs.map((one) => one[of])) - 0.95)).toBeLessThan(
          isWhole ? 0.03 : 0.1,
        )

      expect(Math.abs(meanOf(runs.map((one) => one.surprising)) - 0.05)).toBeLessThan(
        isWhole ? 0.03 : 0.1,
      )
    },
    LONG,
  )

  test('the 2PL is at the top of the marginal likelihood, and its errors are the curvature there, also with absent answers', () => {
    const responses = thinned(exam(3, 500, 5, 'twoPl').responses, 4, 0.1)
    const items = atOnce(twoPlSteps(responses))!.map((one) => one!)
    const at = [...items.map((one) => one.a), ...items.map((one) => -one.a * one.b)]
    const patterns = new Map<string, number>()

    for (let t = 0; t < responses.takers; t++) {
      const pattern = Array.from(responses.cells.subarray(t * 5, t * 5 + 5), (cell) =>
        cell === ABSENT ? '-' : `${cell}`,
      ).join('')
      patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
    }

    const top = likelihoodOf(patterns, at.slice(0, 5), at.slice(5))
    const step = 0.02

    const moved = (place: number, up: number, other = place, upOther = 0) => {
      const values = [...at]
      values[place]! += up
      values[other]! += upOther

      return likelihoodOf(patterns, values.slice(0, 5), values.slice(5))
    }

    const size = at.length

    const matrix = at.map((_, i) =>
      at.map((_one, j) =>
        i === j
          ? -(moved(i, step) - 2 * top + moved(i, -step)) / step ** 2
          : -(
              moved(i, step, j, step) -
              moved(i, step, j, -step) -
              moved(i, -step, j, step) +
              moved(i, -step, j, -step)
            ) /
            (4 * step ** 2),
      ),
    )

    for (let p = 0; p < size; p++)
      expect(Math.abs(moved(p, step) - moved(p, -step)) / (2 * step)).toBeLessThan(0.05)

    const inverse = inverted(matrix)

    items.forEach((item, i) => {
      expect(item.seA / Math.sqrt(inverse[i]![i]!)).toBeCloseTo(1, 2)

      const [a, d] = [inverse[i]![i]!, inverse[5 + i]![5 + i]!]
      const b = Math.sqrt(d + item.b ** 2 * a + 2 * item.b * inverse[i]![5 + i]!) / item.a

      expect(item.seB / b).toBeCloseTo(1, 2)
    })
  })

  test('a fifth of the answers absent: still found; an item that nobody was asked changes nothing', () => {
    const { responses, b } = exam(5, 1000, 30, 'rasch')
    const some = thinned(responses, 6, 0.2)
    const { items } = atOnce(raschSteps(some))!

    expect(
      correlation(
        b,
        items.map((one) => one.b),
      ),
    ).toBeGreaterThan(0.99)

    const rows = Array.from({ length: 120 }, (_, t) => [...some.cells.subarray(t * 30, t * 30 + 8)])

    const [without, beside] = [
      analyse(fromRows(rows)),
      analyse(fromRows(rows.map((row) => [...row, ABSENT]))),
    ]

    expect(beside.items.slice(0, 8)).toEqual(without.items)
    expect(beside.reliability).toEqual(without.reliability)

    expect(beside.items[8]).toEqual({
      id: 'q9',
      n: 0,
      difficulty: null,
      pointBiserial: null,
      upperLower: null,
      rasch: null,
      twoPl: null,
    })
  })

  test('an item that the best and the weakest have right, and the others wrong, does not fit', () => {
    const { responses } = exam(8, 1000, 20, 'rasch')
    const cells = responses.cells.slice()

    for (let t = 0; t < 1000; t++) {
      const score = responses.cells.subarray(t * 20, t * 20 + 20).reduce((sum, one) => sum + one, 0)
      cells[t * 20] = score > 13 || score < 7 ? 1 : 0
    }

    const { items } = analyse({ ...responses, cells })

    expect(items[0]!.rasch!.fit!.p).toBeLessThan(1e-6)
    expect(items[0]!.twoPl!.fit!.p).toBeLessThan(1e-6)
  })

  test('tails of chi-square are those of the tables', () => {
    for (const [value, freedom, p] of [
      [3.841459, 1, 0.05],
      [18.307038, 10, 0.05],
      [6.634897, 1, 0.01],
      [135.806723, 100, 0.01],
      [0, 4, 1],
      [5000, 3, 0],
    ] as const)
      expect(chiSquareTail(value, freedom)).toBeCloseTo(p, 6)
  })
})

/** Gauss and Jordan. */
function inverted(matrix: readonly (readonly number[])[]) {
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i]![i]!
    rows[i] = rows[i]!.map((value) => value / pivot)

    for (let j = 0; j < rows.length; j++) {
      const factor = rows[j]![i]!
      if (j !== i) rows[j] = rows[j]!.map((value, at) => value - factor * rows[i]![at]!)
    }
  }

  return rows.map((row) => row.slice(matrix.length))
}

describe('classical figures', () => {
  test('alpha is its formula to 1e-9; of right and wrong it is KR-20', () => {
    for (const seed of seeds(200)) {
      const { responses } = exam(seed, 30 + seed, 2 + (seed % 30), 'twoPl')
      const k = responses.items.length
      const columns = responses.items.map((_, i) =>
        responses.cells.filter((_one, at) => at % k === i),
      )
      const variance = (values: readonly number[]) => deviationOf(values) ** 2
      const totals = Array.from({ length: responses.takers }, (_, t) =>
        columns.reduce((sum, column) => sum + column[t]!, 0),
      )
      const pq = columns.map((column) => meanOf([...column]) * (1 - meanOf([...column])))
      const formula = (k / (k - 1)) * (1 - pq.reduce((sum, one) => sum + one, 0) / variance(totals))

      expect(Math.abs(atOnce(reliabilitySteps(responses))!.alpha - formula)).toBeLessThan(1e-9)
    }
  })

  test(
    'its standard error is the deviation of alpha over repeated examinations of the same items',
    () => {
      const b = centred(Array.from({ length: 15 }, (_, i) => i / 5))

      const found = Array.from({ length: proofRuns(4000) }, (_, run) => {
        const random = randomFrom(1000 + run)

        const rows = Array.from({ length: 200 }, () => {
          const ability = normal(random)
          return b.map((difficulty) =>
            random() < 1 / (1 + Math.exp(difficulty - ability)) ? 1 : 0,
          )
        })

        return atOnce(reliabilitySteps(fromRows(rows)))!
      })

      const ratio =
        meanOf(found.map((one) => one.alphaSe)) / deviationOf(found.map((one) => one.alpha))

      expect(Math.abs(ratio - 1)).toBeLessThan(isWhole ? 0.04 : 0.2)
    },
    LONG,
  )

  test('discrimination leaves the item out of the score; takers of one score share the last places of a group', () => {
    // the best ten have all right, the next twenty half, the last ten none
    const rows = Array.from({ length: 40 }, (_, t) => answersOfTaker(t))

    function answersOfTaker(t: number) {
      if (t < 10) return [1, 1, 1, 1]

      return t < 30 ? [t % 2, 1 - (t % 2), 1, 0] : [0, 0, 0, 0]
    }

    const { items } = analyse(fromRows(rows))

    expect(items.map((one) => one.difficulty)).toEqual([0.5, 0.5, 0.75, 0.25])
    // groups of eleven: ten and a twentieth of the twenty in the middle
    expect(items[0]!.upperLower).toBeCloseTo(10.5 / 11 - 0.5 / 11)
    expect(items[2]!.upperLower).toBeCloseTo(11 / 11 - 1 / 11)

    const [item, rest] = [
      rows.map((row) => row[0]!),
      rows.map((row) => row[1]! + row[2]! + row[3]!),
    ]

    expect(items[0]!.pointBiserial).toBeCloseTo(correlation(item, rest), 12)
    expect(analyse(fromRows([...rows].reverse())).items.map((one) => one.upperLower)).toEqual(
      items.map((one) => one.upperLower),
    )
  })

  test('figures begin at 30 answers of the item, Rasch at 100, the 2PL at 500; below is a sentence', () => {
    const rows = (takers: number) => {
      const { responses } = exam(9, takers, 6, 'rasch')
      return `${responses.items}\n${Array.from({ length: takers }, (_, t) => `${responses.cells.subarray(t * 6, t * 6 + 6)}\n`).join('')}`
    }

    const counts = [29, 30, 99, 100, 499, 500].map((takers) => {
      const sentences: string[] = []
      const found = JSON.parse(itemsOfCsv(rows(takers), (sentence) => sentences.push(sentence)))
      const isThere = (value: unknown) => (value === null ? 0 : 1)
      const { difficulty, rasch, twoPl } = found.items[0]

      return [
        isThere(found.alpha),
        isThere(difficulty),
        isThere(rasch),
        isThere(twoPl),
        sentences.length,
      ]
    })

    expect(counts).toEqual([
      [0, 0, 0, 0, 3],
      [1, 1, 0, 0, 2],
      [1, 1, 0, 0, 2],
      [1, 1, 1, 0, 1],
      [1, 1, 1, 0, 1],
      [1, 1, 1, 1, 0],
    ])
  })

  test('a distractor works when at least 5 % choose it, and the better not more often; the key when they choose it more often', () => {
    const chosen = Array.from({ length: 100 }, (_, score) => ({
      options: [optionOf(score)],
      score,
    }))

    function optionOf(score: number) {
      if (score > 60) return 'A'
      if (score > 20) return score % 2 ? 'A' : 'B'

      return score === 1 ? 'D' : 'C'
    }

    const found = distractorFigures(chosen, ['A', 'B', 'C', 'D', 'E'], ['A'])!

    expect(found.map((one) => [one.option, one.n, one.isWorking])).toEqual([
      ['A', 59, true],
      ['B', 20, true],
      ['C', 20, true],
      ['D', 1, false],
      ['E', 0, false],
    ])

    expect(found[0]!.pointBiserial).toBeGreaterThan(0.5)
    expect(found[4]).toMatchObject({ share: 0, upper: 0, lower: 0, pointBiserial: null })
    expect(distractorFigures(chosen, ['A', 'B'], ['B'])![0]!.isWorking).toBe(false)
    expect(distractorFigures(chosen.slice(0, 29), ['A'], ['A'])).toBeNull()

    expect(
      distractorFigures(
        chosen.map((one) => ({ ...one, score: 3 })),
        ['A'],
        ['A'],
      )![0]!.isWorking,
    ).toBeNull()
  })
})

describe('answers that say little', () => {
  const many = exam(11, 600, 5, 'twoPl').responses

  const rowsOf = ({ items, takers, cells }: Responses) =>
    Array.from({ length: takers }, (_, t) => [
      ...cells.subarray(t * items.length, (t + 1) * items.length),
    ])

  test.each<[string, Responses]>([
    ['no item', { items: [], takers: 0, cells: new Int8Array() }],
    ['no taker', { items: ['a', 'b'], takers: 0, cells: new Int8Array() }],
    ['one taker', fromRows([[1, 0, 1]])],
    ['one item', answersTo(many, [0])],
    ['two items', answersTo(many, [0, 1])],
    ['twice the same item', fromRows(rowsOf(many).map(([one]) => [one!, one!, one!]))],
    ['an item and its opposite', fromRows(rowsOf(many).map(([one]) => [one!, 1 - one!]))],
    ['everybody alike', fromRows(Array.from({ length: 600 }, () => [1, 0, 1, 0]))],
    ['everybody all right', fromRows(Array.from({ length: 600 }, () => [1, 1, 1]))],
    [
      'exactly one right each',
      fromRows(Array.from({ length: 600 }, (_, t) => [0, 1, 2].map((i) => (t % 3 === i ? 1 : 0)))),
    ],
    [
      'a perfect ladder',
      fromRows(Array.from({ length: 600 }, (_, t) => [0, 1, 2, 3].map((i) => (t % 5 > i ? 1 : 0)))),
    ],
    [
      'halves that share no item',
      fromRows(rowsOf(many).map((row, t) => row.map((one, i) => (i % 2 === t % 2 ? one : ABSENT)))),
    ],
    [
      'answers by chance',
      { ...many, cells: Int8Array.from(many.cells, (_, at) => (randomFrom(at)() < 0.5 ? 1 : 0)) },
    ],
    ['a miskeyed item', fromRows(rowsOf(many).map(([one, ...others]) => [1 - one!, ...others]))],
  ])('%s: finite numbers or null, never anything else', (_name, responses) => {
    const analysis = analyse(responses)
    const numbers: unknown[] = []

    JSON.stringify(analysis, (_key, value) => {
      if (typeof value === 'number') numbers.push(value)
      return value
    })

    expect(numbers.every(Number.isFinite)).toBe(true)

    for (const { rasch, twoPl } of analysis.items) {
      if (rasch) expect(rasch.se).toBeGreaterThan(0)
      if (twoPl) expect(Math.min(twoPl.seA, twoPl.seB)).toBeGreaterThan(0)
    }

    expect(Object.keys(JSON.parse(itemsAsJson(analysis)))).toEqual([
      'takers',
      'alpha',
      'alphaSe',
      'items',
    ])
  })

  test('an item that all or none have right has its share, no discrimination and no place on the scale; the others have theirs', () => {
    const { items, reliability } = analyse(fromRows(rowsOf(many).map((row) => [1, ...row, 0])))
    const none = { pointBiserial: null, upperLower: 0, rasch: null, twoPl: null }

    expect(items[0]).toEqual({ id: 'q1', n: 600, difficulty: 1, ...none })
    expect(items[6]).toEqual({ id: 'q7', n: 600, difficulty: 0, ...none })
    expect(items.slice(1, 6).map((one) => one.rasch)).toEqual(
      analyse(many).items.map((one) => one.rasch),
    )
    expect(reliability!.alpha).toBeLessThan(1)
  })

  test('a miskeyed item has a negative discrimination in all figures', () => {
    const { responses } = exam(12, 600, 12, 'twoPl')
    const [item] = analyse(
      fromRows(rowsOf(responses).map(([one, ...others]) => [1 - one!, ...others])),
    ).items
    expect(Math.max(item!.pointBiserial!, item!.upperLower!, item!.twoPl!.a)).toBeLessThan(0)
  })

  test('the work is in many steps', () => {
    let steps = 0
    for (const work = itemAnalysisSteps(exam(13, 1000, 20, 'twoPl').responses); !work.next().done; )
      steps += 1
    expect(steps).toBeGreaterThan(60)
  })
})

describe('answers from a file', () => {
  test('have a heading of items, a row per taker; empty is absent, rows without answers are left out', () => {
    const found = responsesOfCsv('\uFEFF"第一题",q2,\r\n1,,\r\n,,\r\n0,1.0\r\n')
    expect(found).toEqual({
      items: ['第一题', 'q2'],
      takers: 2,
      cells: Int8Array.from([1, ABSENT, 0, 1]),
    })
  })
  test.each([
    ['', 'line 1: the file is empty'],
    ['a,,c\n1,0,1\n', 'line 1: column 2 has no name'],
    ['a,b,a\n1,0,1\n', 'line 1: the column a is there twice'],
    ['a,b\n1,0\n1,2\n', 'line 3, column b: "2" is neither'],
    ['a,b\n1,0\nNA,1\n', 'line 3, column a: "NA" is neither'],
    ['a,b\n1,0\n1\n', 'line 3: 1 cells'],
    ['a,b\n1,0\n1,0,1\n', 'line 3: 3 cells'],
    ['a,b\n1,"0\n', 'line 2: a quotation mark'],
  ])('a wrong one is refused by line and column (%#)', (text, why) => {
    expect(() => responsesOfCsv(text)).toThrow(TableError)
    expect(() => responsesOfCsv(text)).toThrow(why)
  })
})
