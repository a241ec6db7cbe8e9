import {
  PARTNER_REVIEW_ACTIONS,
  partnerFlow,
} from '@residency/contract/areas/signup/partner/partner.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

/** A unit is its account's; the office reviews it and never its own. */
export const relationToPartner = (partner: { userId: number }, actor: Reader) =>
  new Set(partner.userId === actor.userId ? (['owner'] as const) : [])

export const partnerActions = (partner: { state: string; userId: number }, actor: Reader) =>
  allowedActions(partnerFlow, partner.state, actor, relationToPartner(partner, actor))

/** What the office may decide about a unit now. */
export const reviewActions = (partner: { state: string; userId: number }, actor: Reader) => {
  const open: readonly string[] = partnerActions(partner, actor)
  return PARTNER_REVIEW_ACTIONS.filter((action) => open.includes(action))
}
