import { blockErrors as errors } from '@residency/contract/areas/rotations/blocks/access'
import type {
  BlockInputs,
  Shortfall,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { type BlockAction, blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { type Decision, joinClauses, type Language, startsFrom } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { judgeSupervisors } from '../supervisors/judge-supervisors.ts'
import type { BlockRow } from './block.queries.ts'
import type { BlockFactsById } from './block-facts.ts'

/** What is short, as a sentence. */
export function shortfallText(language: Language, shortfalls: readonly Shortfall[]): string {
  const { shortfalls: words } = blockWords[language]
  const text = ({ key, value, limit }: Shortfall) => fillSentence(words[key], { value, limit })

  return joinClauses(language, shortfalls.map(text))
}

export type BlockDecision = Decision<BlockAction> & BlockInputs
type Obstacles = Map<number, Obstacle>
const EDUCATION_AHEAD = 14

/** Entry education may be given up to two weeks before the first day. */
async function judgeEntry(
  tx: SignedCtx,
  { enteredOn, entryEducationOn, supervisors }: BlockDecision,
  rows: readonly BlockRow[],
) {
  const today = dayInChina(tx.now())
  if (!enteredOn) throw fail(errors.entryMissing)
  if (enteredOn > today) throw fail(errors.entryInFuture)
  if (!entryEducationOn) throw fail(errors.educationMissing)

  const wanted = new Map(supervisors.map(({ id, supervisorId }) => [id, supervisorId]))
  if (wanted.size < supervisors.length) throw fail(errors.supervisorTwice)

  const dayObstacle = (b: BlockRow): Obstacle | undefined => {
    const data = { from: b.startsOn, until: b.endsOn }
    if (b.startsOn > today) return { def: errors.notBegun, data }
    if (enteredOn < b.startsOn || enteredOn > b.endsOn) return { def: errors.entryOutside, data }
    if (entryEducationOn < addDays(b.startsOn, -EDUCATION_AHEAD) || entryEducationOn > b.endsOn)
      return { def: errors.educationOutside, data }

    return wanted.has(b.id) ? undefined : { def: errors.supervisorMissing }
  }

  const entering = rows.filter((b) => startsFrom(blockFlow, 'enter', b.state))

  const obstacles: Obstacles = new Map(
    entering.flatMap((b) => {
      const obstacle = dayObstacle(b)
      return obstacle ? [[b.id, obstacle] as const] : []
    }),
  )

  const free = entering.filter((b) => !obstacles.has(b.id))

  for (const [id, obstacle] of await judgeSupervisors(tx, free, wanted)) obstacles.set(id, obstacle)

  return obstacles
}

function judgeExit(tx: SignedCtx, rows: readonly BlockRow[]): Obstacles {
  const today = dayInChina(tx.now())
  const early = rows.filter((b) => b.endsOn > today)
  return new Map(early.map((b) => [b.id, { def: errors.exitTooEarly, data: { until: b.endsOn } }]))
}

function judgeScores(
  scores: BlockDecision,
  rows: readonly BlockRow[],
  facts: BlockFactsById,
): Obstacles {
  const FIELDS = ['theoryScore', 'skillScore', 'dailyScore'] as const
  const missing = FIELDS.find((field) => scores[field] == null)
  if (missing) throw fail({ ...errors.scoreMissing, field: missing })

  const { absenceDays } = scores

  return new Map(
    rows.flatMap((b): [number, Obstacle][] => {
      const { recordedAbsence, workingDays } = facts.get(b.id)!
      if (absenceDays == null) return []
      if (absenceDays < recordedAbsence)
        return [[b.id, { def: errors.absenceTooFew, data: { days: recordedAbsence } }]]

      return absenceDays > workingDays
        ? [[b.id, { def: errors.absenceTooMany, data: { days: workingDays } }]]
        : []
    }),
  )
}

/**
 * The result follows the rules: passing needs all of them, failing at least one that is not kept.
 */
function judgeResult(
  tx: SignedCtx,
  action: 'pass' | 'fail',
  rows: readonly BlockRow[],
  facts: BlockFactsById,
): Obstacles {
  const wrong = rows.filter((b) => facts.get(b.id)!.shortfalls.length > 0 === (action === 'pass'))

  const obstacleOf = (b: BlockRow): Obstacle =>
    action === 'pass'
      ? {
          def: errors.mustFail,
          data: { reasons: shortfallText(tx.language, facts.get(b.id)!.shortfalls) },
        }
      : { def: errors.mustPass }

  return new Map(wrong.map((b) => [b.id, obstacleOf(b)]))
}

/** Reasons, per stay, why this step is not allowed (other than state, permission and relation). */
export async function judgeStep(
  tx: SignedCtx,
  decision: BlockDecision,
  rows: readonly BlockRow[],
  facts: BlockFactsById,
): Promise<Obstacles> {
  const { action } = decision
  if (action === 'enter') return judgeEntry(tx, decision, rows)
  if (action === 'requestExit') return judgeExit(tx, rows)
  if (action === 'assess') return judgeScores(decision, rows, facts)
  if (action === 'pass' || action === 'fail') return judgeResult(tx, action, rows, facts)

  return new Map()
}
