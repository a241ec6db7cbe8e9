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
type Found = { now: Stage | null; step: NextStep | null; blocks: Blocks }

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

function draft(one: StageFacts, { now }: Clock): Found {
  if (one.seats === 0) return { now: 'offers', step: 'addOffers', blocks: block('noOffers') }
  return { now: 'opening', step: 'open', blocks: one.signUpUntil <= now ? block('windowPast') : [] }
}

function open(one: StageFacts, { now, minuteOf }: Clock): Found {
  const waiting = block('toReview', one.toReview)
  if (one.signUpUntil <= now) return { now: 'review', step: 'close', blocks: waiting }

  const running = block('windowOpen', null, minuteOf(one.signUpUntil))

  return { now: 'opening', step: one.toReview ? 'review' : null, blocks: [...running, ...waiting] }
}

function closed(one: StageFacts): Found {
  const exam = [
    ...block('toArrange', one.toArrange),
    ...block('toScore', one.examined),
    ...block('toCheck', one.toCheck),
  ]

  if (one.toReview)
    return { now: 'review', step: 'review', blocks: block('toReview', one.toReview) }
  if (one.toArrange) return { now: 'exam', step: 'arrangeExams', blocks: exam }
  if (one.examined) return { now: 'exam', step: 'enterScores', blocks: exam }

  return { now: 'admission', step: 'startAdmission', blocks: [] }
}

function admitting(one: StageFacts, { now, today, minuteOf }: Clock): Found {
  const { publicationUntil, confirmUntil } = one
  return {
    now: 'admission',
    step: 'admit',
    blocks: [
      ...block('toScore', one.examined),
      ...block('toCheck', one.toCheck),
      ...block('reviewsOpen', one.reviewsOpen),
      ...(publicationUntil && today <= publicationUntil
        ? block('noticeRuns', null, publicationUntil)
        : []),
      ...(confirmUntil <= now ? block('confirmOver', null, minuteOf(confirmUntil)) : []),
    ],
  }
}

function published(one: StageFacts): Found {
  const blocks = [...block('toConfirm', one.toConfirm), ...block('toReceive', one.toReceive)]
  return { now: 'arrival', step: one.toConfirm + one.toReceive > 0 ? 'receive' : 'finish', blocks }
}

const FOUND: Record<IntakeState, (one: StageFacts, clock: Clock) => Found> = {
  draft,
  open,
  closed,
  admitting,
  published,
  finished: () => ({ now: null, step: null, blocks: [] }),
}

/**
 * Where an intake stands on its way, the one next step, and what stands in its way. Only who runs
 * intakes is given a step.
 */
export function stageLineOf(one: StageFacts, clock: Clock, runsIt: boolean): StageLine {
  const { now, step, blocks } = FOUND[one.state](one, clock)
  const at = now === null ? STAGES.length : STAGES.indexOf(now)
  return {
    stages: STAGES.map((key, i) => ({
      key,
      state: i < at ? 'finish' : i === at ? 'process' : 'wait',
    })),
    next: step && runsIt ? { step, page: PAGES[step]?.(one.id) ?? null, blocks } : null,
  }
}
