import type { Steps } from '../matching/steps.ts'
import { chiSquareTail } from './chi-square.ts'
import { type Curves, chancesOf } from './posterior.ts'
import type { Nodes } from './quadrature.ts'
import { ABSENT, type Responses } from './responses.ts'

/** p: the chance of answers that differ as much from the model, if it is right. */
export type ItemFit = { chiSquare: number; freedom: number; p: number }

/** Scores are put together until so many right and wrong answers are expected. */
const MIN_EXPECTED = 1

/**
 * S-X² of each item (Orlando and Thissen 2000, Applied Psychological Measurement 24): right answers
 * by total score against those that the model expects. Only takers who answered all items have a
 * comparable score; null where they are fewer than `fewest`.
 */
export function* itemFitSteps(
  responses: Responses,
  curves: Curves,
  nodes: Nodes,
  estimated: number,
  min: number,
): Steps<(ItemFit | null)[]> {
  const { items } = responses
  const [k, size] = [items.length, nodes.z.length]
  const { takers, right } = countByScore(responses)
  if (takers.reduce((sum, count) => sum + count, 0) < min) return items.map(() => null)

  const chances = chancesOf(curves, nodes)
  const weights = nodes.logWeight.map(Math.exp)
  const found: (ItemFit | null)[] = []

  for (let i = 0; i < k; i++) {
    yield

    const [bothWays, withRight] = [new Float64Array(k + 1), new Float64Array(k + 1)]

    for (let q = 0; q < size; q++) {
      const others = scoresWithout(chances, i, k, q, size)
      const p = chances[i * size + q]!

      for (let score = 0; score <= k; score++) {
        const rightHere = score > 0 ? others[score - 1]! * p : 0
        withRight[score]! += weights[q]! * rightHere
        bothWays[score]! += weights[q]! * (rightHere + others[score]! * (1 - p))
      }
    }

    found.push(
      compare(
        takers,
        right.subarray(i * (k + 1), (i + 1) * (k + 1)),
        withRight,
        bothWays,
        estimated,
      ),
    )
  }

  return found
}

/** Takers by total score, and of each item those among them who have it right. */
function countByScore({ items, takers, cells }: Responses) {
  const k = items.length
  const [numbers, right] = [new Float64Array(k + 1), new Float64Array(k * (k + 1))]

  for (let t = 0; t < takers; t++) {
    const row = cells.subarray(t * k, (t + 1) * k)
    if (row.includes(ABSENT)) continue

    const score = row.reduce((sum, cell) => sum + cell, 0)

    numbers[score]! += 1

    for (let i = 0; i < k; i++) right[i * (k + 1) + score]! += row[i]!
  }

  return { takers: numbers, right }
}

/**
 * Chances of each number of right answers to all items but one, at a node (Lord and Wingersky
 * 1984).
 */
function scoresWithout(chances: Float64Array, without: number, k: number, q: number, size: number) {
  const scores = new Float64Array(k + 1)
  scores[0] = 1

  let itemCount = 0

  for (let j = 0; j < k; j++) {
    if (j === without) continue

    const p = chances[j * size + q]!

    itemCount += 1

    for (let score = itemCount; score > 0; score--)
      scores[score] = scores[score]! * (1 - p) + scores[score - 1]! * p

    scores[0]! *= 1 - p
  }

  return scores
}

/** Scores 0 and k say nothing about an item. */
function compare(
  takers: Float64Array,
  right: Float64Array,
  withRight: Float64Array,
  bothWays: Float64Array,
  estimated: number,
) {
  const cells: { n: number; right: number; expected: number }[] = []
  const isSmall = ({ n, expected }: { n: number; expected: number }) =>
    expected < MIN_EXPECTED || n - expected < MIN_EXPECTED

  for (let score = 1; score < takers.length - 1; score++) {
    const cell = {
      n: takers[score]!,
      right: right[score]!,
      expected: (takers[score]! * withRight[score]!) / bothWays[score]!,
    }

    const last = cells.at(-1)

    if (last && isSmall(last)) {
      last.n += cell.n
      last.right += cell.right
      last.expected += cell.expected
    } else cells.push(cell)
  }

  const last = cells.at(-1)
  const before = cells.at(-2)

  if (last && before && isSmall(last)) {
    before.n += last.n
    before.right += last.right
    before.expected += last.expected
    cells.pop()
  }

  const freedom = cells.length - estimated
  if (freedom < 1) return null

  const chiSquare = cells.reduce(
    (sum, group) =>
      sum +
      ((group.right - group.expected) ** 2 * group.n) /
        (group.expected * (group.n - group.expected)),
    0,
  )

  return Number.isFinite(chiSquare)
    ? { chiSquare, freedom, p: chiSquareTail(chiSquare, freedom) }
    : null
}
