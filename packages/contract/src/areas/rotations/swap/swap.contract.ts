import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { swapErrors as errors, swapPermissions as may } from './access.ts'
import { SWAP_REVIEW_ACTIONS, swapFlow } from './swap.flow.ts'

const state = z.enum(swapFlow.states)

export const swapForm = z.object({
  blockId: recordId,
  otherBlockId: recordId,
  reason: requiredText(500),
})

export type SwapForm = z.output<typeof swapForm>

const days = z.object({ startsOn: z.string(), endsOn: z.string() })

/**
 * A stay that moves: whose (the one who asked, or the other), where, and its days before and after.
 */
const move = z.object({
  blockId: z.number(),
  isOwn: z.boolean(),
  department: z.string(),
  from: days,
  to: days,
})

export type SwapMove = z.output<typeof move>

const swap = z.object({
  id: z.number(),

  /** Who asked. */
  name: z.string(),
  number: z.string(),
  otherName: z.string(),
  otherNumber: z.string(),
  base: z.string(),
  moves: z.array(move),
  departments: z.array(z.object({ name: z.string(), isPassed: z.boolean() })),
  reason: z.string(),
  refusal: z.string().nullable(),
  state,
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(SWAP_REVIEW_ACTIONS)),
})

export type Swap = z.output<typeof swap>
const ownSwap = swap.extend({ isMine: z.boolean(), mayWithdraw: z.boolean() })
export type OwnSwap = z.output<typeof ownSwap>

const partner = z.object({
  otherBlockId: z.number(),
  name: z.string(),
  number: z.string(),
  moves: z.array(move),
})

export type SwapPartner = z.output<typeof partner>

const refusals = [
  errors.swapSamePerson,
  errors.swapUnderWay,
  errors.swapUnderWayOfOther,
  errors.swapBegun,
  errors.swapLengths,
  errors.swapNothing,
  errors.swapLacks,
  errors.swapOccupied,
  errors.swapAway,
  errors.swapStages,
  errors.swapSplit,
  errors.swapPair,
  errors.swapFull,
  errors.swapPlanChanged,
]

export const listOwnSwaps = endpoint({
  method: 'GET',
  path: '/api/v1/rotationSwaps/own',
  summary:
    'Swaps the reader has asked for or is asked for, the latest first, and which of the own stays can be swapped',
  access: { permission: may.own },
  answer: z.object({
    swaps: z.array(ownSwap),

    /** Own stays that can be swapped with somebody. */
    blockIds: z.array(z.number()),

    /** Own stays that could be swapped, if there were somebody with whom it works. */
    unmatchedIds: z.array(z.number()),

    /** Own stays that are part of an open swap. */
    waiting: z.array(z.object({ blockId: z.number(), swapId: z.number() })),
  }),
})

export const listSwapPartners = endpoint({
  method: 'GET',
  path: '/api/v1/rotationSwaps/partners',
  summary: 'With whom an own stay could be swapped so that every rule holds, with what would move',
  access: { permission: may.own },
  query: z.object({ blockId: z.coerce.number().pipe(recordId) }),
  answer: z.array(partner),
  errors: [errors.swapBlockUnknown, errors.swapBegun],
})

export const requestSwap = endpoint({
  method: 'POST',
  path: '/api/v1/rotationSwaps',
  summary: 'Ask another trainee of the own base to swap a stay',
  access: { permission: may.own },
  body: swapForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.swapBlockUnknown, errors.swapPartnerUnknown, ...refusals],
})

export const withdrawSwap = endpoint({
  method: 'DELETE',
  path: '/api/v1/rotationSwaps/own/{id}',
  summary: 'Withdraw a swap, or one’s consent to it, before it is decided',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the swaps; without it those that wait are first. */
export const swapSorts = ['name', 'otherName', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(swapSorts),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type SwapFilters = z.output<typeof filters>

export const listSwaps = endpoint({
  method: 'GET',
  path: '/api/v1/rotationSwaps',
  summary: 'Swaps of the reader’s departments and bases, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(swap),
})

export const getSwap = endpoint({
  method: 'GET',
  path: '/api/v1/rotationSwaps/{id}',
  summary: 'One swap, and what prevents it now',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: swap.extend({ obstacle: z.string().nullable() }),
  errors: [kernelErrors.notFound],
})

export const swapReview = reviewCalls({
  path: '/api/v1/rotationSwaps',
  what: 'swaps of stays',
  flow: swapFlow,
  actions: SWAP_REVIEW_ACTIONS,
  permission: [may.own, may.department, may.base],
  errors: refusals,
})
