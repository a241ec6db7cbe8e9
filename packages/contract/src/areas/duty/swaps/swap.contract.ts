import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { shiftSwapErrors as errors, shiftSwapPermissions as may } from './access.ts'
import { SHIFT_SWAP_ACTIONS, shiftSwapFlow } from './swap.flow.ts'

const PATH = '/api/v1/dutySwaps'
const state = z.enum(shiftSwapFlow.states)

/** A shift of a swap, with its hours. */
const swapShift = z.object({
  day: z.string(),
  kind: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
})

export type SwapShift = z.output<typeof swapShift>

const swap = z.object({
  id: z.number(),

  /** Who asked. */
  name: z.string(),
  number: z.string(),
  takerName: z.string(),
  takerNumber: z.string(),
  department: z.string(),
  rosterId: z.number(),

  /** The shift that is given. */
  shift: swapShift,

  /** The taker's shift that comes back; null: none does. */
  returned: swapShift.nullable(),
  note: z.string().nullable(),
  refusal: z.string().nullable(),
  needsConsent: z.boolean(),
  state,
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(SHIFT_SWAP_ACTIONS)),
})

export type ShiftSwap = z.output<typeof swap>

const ownSwap = swap.extend({ isMine: z.boolean(), mayWithdraw: z.boolean() })

export type OwnShiftSwap = z.output<typeof ownSwap>

const refusals = [
  errors.swapShiftBegun,
  errors.swapDayTaken,
  errors.swapUnderWay,
  errors.swapChanged,
  errors.swapBreaksRule,
]

export const listOwnShiftSwaps = endpoint({
  method: 'GET',
  path: `${PATH}/own`,
  summary: 'Swaps of shifts that the reader has asked for or is asked for, the latest first',
  access: { permission: may.own },
  answer: z.object({ swaps: z.array(ownSwap) }),
})

/** A colleague of the roster, and why they cannot take the shift; null: they can. */
const taker = z.object({
  takerId: z.number(),
  name: z.string(),
  number: z.string(),
  obstacle: z.string().nullable(),
})

export type ShiftTaker = z.output<typeof taker>

export const listShiftTakers = endpoint({
  method: 'GET',
  path: `${PATH}/takers`,
  summary: 'Colleagues of the roster, those who can take an own shift first',
  access: { permission: may.own },
  query: z.object({ shiftId: z.coerce.number().pipe(recordId) }),
  answer: z.array(taker),
  errors: [errors.swapShiftUnknown, errors.swapShiftBegun, errors.swapUnderWay],
})

const shiftToReturn = swapShift.extend({ shiftId: z.number() })

export type ShiftToReturn = z.output<typeof shiftToReturn>

export const listShiftsToReturn = endpoint({
  method: 'GET',
  path: `${PATH}/returns`,
  summary: 'Shifts of a colleague that can be exchanged for an own one so that every rule holds',
  access: { permission: may.own },
  query: z.object({
    shiftId: z.coerce.number().pipe(recordId),
    takerId: z.coerce.number().pipe(recordId),
  }),
  answer: z.array(shiftToReturn),
  errors: [errors.swapShiftUnknown, errors.swapTakerUnknown, errors.swapShiftBegun],
})

export const shiftSwapForm = z.object({
  shiftId: recordId,
  takerId: recordId,

  /** Null: the shift is given away. */
  returnShiftId: recordId.nullable(),
  note: optionalText(200),
})

export type ShiftSwapForm = z.output<typeof shiftSwapForm>

export const askForShiftSwap = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Ask a colleague to take a shift, or to exchange it',
  access: { permission: may.own },
  body: shiftSwapForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.swapShiftUnknown, errors.swapTakerUnknown, errors.swapReturnUnknown, ...refusals],
})

export const withdrawShiftSwap = endpoint({
  method: 'DELETE',
  path: `${PATH}/own/{id}`,
  summary: 'Withdraw a swap that is not decided',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the swaps; without it those that wait for the department are first. */
export const shiftSwapSorts = ['name', 'takerName', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(shiftSwapSorts),
  state: emptyAsAbsent(state),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type ShiftSwapFilters = z.output<typeof filters>

export const listShiftSwaps = endpoint({
  method: 'GET',
  path: PATH,
  summary: 'Swaps of shifts in the reader’s departments, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(swap),
})

export const getShiftSwap = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One swap of shifts, and what prevents it now',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: swap.extend({ obstacle: z.string().nullable() }),
  errors: [kernelErrors.notFound],
})

export const shiftSwapReview = reviewCalls({
  path: PATH,
  what: 'swaps of shifts',
  flow: shiftSwapFlow,
  actions: SHIFT_SWAP_ACTIONS,
  permission: [may.own, may.decide],
  errors: refusals,
})

/** Whether swaps of a department's shifts need its consent. */
const consent = z.object({
  departmentId: z.number(),
  department: z.string(),
  needsConsent: z.boolean(),

  /** 0: as it is shipped. */
  version: z.number(),
})

export type SwapConsent = z.output<typeof consent>

export const listSwapConsents = endpoint({
  method: 'GET',
  path: `${PATH}/consents`,
  summary: 'Which of the reader’s departments are asked for consent to swaps',
  access: { permission: may.list },
  answer: z.object({ list: z.array(consent) }),
})

export const setSwapConsent = endpoint({
  method: 'PUT',
  path: `${PATH}/consents`,
  summary: 'Decide whether swaps of a department need its consent; open ones keep their way',
  access: { permission: may.decide },
  body: z.object({
    departmentId: recordId,
    needsConsent: z.boolean(),
    version: readVersion.or(z.literal(0)),
  }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})
