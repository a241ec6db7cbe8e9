import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { papersOfForm, uploadErrors } from '../../files/form-uploads.public.ts'
import { judgement } from '../../settings/window.public.ts'
import { filePaths } from '../file-paths.contract.ts'
import { publishedDecisions } from '../published-decisions.contract.ts'
import { qualificationPermissions as may } from './access.ts'
import {
  actOnOwnQualification,
  qualificationExport,
  qualificationForm,
  qualificationReview,
  saveOwnQualification,
} from './qualification.contract.ts'

/* Calls of the published protocol about applications; each is the use case of one of our own calls. */

const id = z.coerce.number().pipe(recordId)

export const saveOwnByForm = endpoint({
  method: 'POST',
  path: '/teacherGuidance',
  summary:
    'Save the own application by a form, the last writer wins; `submit` 1 submits it; papers are file parts, or uploaded ones that `filePath` names',
  access: { permission: may.own },
  form: qualificationForm.omit({ files: true }).extend({
    baseId: id,
    departmentId: id,
    filePath: filePaths(0, 10),
    submit: emptyAsAbsent(z.enum(['0', '1'])),
  }),
  uploads: papersOfForm,
  once: true,
  answer: saveOwnQualification.answer,
  errors: [...saveOwnQualification.errors, ...actOnOwnQualification.errors, ...uploadErrors],
})

export const qualificationDecisions = publishedDecisions({
  path: '/teacherGuidance',
  what: 'applications for a qualification',
  permission: [may.review, may.qualify],
  statuses: [1, 2, 3],
  batchReject: 'GET',
  errors: qualificationReview.actMany.errors,
})

export const exportQualifications = endpoint({
  ...qualificationExport.export,
  path: '/teacherGuidance/exportExcel',
  summary: 'Applications for a qualification as a sheet, in the reader’s scope (published address)',
})

export const judgeTimeToApply = endpoint({
  method: 'GET',
  path: '/teacherGuidance/judge/time/{x}',
  summary:
    'Whether applications are open now for the reader; `x` is a year, or the name of a time window',
  access: 'signedIn',
  params: z.object({ x: z.string().min(1).max(64) }),
  answer: judgement,
})
