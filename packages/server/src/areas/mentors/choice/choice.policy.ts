import {
  MENTOR_ANSWERS,
  type MentorApplicationRelation,
  mentorApplicationFlow,
} from '@residency/contract/areas/mentors/choice/application.flow'
import { mentorChoicePermissions as may } from '@residency/contract/areas/mentors/choice/permissions'
import { allowedActions } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { windowStateAt } from '../windows/mentor-window.rules.ts'
import { isAnswerable } from '../windows/window.rules.ts'

type Facts = {
  state: string
  mentor_id: number
  trainee_user_id: number
  mode: string
  published: number
  is_on: boolean
  starts_at: Date
  ends_at: Date
}
export const relationsToApplication = (a: Pick<Facts, 'mentor_id' | 'trainee_user_id'>, actor: Reader) =>
  new Set<MentorApplicationRelation>([
    ...(a.trainee_user_id === actor.userId ? (['owner'] as const) : []),
    ...(a.mentor_id === actor.userId ? (['mentor'] as const) : []),
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
  return MENTOR_ANSWERS.filter((action) => open.includes(action) && (action === 'refuse' || a.mode === 'firstCome'))
}
export const isMatchOffice = (actor: Reader) => isOffice(actor, may.match)
