import type { IntakeState } from '@residency/contract/areas/intakes/intake/intake.flow'
import {
  type Block,
  type NextStep,
  STAGES,
  type Stage,
  type StageLine,
} from '@residency/contract/areas/intakes/intake/intake-stage.contract'

export type StageFacts = {
  id: number
  state: IntakeState
  seats: number
  signUpUntil: Date
  confirmUntil: Date
  publicationUntil: string | null

  /** Registrations at each step. */
  toReview: number
  toArrange: number
  examined: number
  toCheck: number
  reviewsOpen: number
  toConfirm: number
  toReceive: number
}

type Blocks = NonNullable<StageLine['next']>['blocks']
type StageResult = { now: Stage | null; step: NextStep | null; blocks: Blocks }

const block = (is: Block, count: number | null = null, at: string | null = null): Blocks =>
  count === 0 ? [] : [{ is, count, at }]

const PAGES: Partial<Record<NextStep, (id: number) => string>> = {
  addOffers: (id) => `/recruit/major?intakeId=${id}`,
  review: (id) => `/recruit/registration?intakeId=${id}&state=submitted`,
  arrangeExams: (id) => `/recruit/exam?part=examinees&stage=waiting&intakeId=${id}`,
  enterScores: (id) => `/recruit/score?intakeId=${id}`,
  admit: (id) => `/recruit/admission?intakeId=${id}`,
  receive: (id) => `/recruit/arrival?intakeId=${id}`,
}

type Clock = { now: Date; today: string; minuteOf: (at: Date) => string }

function draft(facts: StageFacts, { now }: Clock): StageResult {
  if (facts.seats === 0) return { now: 'offers', step: 'addOffers', blocks: block('noOffers') }
  return {
    now: 'opening',
    step: 'open',
    blocks: facts.signUpUntil <= now ? block('windowPast') : [],
  }
}

function open(facts: StageFacts, { now, minuteOf }: Clock): StageResult {
  const waiting = block('toReview', facts.toReview)
  if (facts.signUpUntil <= now) return { now: 'review', step: 'close', blocks: waiting }

  const running = block('windowOpen', null, minuteOf(facts.signUpUntil))

  return {
    now: 'opening',
    step: facts.toReview ? 'review' : null,
    blocks: [...running, ...waiting],
  }
}

function closed(facts: StageFacts): StageResult {
  const exam = [
    ...block('toArrange', facts.toArrange),
    ...block('toScore', facts.examined),
    ...block('toCheck', facts.toCheck),
  ]

  if (facts.toReview)
    return { now: 'review', step: 'review', blocks: block('toReview', facts.toReview) }
  if (facts.toArrange) return { now: 'exam', step: 'arrangeExams', blocks: exam }
  if (facts.examined) return { now: 'exam', step: 'enterScores', blocks: exam }

  return { now: 'admission', step: 'startAdmission', blocks: [] }
}

function admitting(facts: StageFacts, { now, today, minuteOf }: Clock): StageResult {
  const { publicationUntil, confirmUntil } = facts
  return {
    now: 'admission',
    step: 'admit',
    blocks: [
      ...block('toScore', facts.examined),
      ...block('toCheck', facts.toCheck),
      ...block('reviewsOpen', facts.reviewsOpen),
      ...(publicationUntil && today <= publicationUntil
        ? block('noticeRuns', null, publicationUntil)
        : []),
      ...(confirmUntil <= now ? block('confirmOver', null, minuteOf(confirmUntil)) : []),
    ],
  }
}

function published(facts: StageFacts): StageResult {
  const blocks = [...block('toConfirm', facts.toConfirm), ...block('toReceive', facts.toReceive)]
  return {
    now: 'arrival',
    step: facts.toConfirm + facts.toReceive > 0 ? 'receive' : 'finish',
    blocks,
  }
}

const FOUND: Record<IntakeState, (facts: StageFacts, clock: Clock) => StageResult> = {
  draft,
  open,
  closed,
  admitting,
  published,
  finished: () => ({ now: null, step: null, blocks: [] }),
}

/**
 * The stage of an intake, the one next step, and what prevents it. Only who runs
 * intakes is given a step.
 */
function stepState(index: number, current: number) {
  if (index < current) return 'finish'

  return index === current ? 'process' : 'wait'
}

export function stageLineOf(facts: StageFacts, clock: Clock, runsIt: boolean): StageLine {
  const { now, step, blocks } = FOUND[facts.state](facts, clock)
  const at = now === null ? STAGES.length : STAGES.indexOf(now)
  return {
    stages: STAGES.map((key, i) => ({
      key,
      state: stepState(i, at),
    })),
    next: step && runsIt ? { step, page: PAGES[step]?.(facts.id) ?? null, blocks } : null,
  }
}
