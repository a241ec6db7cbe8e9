import { describe, expect, test } from 'vitest'
import { findBlockingPair, shuffled } from '../../../algorithms/matching/markets.ts'
import { atOnce } from '../../../algorithms/matching/steps.ts'
import { randomFrom } from '../../../algorithms/random.ts'
import { explanationIn } from './explanation.rules.ts'
import { type MatchInput, marketSteps, matchHashSteps, matchSteps } from './match.rules.ts'

const SEED = 'a'.repeat(64)
type Choice = MatchInput['trainees'][number]['choices'][number]

const choice = (
  entryId: number,
  rank: number,
  mentorRank: number | null = null,
  isRefused = false,
): Choice => ({
  entryId,
  rank,
  mentorRank,
  isRefused,
})

const input = (over: Partial<MatchInput>): MatchInput => ({
  windowId: 1,
  round: 1,
  seed: SEED,
  entries: [],
  trainees: [],
  ...over,
})

/**
 * A random market of 60 trainees and 25 mentors; some applicants are ranked, some not, some
 * refused.
 */
function randomInput(seed: number): MatchInput {
  const random = randomFrom(seed)

  const entries = Array.from({ length: 25 }, (_, i) => ({
    id: i + 1,
    free: Math.floor(random() * 4),
  }))

  const ids = entries.map(({ id }) => id)

  const trainees = Array.from({ length: 60 }, (_, i) => ({
    id: i + 1,
    choices: shuffled(random, ids)
      .slice(0, Math.floor(random() * 5))
      .map((entryId, index) =>
        choice(
          entryId,
          index + 1,
          random() < 0.5 ? 1 + Math.floor(random() * 60) : null,
          random() < 0.1,
        ),
      ),
  }))

  return input({ entries, trainees })
}

describe('a match of mentors', () => {
  test('leaves no blocking pair, places nobody twice and keeps every capacity, on 40 random markets of 60 and 25', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const market = randomInput(seed)
      const outcomes = atOnce(matchSteps(market))
      const { proposers, pools } = atOnce(marketSteps(market))

      const placed = new Map(
        outcomes.map(({ traineeId, entryId }, i) => {
          const index = proposers[i]!.preferences.findIndex(({ pool }) => pool === entryId)
          return [traineeId, index < 0 ? null : index]
        }),
      )

      expect(findBlockingPair(proposers, pools, placed)).toBeUndefined()
      expect(new Set(outcomes.map(({ traineeId }) => traineeId)).size).toBe(60)
    }
  })

  test('gives a mentor’s places to the ranked applicants in the mentor’s order, then to the others by lot; refused ones get none', () => {
    const trainees = [
      { id: 1, choices: [choice(9, 1, 2)] },
      { id: 2, choices: [choice(9, 1, 1)] },
      { id: 3, choices: [choice(9, 1)] },
      { id: 4, choices: [choice(9, 1, 1, true)] },
    ]

    const placedWith = (free: number) =>
      atOnce(matchSteps(input({ entries: [{ id: 9, free }], trainees }))).flatMap((outcome) =>
        outcome.entryId === null ? [] : [outcome.traineeId],
      )

    expect([1, 2, 3, 4].map(placedWith)).toEqual([[2], [1, 2], [1, 2, 3], [1, 2, 3]])
  })

  test('explains every result in one sentence of either language', () => {
    const outcomes = atOnce(
      matchSteps(
        input({
          entries: [
            { id: 8, free: 1 },
            { id: 9, free: 1 },
          ],
          trainees: [
            { id: 1, choices: [choice(9, 1, 1)] },
            { id: 2, choices: [choice(9, 1, 2), choice(7, 2), choice(8, 3)] },
            { id: 3, choices: [choice(9, 1, 3), choice(8, 2, null, true)] },
            { id: 4, choices: [] },
          ],
        }),
      ),
    )

    expect(outcomes.map(({ explanation }) => explanationIn('zh-cn', explanation))).toEqual([
      '按第 1 志愿匹配',
      '按第 3 志愿匹配；1 位导师的名额给了排在前面的学员；1 位导师已不再招收',
      '这次没有匹配到导师；1 位导师的名额给了排在前面的学员；1 位导师谢绝了申请',
      '没有提交志愿',
    ])

    expect(explanationIn('en', outcomes[1]!.explanation)).toMatch(/^Matched with choice 3; /)
  })

  test('has another hash when a choice, a ranking, an answer or a place changes, and the same in any order the rows come', () => {
    const base = input({ entries: [{ id: 8, free: 1 }, { id: 9, free: 2 }], trainees: [{ id: 1, choices: [choice(9, 1)] }, { id: 2, choices: [] }] }) // biome-ignore format: one line
    const hash = (over: Partial<MatchInput>) => atOnce(matchHashSteps({ ...base, ...over }))

    expect(hash({ entries: base.entries.toReversed(), trainees: base.trainees.toReversed() })).toBe(
      hash({}),
    )

    const others = [
      {
        trainees: [
          { id: 1, choices: [choice(9, 1, 1)] },
          { id: 2, choices: [] },
        ],
      },
      {
        trainees: [
          { id: 1, choices: [choice(9, 1, null, true)] },
          { id: 2, choices: [] },
        ],
      },
      {
        trainees: [
          { id: 1, choices: [choice(8, 1)] },
          { id: 2, choices: [] },
        ],
      },
      {
        entries: [
          { id: 8, free: 1 },
          { id: 9, free: 1 },
        ],
      },
      { seed: 'b' },
    ]

    expect(new Set([hash({}), ...others.map(hash)]).size).toBe(6)
  })
})
