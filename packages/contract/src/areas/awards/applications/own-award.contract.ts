import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { awardApplicationErrors as errors, awardApplicationPermissions as may } from './access.ts'
import { awardApplication } from './award-application.contract.ts'
import { awardApplicationFlow } from './award-application.flow.ts'

const own = awardApplication.extend({
  files: z.array(storedFile),
  isEditable: z.boolean(),
  mayWithdraw: z.boolean(),
})

export type OwnAward = z.output<typeof own>

/** An award that is open now, and why the reader cannot apply for it; null if they may. */
const offered = z.object({
  limitId: z.number(),
  kind: z.string(),
  levelLabel: z.string(),
  year: z.number(),
  conditions: z.string().nullable(),
  closesOn: z.string(),
  needsPapers: z.boolean(),

  /** Those who score it do not see who applies. */
  hidesNames: z.boolean(),
  isCompetition: z.boolean(),
  refusal: z.string().nullable(),
})

export type OfferedAward = z.output<typeof offered>

export const getOwnAwards = endpoint({
  method: 'GET',
  path: '/api/v1/ownAwards',
  summary: 'The own applications for awards, and the awards that are open for the reader now',
  access: { permission: may.own },
  answer: z.object({
    applications: z.array(own),
    offered: z.array(offered),
    isOutside: z.boolean(),
  }),
})

const form = z.object({
  statement: clearableText(2000),

  /** Keys of uploaded papers. */
  filePath: z.array(z.string().max(200)).max(10).default([]),

  /** Where somebody from outside works, and as what. */
  organisation: clearableText(100),
  position: clearableText(60),

  /** false: stored as a draft. */
  isSubmitted: z.boolean().default(true),
})

export const ownAwardFields = form.shape

const saved = z.object({
  id: z.number(),
  state: z.enum(awardApplicationFlow.states),
  version: z.number(),
})

const saving = [
  errors.awardUnknown,
  errors.awardNotYet,
  errors.awardOver,
  errors.notForYou,
  errors.alreadyApplied,
  errors.papersMissing,
  errors.statementMissing,
  errors.organisationMissing,
  errors.personHasIt,
  errors.personYearFull,
]

export const applyForAward = endpoint({
  method: 'POST',
  path: '/api/v1/ownAwards',
  summary: 'Apply for an award that is open, or keep a draft',
  access: { permission: may.own },
  body: form.extend({ limitId: recordId }),
  once: true,
  answer: saved,
  errors: saving,
})

export const changeOwnAward = endpoint({
  method: 'PUT',
  path: '/api/v1/ownAwards/{id}',
  summary: 'Change the own draft, and submit it',
  access: { permission: may.own },
  params: idParam,
  body: form.extend({ version: readVersion }),
  answer: saved,
  errors: [
    ...saving,
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
  ],
})

export const withdrawOwnAward = endpoint({
  method: 'POST',
  path: '/api/v1/ownAwards/{id}/withdraw',
  summary: 'Withdraw the own application before it is decided; a draft is deleted',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: saved.nullable(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})
