import { mentorChoicePermissions as may } from '@residency/contract/areas/mentors/choice/access'
import {
  MENTOR_ANSWERS,
  type MentorApplicationRelation,
  mentorApplicationFlow,
} from '@residency/contract/areas/mentors/choice/application.flow'
import { allowedActions } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { isAnswerable, windowStateAt } from '../windows/mentor-window.rules.ts'

type Facts = {
  state: string
  mentorId: number
  traineeUserId: number
  mode: string
  published: number
  isOn: boolean
  startsAt: Date
  endsAt: Date
}

export const relationsToApplication = (
  a: Pick<Facts, 'mentorId' | 'traineeUserId'>,
  actor: Reader,
) =>
  new Set<MentorApplicationRelation>([
    ...(a.traineeUserId === actor.userId ? (['owner'] as const) : []),
    ...(a.mentorId === actor.userId ? (['mentor'] as const) : []),
  ])

const openActions = (a: Facts, actor: Reader): readonly string[] =>
  allowedActions(mentorApplicationFlow, a.state, actor, relationsToApplication(a, actor))

/** A trainee revokes in the window, before the mentor has answered. */
export const mayRevoke = (a: Facts, actor: Reader, now: Date) =>
  windowStateAt(a, now) === 'open' && openActions(a, actor).includes('revoke')

/** What a mentor answers: acceptance is for windows in which first come is first served. */
export function answersOn(a: Facts, actor: Reader, now: Date) {
  if (!isAnswerable(windowStateAt(a, now), a.mode, a.published)) return []

  const open = openActions(a, actor)
  return MENTOR_ANSWERS.filter(
    (action) => open.includes(action) && (action === 'refuse' || a.mode === 'firstCome'),
  )
}

export const isMatchOffice = (actor: Reader) => isOffice(actor, may.match)
