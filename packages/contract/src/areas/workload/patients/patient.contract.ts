import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import {
  clearableText,
  onByDefault,
  onOff,
  readVersion,
  recordId,
  recordOption,
} from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { entryPermissions } from '../entries/access.ts'
import { patientErrors as errors, patientPermissions as may } from './access.ts'

const fields = z.object({
  departmentId: recordId,

  /** Hospital or sample number; only a keyed hash and its last characters are stored. */
  number: requiredText(40),
  diagnosis: requiredText(120),

  /** 1 male, 2 female. */
  sex: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .default(null),
  age: z
    .number()
    .int()
    .min(0, 'workload.age.range')
    .max(130, 'workload.age.range')
    .nullable()
    .default(null),
  note: clearableText(500),
  status: onByDefault,
})

export const patientFields = fields.shape
export type PatientForm = z.output<typeof fields>
const amended = fields.omit({ number: true, departmentId: true })

const patient = z.object({
  id: z.number(),

  /** Diagnosis and the end of the number: what it is called in sentences. */
  name: z.string(),
  department: z.string(),
  numberTail: z.string(),
  diagnosis: z.string(),
  sex: z.union([z.literal(1), z.literal(2)]).nullable(),
  age: z.number().nullable(),
  note: z.string().nullable(),
  status: onOff,

  /** Entries about this case. */
  entries: z.number(),
  version: z.number(),
  actions: z.array(z.string()),
})

export type Patient = z.output<typeof patient>

/** By what readers order the cases; without it the latest is first. */
export const patientSorts = ['diagnosis', 'department'] as const

const filters = searchQuery.extend({
  sort: sortBy(patientSorts),
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  status: emptyAsAbsent(z.enum(['0', '1'])),
})

export type PatientFilters = z.output<typeof filters>

export const listPatients = endpoint({
  method: 'GET',
  path: '/api/v1/workloadPatients',
  summary:
    'Patient libraries of the departments one answers for; a number is found as a whole only',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(patient),
})

export const listPatientDepartments = endpoint({
  method: 'GET',
  path: '/api/v1/workloadPatients/departments',
  summary: 'Departments whose patient library the reader manages',
  access: { permission: may.manage },
  answer: z.array(recordOption),
})

const saved = z.object({ id: z.number(), version: z.number() })

export const createPatient = endpoint({
  method: 'POST',
  path: '/api/v1/workloadPatients',
  summary: 'Add a case to the patient library of a department, without a name',
  access: { permission: may.manage },
  body: fields,
  once: true,
  answer: saved,
  errors: [errors.patientTaken, errors.patientDepartment],
})

export const updatePatient = endpoint({
  method: 'PUT',
  path: '/api/v1/workloadPatients/{id}',
  summary: 'Change a case of the patient library; its number and department stay',
  access: { permission: may.manage },
  params: idParam,
  body: amended.extend({ version: readVersion }),
  answer: saved,
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deletePatient = endpoint({
  method: 'DELETE',
  path: '/api/v1/workloadPatients/{id}',
  summary: 'Delete a case that no entry is about',
  access: { permission: may.manage },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.patientUsed],
})

export const findPatients = endpoint({
  method: 'GET',
  path: '/api/v1/workloadPatients/own',
  summary:
    'Cases of the libraries of the own stays, by diagnosis or by the whole number, typed or scanned',
  access: { permission: entryPermissions.own },
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(z.object({ value: z.number(), label: z.string(), note: z.string() })),
})
