import { partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Actor } from '../../../platform/http/ctx.ts'

/** A unit is its account's; the office reviews it and never its own. */
export const standingToPartner = (partner: { user_id: number }, actor: Actor) =>
  new Set(partner.user_id === actor.userId ? (['owner'] as const) : [])

export const partnerActions = (partner: { state: string; user_id: number }, actor: Actor) =>
  allowedActions(partnerFlow, partner.state, actor, standingToPartner(partner, actor))
