import type {
  Absence,
  LeaveStepLine,
  OwnAbsence,
} from '@residency/contract/areas/absence/leave/leave.contract'
import { type LeaveState, OPEN_STATES } from '@residency/contract/areas/absence/leave/leave.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const LEAVE_TONES: Readonly<Record<LeaveState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  supervisorPassed: 'busy',
  departmentPassed: 'busy',
  basePassed: 'busy',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
  revokeRequested: 'wait',
  revoked: 'calm',
  reported: 'wait',
  confirmed: 'good',
  recorded: 'bad',
  cancelled: 'calm',
}

const STATES_WITH_STAND_IN: ReadonlySet<LeaveState> = new Set([...OPEN_STATES, 'approved'])

/** Somebody can be asked to do the work meanwhile as long as the leave is under way. */
export const mayHaveStandIn = (state: LeaveState) => STATES_WITH_STAND_IN.has(state)

/** The list of records in which an absence of this kind is opened. */
export const recordsOf = (kind: Absence['kind']) =>
  kind === 'away' ? '/daily/away-record' : '/daily/leave-record'

/**
 * Whether something is still to come of an own absence: somebody decides it, or the trainee can.
 */
export const isUnderWay = ({
  state,
  waitsFor,
  ownActions,
}: Pick<OwnAbsence, 'state' | 'waitsFor' | 'ownActions'>) =>
  waitsFor !== null || ownActions.length > 0 || LEAVE_TONES[state] === 'wait'

type Span = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }
type Halves = Readonly<Record<'am' | 'pm', string>>

/** The days of an absence; half days only where it begins or ends with one. */
export function daysOf({ startsOn, startsHalf, endsOn, endsHalf }: Span, halves: Halves): string {
  const isWhole = startsHalf === 'am' && endsHalf === 'pm'
  if (startsOn === endsOn) return isWhole ? startsOn : `${startsOn} ${halves[startsHalf as 'am']}`

  const from = startsHalf === 'pm' ? `${startsOn} ${halves.pm}` : startsOn

  return `${from} – ${endsHalf === 'am' ? `${endsOn} ${halves.am}` : endsOn}`
}

/** Whether the dates of a form can be asked about. */
export const isForwards = ({ startsOn, startsHalf, endsOn, endsHalf }: Partial<Span>): boolean =>
  startsOn !== undefined &&
  endsOn !== undefined &&
  (startsOn < endsOn || (startsOn === endsOn && !(startsHalf === 'pm' && endsHalf === 'am')))

/**
 * The steps of a leave for the step line: each part with who decides, or who has decided and when.
 */
export function stepsOf(
  lines: readonly LeaveStepLine[],
  waitsFor: string | null,
  titles: Readonly<Record<LeaveStepLine['step'], string>>,
  comma: string,
): FlowStep[] {
  return lines.map(({ step, place, names, outcome, at }) => {
    const isNow = outcome === null && step === waitsFor

    const chooseState = () => {
      if (outcome === 'passed') return 'finish'
      if (outcome === 'rejected') return 'error'

      return isNow ? 'process' : 'wait'
    }

    const state = chooseState()

    const title =
      place && step !== 'base' && step !== 'office' ? `${titles[step]} · ${place}` : titles[step]

    return { title, note: [names.join(comma), at].filter(Boolean).join(' '), state }
  })
}
