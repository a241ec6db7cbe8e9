import { createHash } from 'node:crypto'
import {
  deferredAcceptanceSteps,
  type Pool,
  type Proposer,
} from '../../../algorithms/matching/deferred-acceptance.ts'
import { lotSteps } from '../../../algorithms/matching/lots.ts'
import { mapInSteps, type Steps } from '../../../algorithms/matching/steps.ts'
import type { Explanation } from './explanation.rules.ts'

/** Increment when the same input could give another result or another hash. */
const RULES_VERSION = 'mentors-1'
type MatchChoice = { entryId: number; rank: number; mentorRank: number | null; isRefused: boolean }

/**
 * Trainees of the base without a mentor, with their choices in order, and the free places of the
 * mentors who take part.
 */
export type MatchInput = {
  windowId: number
  round: number
  seed: string
  entries: readonly { id: number; free: number }[]
  trainees: readonly { id: number; choices: readonly MatchChoice[] }[]
}

export type MatchOutcome = {
  traineeId: number
  entryId: number | null
  choiceRank: number | null
  explanation: Explanation
}

/** Above every rank a mentor can give. */
const MAX_RANKS = 1001

/**
 * The market of a match. A mentor's places go to the applicants the mentor ranked, in this order,
 * then to the others by lot; refused applicants and mentors who do not take part are left out.
 */
export function* marketSteps({
  seed,
  entries,
  trainees,
}: MatchInput): Steps<{ proposers: Proposer[]; pools: Pool[] }> {
  const lots = yield* lotSteps(
    seed,
    trainees.map(({ id }) => id),
  )

  const known = new Set(entries.map(({ id }) => id))

  const proposers = yield* mapInSteps(trainees, ({ id, choices }): Proposer => {
    const open = choices.filter((choice) => !choice.isRefused && known.has(choice.entryId))

    const priorityOf = ({ mentorRank }: MatchChoice) => [
      mentorRank === null ? 0 : MAX_RANKS - mentorRank,
      lots.get(id)!,
    ]

    return {
      id,
      preferences: open.map((choice) => ({ pool: choice.entryId, priority: priorityOf(choice) })),
    }
  })

  return { proposers, pools: entries.map(({ id, free }) => ({ id, seats: Math.max(0, free) })) }
}

/** Everything a run is computed from, in canonical order, as one hash. */
export function* matchHashSteps({
  windowId,
  round,
  seed,
  entries,
  trainees,
}: MatchInput): Steps<string> {
  const hash = createHash('sha256')
  const add = (part: unknown) => void hash.update(`${JSON.stringify(part)}\n`)
  const byId = <T extends { id: number }>(rows: readonly T[]) =>
    [...rows].sort((a, b) => a.id - b.id)

  add([RULES_VERSION, windowId, round, seed])
  add(byId(entries).map(({ id, free }) => [id, free]))
  yield* mapInSteps(byId(trainees), ({ id, choices }) =>
    add([
      id,
      choices.map((choice) => [choice.entryId, choice.rank, choice.mentorRank, choice.isRefused]),
    ]),
  )

  return hash.digest('hex')
}

function explanationKey(choices: readonly unknown[], entryId: number | null): Explanation['key'] {
  if (choices.length === 0) return 'noChoices'

  return entryId === null ? 'unplaced' : 'placed'
}

/** Trainee-proposing deferred acceptance over both rankings, each outcome with its explanation. */
export function* matchSteps(input: MatchInput): Steps<MatchOutcome[]> {
  const { proposers, pools } = yield* marketSteps(input)
  const { placed } = yield* deferredAcceptanceSteps(proposers, pools)
  const known = new Set(pools.map(({ id }) => id))

  return yield* mapInSteps(input.trainees, ({ id, choices }, i): MatchOutcome => {
    const at = placed.get(id) ?? null
    const entryId = at === null ? null : proposers[i]!.preferences[at]!.pool
    const choiceRank =
      choices.find((choice) => choice.entryId === entryId && !choice.isRefused)?.rank ?? null
    const before = choices.filter(
      (choice) => choice.entryId !== entryId && (choiceRank === null || choice.rank < choiceRank),
    )
    const count = (isCounted: (choice: MatchChoice) => boolean) => before.filter(isCounted).length

    const explanation: Explanation = {
      key: explanationKey(choices, entryId),
      choice: choiceRank ?? 0,
      full: count((choice) => !choice.isRefused && known.has(choice.entryId)),
      refused: count((choice) => choice.isRefused),
      gone: count((choice) => !choice.isRefused && !known.has(choice.entryId)),
    }

    return { traineeId: id, entryId, choiceRank, explanation }
  })
}
