import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { entryRow } from '../entries/entry.contract.ts'
import { evidencePermissions as may } from './access.ts'

export const EVIDENCE_KINDS = [
  'late',
  'burst',
  'sameSample',
  'samePatient',
  'onLeave',
  'outsideBlock',
  'ownDecision',
  'impossibleDay',
  'copiedRun',
  'quickApproval',
] as const

const kind = z.enum(EVIDENCE_KINDS)

/** By what readers order the findings; without it those that nobody has looked at are first. */
export const evidenceSorts = ['name', 'from', 'base'] as const

const filters = searchQuery.extend({
  sort: sortBy(evidenceSorts),
  kind: emptyAsAbsent(kind),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 0: those that nobody has looked at. */
  looked: emptyAsAbsent(z.enum(['0', '1'])),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
})

export type EvidenceFilters = z.output<typeof filters>

const finding = z.object({
  id: z.number(),
  kind,

  /** The trainee who entered, or who decided. */
  name: z.string(),
  isDecider: z.boolean(),
  base: z.string(),
  from: z.string(),
  until: z.string(),
  figure: z.number(),
  threshold: z.number(),
  unit: z.enum(['entries', 'entriesIn10Minutes', 'secondsPerEntry']),
  outOf: z.number(),
  expected: z.number().nullable(),
  entries: z.number(),
  note: z.string().nullable(),
  lookedBy: z.string().nullable(),
  lookedTime: z.string().nullable(),
  version: z.number(),
})

export type EvidenceFinding = z.output<typeof finding>

export const listEvidence = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEvidence',
  summary:
    'What is worth a look in the workload of the bases one administers, those that nobody has looked at first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(finding),
})

export const getEvidence = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEvidence/{id}',
  summary: 'One finding with the entries behind it, at most 300',
  access: { permission: may.list },
  params: idParam,
  answer: finding.extend({ rows: z.array(entryRow) }),
  errors: [kernelErrors.notFound],
})

export type EvidenceDetail = z.output<typeof getEvidence.answer>

export const lookAtEvidence = endpoint({
  method: 'POST',
  path: '/api/v1/workloadEvidence/{id}/look',
  summary: 'Note that somebody has looked at a finding, and what came of it',
  access: { permission: may.list },
  params: idParam,
  body: z.object({ note: clearableText(500), version: readVersion }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const evidenceExport = exportCalls({
  path: '/api/v1/workloadEvidence',
  what: 'findings about workload',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

const thresholds = z.object({
  lateDays: z.number().int().min(1).max(60),
  burstEntries: z.number().int().min(2).max(500),
  burstMinutes: z.number().int().min(1).max(120),
  approvalSeconds: z.number().min(0.1).max(60).multipleOf(0.1),

  /** Numbers of patients or samples without which an entry of more cases is not passed; 0: none. */
  leastSamples: z.number().int().min(0).max(50),
})

export const thresholdFields = thresholds.shape
export type EvidenceThresholds = z.output<typeof thresholds>

export const getThresholds = endpoint({
  method: 'GET',
  path: '/api/v1/workloadThresholds',
  summary: 'From when on entries are late, a burst, or decided in no time',
  access: { permission: may.list },
  answer: thresholds.extend({ version: z.number(), mayEdit: z.boolean() }),
})

export const updateThresholds = endpoint({
  method: 'PUT',
  path: '/api/v1/workloadThresholds',
  summary:
    'Set from when on entries are late, a burst, or decided in no time; findings follow the next night',
  access: { permission: may.manage },
  body: thresholds.extend({ version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.changedMeanwhile],
})
