import { requestPermissions as may } from '@residency/contract/areas/evaluation/requests/access'
import {
  REQUEST_ANSWERS,
  type RequestRelation,
  requestFlow,
} from '@residency/contract/areas/evaluation/requests/request.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { NOWHERE, type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/** The requests a user sent (as trainee) or received (as supervisor); nobody else reads one. */
export type RequestScope = { as: 'trainee' | 'supervisor' | 'everybody'; userId: number }

export const askedBy = (actor: Reader): RequestScope => ({ as: 'trainee', userId: actor.userId })
export const askedOf = (actor: Reader): RequestScope => ({ as: 'supervisor', userId: actor.userId })

/** For the product itself, such as the job that ends requests; no person has it. */
export const EVERY_REQUEST: RequestScope = { as: 'everybody', userId: 0 }

/** Whose requests are counted: the office all, others those of their bases and departments. */
export const countedRequests = (actor: Reader): OrgScope =>
  holds(actor, may.list) ? orgScope(actor, isOffice(actor, may.list)) : NOWHERE

type Facts = { state: string; traineeUserId: number; supervisorId: number; lapsesAt: Date }

export function relationsToRequest(
  request: Facts,
  actor: Reader,
  now: Date,
): ReadonlySet<RequestRelation> {
  const isOver = request.lapsesAt <= now

  const relations: Record<RequestRelation, boolean> = {
    owner: request.traineeUserId === actor.userId,
    supervisor: request.supervisorId === actor.userId,
    lasting: !isOver,
    over: isOver,
  }

  return new Set(
    (Object.keys(relations) as RequestRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (request: Facts, actor: Reader, now: Date): readonly string[] =>
  allowedActions(requestFlow, request.state, actor, relationsToRequest(request, actor, now))

export const answersTo = (request: Facts, actor: Reader, now: Date) =>
  REQUEST_ANSWERS.filter((action) => allowed(request, actor, now).includes(action))

export const mayWithdraw = (request: Facts, actor: Reader, now: Date) =>
  allowed(request, actor, now).includes('withdraw')
