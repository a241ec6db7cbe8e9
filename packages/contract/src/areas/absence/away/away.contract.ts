import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { leaveErrors, leavePermissions as may } from '../leave/access.ts'
import {
  absenceDetail,
  absenceRow,
  backwards,
  isForwardSpan,
  paperKeys,
  returnForm,
  spanShape,
} from '../leave/leave.contract.ts'
import { LEAVE_OWN_ACTIONS, leaveFlow } from '../leave/leave.flow.ts'
import { getLeave, leaveFilters } from '../leave/leave-list.contract.ts'
import { leavePlan } from '../leave/leave-plan.contract.ts'
import { awayErrors as errors } from './access.ts'

/** Dictionaries of what an away is for, and of who pays. */
export const TRIP_KINDS = 'away_kind'
export const PAYERS = 'away_payer'

const state = z.enum(leaveFlow.states)
const dictValue = requiredText(50)

export const awayForm = z
  .object({
    tripKind: dictValue,
    place: requiredText(200),
    ...spanShape,

    /** What it is for. */
    reason: requiredText(500),

    /** In yuan; 0: none. */
    cost: z.number().min(0).max(9_999_999).multipleOf(0.01),
    payer: optionalText(50),
    papers: paperKeys,
  })
  .refine(isForwardSpan, backwards)
  .refine(({ cost, payer }) => cost === 0 || payer !== null, {
    path: ['payer'],
    message: 'absence.away.payerMissing',
  })

export type AwayForm = z.output<typeof awayForm>

const trip = z.object({
  /** Labels of the dictionaries, in the reader's language. */
  tripKind: z.string(),
  place: z.string(),
  cost: z.number(),
  payer: z.string().nullable(),
  reportedTime: z.string().nullable(),
})

const awayRow = absenceRow.extend(trip.shape)
export type Away = z.output<typeof awayRow>

const awayDetail = absenceDetail.extend({
  ...trip.shape,
  report: z.string().nullable(),
  reportFiles: z.array(storedFile),
})

const ownAway = awayDetail.extend({ ownActions: z.array(z.enum(LEAVE_OWN_ACTIONS)) })
export type OwnAway = z.output<typeof ownAway>

const ownAways = z.object({
  absences: z.array(ownAway),
  reportDays: z.number(),
  startsOn: z.string(),
  plannedEnd: z.string().nullable(),
})

export type OwnAways = z.output<typeof ownAways>

export const getOwnAways = endpoint({
  method: 'GET',
  path: '/api/v1/aways/own',
  summary: 'The own aways, the latest first; null for readers who are not in training',
  access: { permission: may.own },
  answer: ownAways.nullable(),
})

export const previewAway = endpoint({
  method: 'GET',
  path: '/api/v1/aways/own/preview',
  summary:
    'What an away would be: its days, who decides, when its report is due, and what prevents it',
  access: { permission: may.own },
  query: z.object(spanShape).refine(isForwardSpan, backwards),
  answer: leavePlan.extend({ reportDueOn: z.string() }),
  errors: [leaveErrors.noTrainee],
})

export const submitAway = endpoint({
  method: 'POST',
  path: '/api/v1/aways/own',
  summary: 'Apply for an away; it is decided as a leave',
  access: { permission: may.own },
  body: awayForm,
  once: true,
  answer: z.object({ id: z.number(), state }),
  errors: [
    leaveErrors.noTrainee,
    leaveErrors.trainingOver,
    leaveErrors.outsideTraining,
    leaveErrors.absenceOverlaps,
    leaveErrors.absenceMeets,
    leaveErrors.noDays,
    leaveErrors.timetableTaken,
    errors.tripKindClosed,
    errors.payerClosed,
  ],
})

export const awayReportForm = returnForm.extend({ report: requiredText(2000), files: paperKeys })

export const reportAway = endpoint({
  method: 'POST',
  path: '/api/v1/aways/own/{id}/report',
  summary: 'Hand in the report of an away, with the last day away',
  access: { permission: may.own },
  params: idParam,
  body: awayReportForm.extend({ version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    leaveErrors.returnOutside,
    leaveErrors.returnAhead,
    leaveErrors.notBegun,
  ],
})

/** By what readers order the aways; without it those that wait for the reader are first. */
export const awaySorts = ['name', 'startsOn', 'cost', 'reportDueOn'] as const

const filters = leaveFilters
  .omit({ kind: true, leaveTypeId: true })
  .extend({ sort: sortBy(awaySorts), tripKind: emptyAsAbsent(dictValue) })

export type AwayFilters = z.output<typeof filters>

export const listAways = endpoint({
  method: 'GET',
  path: '/api/v1/aways',
  summary: 'Aways of the trainees one answers for, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(awayRow),
})

export const getAway = endpoint({
  method: 'GET',
  path: '/api/v1/aways/{id}',
  summary: 'One away with its steps, papers and report, and what a decision has to weigh',
  access: { permission: may.list },
  params: idParam,
  answer: awayDetail.extend({ effect: getLeave.answer.shape.effect }),
  errors: [kernelErrors.notFound],
})

export type AwayDetail = z.output<typeof getAway.answer>

export const awayExport = exportCalls({
  path: '/api/v1/aways',
  what: 'aways',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
