import { fundPermissions as may } from '@residency/contract/areas/students/funds/access'
import {
  FUND_REVIEW_ACTIONS,
  type FundRelation,
  fundFlow,
} from '@residency/contract/areas/students/funds/fund.flow'
import {
  type FundSpendingRelation,
  fundSpendingFlow,
  SPENDING_REVIEW_ACTIONS,
} from '@residency/contract/areas/students/funds/fund-spending.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { visibleTrainees } from '../students.policy.ts'

/** Funds somebody sees: the own ones (`userId`), and as staff those of trainees in scope. */
export type FundScope = { userId: number; staff: BaseScope }

export const fundsInCharge = (actor: Reader): FundScope => ({
  userId: 0,
  staff: holds(actor, may.list) ? visibleTrainees(actor) : { kind: 'none' },
})

export const visibleFunds = (actor: Reader): FundScope => ({
  ...fundsInCharge(actor),
  userId: actor.userId,
})

export const ownFunds = (actor: Reader): FundScope => ({
  userId: actor.userId,
  staff: { kind: 'none' },
})

type FundOwner = { state: string; userId: number; isStaff: boolean }
type Facts = FundOwner & { basePassedBy: number | null }

const isFundOffice = (actor: Reader) =>
  visibleTrainees(actor).kind === 'all' && holds(actor, may.office)

/**
 * The relation of a person to funds. Nobody decides about their own; for the office decides another
 * person than for the base.
 */
export function relationsToFund(fund: Facts, actor: Reader): ReadonlySet<FundRelation> {
  const relations: Record<FundRelation, boolean> = {
    owner: fund.userId === actor.userId,
    base: fund.isStaff && visibleTrainees(actor).kind === 'administered',
    firstPerson: fund.basePassedBy === actor.userId,
    office: fund.isStaff && isFundOffice(actor),
  }

  return new Set(
    (Object.keys(relations) as FundRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (fund: Facts, actor: Reader): readonly string[] =>
  allowedActions(fundFlow, fund.state, actor, relationsToFund(fund, actor))

export const fundActions = (fund: Facts, actor: Reader) => {
  const open = allowed(fund, actor)
  return FUND_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

/** Whether money of the funds is spent and moved now. */
export const isRunning = (state: string) =>
  fundFlow.actions.close.from.some((from) => from === state)

export const mayOnFund = (fund: Facts, actor: Reader) => {
  const [open, own] = [allowed(fund, actor), fund.userId === actor.userId]
  return {
    mayAmend: open.includes('resubmit'),
    mayWithdraw: open.includes('withdraw'),
    maySpend: own && isRunning(fund.state) && holds(actor, may.own),
    mayMove: open.includes('close'),
  }
}

/**
 * Spendings are checked by the office and by the administrators of the trainee's base, never by the
 * trainee.
 */
export function relationsToSpending(
  spending: FundOwner,
  actor: Reader,
): ReadonlySet<FundSpendingRelation> {
  const owner = spending.userId === actor.userId
  return new Set([
    ...(owner ? (['owner'] as const) : []),
    ...(spending.isStaff ? (['checker'] as const) : []),
  ])
}

const open = (spending: FundOwner, actor: Reader): readonly string[] =>
  allowedActions(fundSpendingFlow, spending.state, actor, relationsToSpending(spending, actor))

export const spendingActions = (spending: FundOwner, actor: Reader) => {
  const all = open(spending, actor)
  return SPENDING_REVIEW_ACTIONS.filter((action) => all.includes(action))
}

export const mayOnSpending = (spending: FundOwner, actor: Reader) => {
  const all = open(spending, actor)
  return { mayAmend: all.includes('resubmit'), mayWithdraw: all.includes('withdraw') }
}
