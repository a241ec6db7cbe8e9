import { type LeaveState, leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { addDays, HOUR_MS } from '@residency/contract/kernel/day'
import type { Settlement } from '../../areas/absence/settlement/apply-settlements.ts'
import type { DemoPlaces, PlannedDemo } from './leaves.demo.ts'

type Action = keyof typeof leaveFlow.actions

type Step = {
  action: Action
  from: LeaveState
  to: LeaveState
  by: number
  at: Date
  reason: string | null
}

type Decision = { outcome: 'passed' | 'rejected'; by: number; at: Date }
const DECIDED = ['confirmed', 'approved', 'reported', 'early', 'revoked', 'revokeRequested']

const PASSES = {
  supervisor: 'passAsSupervisor',
  department: 'passAsDepartment',
  base: 'passAsBase',
} as const

const WITHDRAWN = '安排有变，不再需要'

/** The day on which somebody is back; null while they are away, or where nobody reports it. */
function returnDayOf({ endsOn, outcome }: PlannedDemo): string | null {
  if (outcome.kind === 'early') return outcome.returnedOn

  return outcome.kind === 'confirmed' || outcome.kind === 'reported' ? endsOn : null
}

/**
 * The steps of the flow that lead to the outcome of an absence, with who took each and when, and what
 * they leave behind.
 */
export function stepsTaken({ now, today }: DemoPlaces, absence: PlannedDemo) {
  const { outcome, parts } = absence
  const at = (day: string, hour: number) =>
    new Date(Math.min(Date.parse(`${day}T00:10:00+08:00`) + hour * HOUR_MS, now.getTime()))
  const submittedOn = addDays(absence.startsOn, -absence.ahead)
  const from = submittedOn > today ? today : submittedOn
  const steps: Step[] = []
  const decisions: Decision[] = []

  const take = (action: Action, by: number, when: Date, reason: string | null = null) => {
    const { to } = leaveFlow.actions[action]
    steps.push({
      action,
      from: steps.at(-1)?.to ?? leaveFlow.initial,
      to,
      by,
      at: when,
      reason,
    })
  }

  /** The next open part agrees. */
  const agree = () => {
    const place = decisions.length
    const { step, by } = parts[place]!
    const next = parts[place + 1]
    const when = at(from, 9 + place)

    if (!next) take('approve', by, when)
    else if (next.step === step)
      take(step === 'supervisor' ? 'agree' : 'agreeAsDepartment', by, when)
    else take(PASSES[step as 'base'], by, when)

    decisions.push({ outcome: 'passed', by, at: when })
  }

  const returnedOn = returnDayOf(absence)

  const takeUnexcused = () => {
    take('record', absence.base, at(absence.startsOn, 15))
    if (outcome.kind === 'cancelled')
      take('cancel', absence.base, at(addDays(absence.startsOn, 1), 10), '已补交请假材料')
  }

  const submitAndDecide = () => {
    take('submit', absence.owner, at(from, 7.5))

    if (outcome.kind === 'waiting')
      while (
        decisions.length < parts.findIndex(({ step }) => step === absence.steps[outcome.passed])
      )
        agree()

    if (DECIDED.includes(outcome.kind)) for (const _ of parts) agree()

    if (outcome.kind === 'rejected') {
      const [{ by }] = parts as [(typeof parts)[number]]
      take('reject', by, at(from, 10), outcome.because)
      decisions.push({ outcome: 'rejected', by, at: at(from, 10) })
    }
  }

  const endByOwner = () => {
    if (outcome.kind === 'withdrawn') take('withdraw', absence.owner, at(from, 11))
    if (outcome.kind === 'revoked' || outcome.kind === 'revokeRequested')
      take('requestRevoke', absence.owner, at(addDays(from, 1), 9), WITHDRAWN)
    if (outcome.kind === 'revoked') take('passRevoke', parts.at(-1)!.by, at(addDays(from, 1), 14))
    if (returnedOn) take('reportBack', absence.owner, at(returnedOn, 18))
    if (returnedOn && outcome.kind !== 'reported')
      take('confirmReport', parts[0]!.by, at(addDays(returnedOn, 1), 10))
  }

  if (absence.kind === 'unexcused') takeUnexcused()
  else {
    submitAndDecide()
    endByOwner()
  }

  const last = steps.at(-1)!
  const isWaiting = outcome.kind === 'waiting'

  return {
    steps,
    decisions,
    returnedOn,
    state: last.to,
    submittedAt: steps[0]!.at,
    updatedAt: last.at,
    createdBy: steps[0]!.by,
    waitsStep: isWaiting ? (parts[decisions.length]?.step ?? null) : null,
    waitsSince: isWaiting ? last.at : null,
    refusal: ['rejected', 'cancelled'].includes(outcome.kind) ? last.reason : null,
    revokeReason:
      outcome.kind === 'revoked' || outcome.kind === 'revokeRequested' ? WITHDRAWN : null,
  }
}

type Course = ReturnType<typeof stepsTaken>

/** The span up to the last day away, and what it counts. */
function spanTaken(
  absence: PlannedDemo,
  { state, returnedOn }: Pick<Course, 'state' | 'returnedOn'>,
  places: DemoPlaces,
) {
  if (state !== 'confirmed' || returnedOn === absence.endsOn || returnedOn === null)
    return { span: absence, count: absence.count }

  const span = { ...absence, endsOn: returnedOn }
  return {
    span,
    count: places.count(absence.traineeId, span, absence.isByCalendar ? 'calendar' : 'working'),
  }
}

/** How an absence counts in accounts, timetable and for the end of the training. */
export function settledAs(
  id: number,
  absence: PlannedDemo,
  course: Course,
  places: DemoPlaces,
): Settlement {
  const { span, count } = spanTaken(absence, course, places)
  return {
    id,
    traineeId: absence.traineeId,
    typeId: absence.typeId,
    title: absence.title,
    state: course.state,
    span,
    count,
  }
}
