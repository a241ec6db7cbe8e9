import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Candidate, Cell, DrawnForm } from './blueprint.ts'
import { type Draw, type DrawResult, drawForms as drawSlices } from './draw-forms.ts'

function drawForms(draw: Draw): DrawResult {
  const slices = drawSlices(draw)
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

const upTo = (random: Random, max: number) => Math.floor(random() * (max + 1))

/** A small blueprint and bank; rows overlap, so questions fit several of them. */
function aSmallCase(random: Random) {
  const cells: Cell[] = Array.from({ length: 1 + upTo(random, 2) }, () => ({
    count: 1 + upTo(random, 1),
    weight: 1 + upTo(random, 2),
  }))

  const fits = 0.3 + random() * 0.6

  const questions: Candidate[] = Array.from({ length: 1 + upTo(random, 7) }, () => ({
    difficulty: 1 + upTo(random, 4),
    cells: [...cells.keys()].filter(() => random() < fits),
  }))

  return { cells, questions, forms: 1 + upTo(random, 2), overlap: upTo(random, 2) }
}

type Case = ReturnType<typeof aSmallCase>

/** Every set of questions that fills the rows, as bits, by trying all. */
function everyForm({ cells, questions }: Pick<Case, 'cells' | 'questions'>): number[] {
  const slots = cells.flatMap(({ count }, cell) => Array.from({ length: count }, () => cell))
  const sets = new Set<number>()

  const fill = (at: number, taken: number) => {
    if (at === slots.length) return void sets.add(taken)
    for (const [question, { cells: fit }] of questions.entries())
      if (fit.includes(slots[at]!) && !((taken >> question) & 1))
        fill(at + 1, taken | (1 << question))
  }

  fill(0, 0)

  return [...sets]
}

const bits = (set: number) => set.toString(2).replaceAll('0', '').length

/** The least overlap at which so many forms exist; Infinity without a single form. */
function leastOverlapOf(all: readonly number[], forms: number, overlap = 0, max = 8): number {
  const extend = (chosen: readonly number[], limit: number): boolean =>
    chosen.length === forms ||
    all.some(
      (set) => chosen.every((one) => bits(one & set) <= limit) && extend([...chosen, set], limit),
    )
  for (let limit = overlap; limit <= max; limit++) if (extend([], limit)) return limit

  return Number.POSITIVE_INFINITY
}

/** How many places stay empty at least, by Hall's condition for every set of rows. */
function deficiencyOf(
  { cells, questions }: Pick<Case, 'cells' | 'questions'>,
  rows: readonly number[],
) {
  const wanted = rows.reduce((sum, row) => sum + cells[row]!.count, 0)
  return wanted - questions.filter((one) => one.cells.some((row) => rows.includes(row))).length
}

const mostDeficient = (it: Case) =>
  Math.max(
    ...Array.from({ length: 1 << it.cells.length }, (_, set) =>
      deficiencyOf(
        it,
        [...it.cells.keys()].filter((row) => (set >> row) & 1),
      ),
    ),
  )

function mustSatisfy(
  { cells, questions, overlap }: Omit<Case, 'forms'>,
  forms: readonly DrawnForm[],
) {
  for (const form of forms) {
    expect(form.map((row) => row.length)).toEqual(cells.map(({ count }) => count))
    for (const [row, list] of form.entries())
      for (const at of list) expect(questions[at]!.cells).toContain(row)
    expect(new Set(form.flat()).size).toBe(form.flat().length)
  }
  for (const [i, form] of forms.entries())
    for (const other of forms.slice(i + 1)) {
      const own = new Set(form.flat())
      expect(other.flat().filter((at) => own.has(at)).length).toBeLessThanOrEqual(overlap)
    }
}

describe('against trying everything, in small banks', () => {
  test('forms are drawn exactly if they exist, satisfy the blueprint and keep the bound; else the rows and the least overlap are right', () => {
    const random = randomFrom(20_261_125)
    const seen = { drawn: 0, lacking: 0, overlapping: 0 }

    for (let run = 0; run < proofRuns(6000); run++) {
      const it = aSmallCase(random)
      const drawn = drawForms({ ...it, seed: run })

      seen[drawn.kind] += 1

      const all = everyForm(it)

      if (drawn.kind === 'lacking') {
        expect(all).toEqual([])

        const missing = drawn.shortages.map((one) => one.missing)

        expect(drawn.shortages.map(({ cells }) => deficiencyOf(it, cells))).toEqual(missing)
        expect(missing.reduce((sum, one) => sum + one, 0)).toBe(mostDeficient(it))

        continue
      }

      expect(all.length).toBeGreaterThan(0)

      if (drawn.kind === 'drawn') {
        mustSatisfy(it, drawn.forms)
        expect(drawn.forms).toHaveLength(it.forms)
      } else {
        const least = leastOverlapOf(all, it.forms)
        expect(least).toBeGreaterThan(it.overlap)
        expect(drawn).toEqual({ kind: 'overlapping', atLeast: least, possible: least })
      }
    }

    expect(Math.min(...Object.values(seen))).toBeGreaterThan(proofRuns(200))
  }, 120_000)
  test('two forms that share as little as possible are nearly always as equal in difficulty as any two such forms', () => {
    const random = randomFrom(31)
    let [runs, misses] = [0, 0]

    for (let run = 0; run < proofRuns(2000); run++) {
      const any = aSmallCase(random)
      const it = { ...any, cells: any.cells.map(({ count }) => ({ count, weight: 1 })), forms: 2 }
      const all = everyForm(it)
      const least = leastOverlapOf(all, 2)
      if (least === Number.POSITIVE_INFINITY) continue

      const sumOf = (set: number) =>
        it.questions.reduce((sum, one, at) => sum + ((set >> at) & 1) * one.difficulty, 0)

      const pairs = all.flatMap((set) =>
        all
          .filter((other) => bits(set & other) === least)
          .map((other) => Math.abs(sumOf(set) - sumOf(other))),
      )

      const drawn = drawForms({ ...it, overlap: least, seed: run })
      if (drawn.kind !== 'drawn') throw new Error(drawn.kind)

      const [firstSum, secondSum] = drawn.forms.map((form) =>
        form.flat().reduce((sum, at) => sum + it.questions[at]!.difficulty, 0),
      )

      runs += 1

      if (Math.abs(firstSum! - secondSum!) !== Math.min(...pairs)) misses += 1
    }

    expect(misses / runs).toBeLessThan(0.03)
  }, 120_000)
})

/**
 * A bank of a hospital: kinds × categories × difficulties, and a blueprint of rows of different
 * width.
 */
function aBank(random: Random, size: number) {
  const bank = Array.from({ length: size }, () => ({
    kind: upTo(random, 3),
    category: upTo(random, 7),
    difficulty: 1 + upTo(random, 4),
  }))

  const rows = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((category) => [
    { kind: 0, category, from: 1, until: 3, count: 5, weight: 100 },
    { kind: 1, category, from: 2, until: 5, count: 4, weight: 200 },
  ])

  rows.push(
    { kind: 2, category: -1, from: 1, until: 5, count: 20, weight: 100 },
    { kind: -1, category: 0, from: 4, until: 5, count: 8, weight: 300 },
  )

  const cells = rows.map(({ count, weight }) => ({ count, weight }))

  const questions = bank.map(({ kind, category, difficulty }) => ({
    difficulty,
    cells: rows.flatMap((row, index) =>
      (row.kind === -1 || row.kind === kind) &&
      (row.category === -1 || row.category === category) &&
      difficulty >= row.from &&
      difficulty <= row.until
        ? [index]
        : [],
    ),
  }))

  return { cells, questions }
}

/** Mean difficulty of each form, by weight. */
const meansOf = (
  { cells, questions }: Pick<Case, 'cells' | 'questions'>,
  forms: readonly DrawnForm[],
) =>
  forms.map((form) => {
    const sum = form.reduce(
      (all, row, at) =>
        all + row.reduce((own, one) => own + questions[one]!.difficulty, 0) * cells[at]!.weight,
      0,
    )

    return sum / cells.reduce((all, { count, weight }) => all + count * weight, 0)
  })

describe('in banks of a hospital', () => {
  test('four forms of a hundred items from 2,000 questions share nothing and are equally difficult', () => {
    const bank = aBank(randomFrom(7), 2000)
    const drawn = drawForms({ ...bank, forms: 4, overlap: 0, seed: 1 })
    if (drawn.kind !== 'drawn') throw new Error(drawn.kind)
    mustSatisfy({ ...bank, overlap: 0 }, drawn.forms)

    const means = meansOf(bank, drawn.forms)

    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.001)
  })

  test('the same seed draws the same forms, another one others', () => {
    const bank = aBank(randomFrom(8), 800)
    const draw = (seed: number) => drawForms({ ...bank, forms: 2, overlap: 10, seed })

    expect(draw(3)).toEqual(draw(3))
    expect(draw(3)).not.toEqual(draw(4))
  })

  test('a bank that is too small for forms apart says what they would share, and draws them with that, though more is allowed', () => {
    const random = randomFrom(9)
    for (let run = 0; run < proofRuns(100); run++) {
      const bank = aBank(random, 500)
      const forms = 2 + upTo(random, 4)
      const refusal = drawForms({ ...bank, forms, overlap: 0, seed: run })
      if (refusal.kind !== 'overlapping') continue

      expect(refusal.possible).toBe(refusal.atLeast)

      for (const overlap of [refusal.possible, 100]) {
        const drawn = drawForms({ ...bank, forms, overlap, seed: run })
        if (drawn.kind !== 'drawn') throw new Error(drawn.kind)
        mustSatisfy({ ...bank, overlap: refusal.possible }, drawn.forms)
      }
    }
  }, 120_000)

  test('every question of a row is drawn about as often as the others', () => {
    const questions = Array.from({ length: 12 }, (_, at) => ({
      difficulty: 3,
      cells: at < 8 ? [0] : [0, 1],
    }))

    const counts = questions.map(() => 0)

    for (let seed = 0; seed < 600; seed++) {
      const drawn = drawForms({
        cells: [{ count: 3, weight: 1 }],
        questions,
        forms: 1,
        overlap: 0,
        seed,
      })
      if (drawn.kind === 'drawn') for (const at of drawn.forms.flat(2)) counts[at]! += 1
    }

    for (const count of counts) expect(count).toBeGreaterThan(110)
  })
})
