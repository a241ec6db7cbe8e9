import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import {
  clearableText,
  onByDefault,
  onOff,
  readVersion,
  recordId,
  recordOption,
  sortPlace,
} from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { organisationErrors as errors, organisationPermissions as may } from '../access.ts'
import { personName, personOption } from '../person.contract.ts'

/** national: a base of the national scheme; own: a base of the hospital. */
export const BASE_MODES = ['national', 'own'] as const

/** Which of the two professions a major trains. */
export const PROFESSIONS = ['technician', 'pharmacist'] as const

const person = recordId.nullish().transform((v) => v ?? null)
const filters = searchQuery.extend({ mode: emptyAsAbsent(z.enum(BASE_MODES)) })
export type BaseFilters = z.output<typeof filters>

export const getBaseOptions = endpoint({
  method: 'GET',
  path: '/baseManagement/options',
  summary: 'Enabled bases as choices',
  access: 'signedIn',
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: z.array(recordOption),
})

export const listBases = endpoint({
  method: 'GET',
  path: '/baseManagement/page',
  summary: 'Enabled bases with their enabled majors',
  access: 'signedIn',
  unscoped: 'the directory of the hospital: names only, which every form offers',
  unsorted: 'choices of a form, in the order of the office',
  query: filters,
  answer: pageOf(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      nameEn: z.string().nullable(),
      mode: z.enum(BASE_MODES),
      deptId: z.number().nullable(),
      deptName: z.string().nullable(),
      sort: z.number(),
      majors: z.array(
        z.object({ id: z.number(), code: z.string(), name: z.string(), kind: z.enum(PROFESSIONS) }),
      ),
    }),
  ),
})

/** A base; the leading department is one of its departments. */
export const baseForm = z.object({
  code: requiredText(32),
  name: requiredText(64),
  nameEn: clearableText(120),
  mode: z.enum(BASE_MODES),
  deptId: person,
  departmentIds: z.array(recordId).max(200).default([]),
  headId: person,
  directorId: person,
  secretaryId: person,
  administratorIds: z.array(recordId).max(50).default([]),
  sort: sortPlace,
  status: onByDefault,
})

export type BaseForm = z.output<typeof baseForm>
const baseChange = baseForm.extend({ version: readVersion })
export type BaseChange = z.output<typeof baseChange>

/** Fields that the administrator of a base may change. */
export const ownBaseForm = baseChange.pick({
  nameEn: true,
  directorId: true,
  secretaryId: true,
  version: true,
})

export type OwnBaseForm = z.output<typeof ownBaseForm>

/** By what readers order the bases; without it they are in the order of the office. */
export const managedBaseSorts = ['name', 'deptName'] as const

const managed = filters.extend({
  sort: sortBy(managedBaseSorts),
  status: emptyAsAbsent(z.coerce.number().pipe(onOff)),
})
export type ManagedBaseFilters = z.output<typeof managed>

export const listManagedBases = endpoint({
  method: 'GET',
  path: '/baseManagement/manage',
  summary:
    'Bases in the reader’s scope, disabled ones too, with their majors, departments and people',
  access: { permission: may.baseList },
  query: managed,
  answer: pageOf(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      nameEn: z.string().nullable(),
      mode: z.enum(BASE_MODES),
      deptName: z.string().nullable(),
      departments: z.array(z.string()),
      head: personName,
      director: personName,
      secretary: personName,
      administrators: z.array(z.string()),
      majors: z.array(
        z.object({
          id: z.number(),
          code: z.string(),
          name: z.string(),
          kind: z.enum(PROFESSIONS),
          status: onOff,
        }),
      ),
      sort: z.number(),
      status: onOff,

      /** What the reader may do: edit editOwn addMajor delete. */
      actions: z.array(z.string()),
    }),
  ),
})

export const getBaseForm = endpoint({
  method: 'GET',
  path: '/baseManagement/{id}/form',
  summary: 'One base in the reader’s scope as its form, with the people it names',
  access: { permission: may.baseList },
  params: idParam,
  answer: z.object({
    id: z.number(),
    code: z.string(),
    name: z.string(),
    nameEn: z.string().nullable(),
    mode: z.enum(BASE_MODES),
    deptId: z.number().nullable(),
    departmentIds: z.array(z.number()),
    headId: z.number().nullable(),
    directorId: z.number().nullable(),
    secretaryId: z.number().nullable(),
    administratorIds: z.array(z.number()),
    sort: z.number(),
    status: onOff,
    people: z.array(personOption),
    version: z.number(),
  }),
})

const refusals = [
  errors.baseNameTaken,
  errors.baseCodeTaken,
  errors.departmentUnknown,
  errors.headUnknown,
  errors.directorUnknown,
  errors.secretaryUnknown,
] as const

export const createBase = endpoint({
  method: 'POST',
  path: '/baseManagement',
  summary: 'Add a base; answers its id',
  access: { permission: may.baseAdd },
  body: baseForm,
  answer: z.number(),
  once: true,
  errors: refusals,
})

export const updateBase = endpoint({
  method: 'PUT',
  path: '/baseManagement/{id}',
  summary: 'Change a base, who administers it and which departments belong to it',
  access: { permission: may.baseEdit },
  params: idParam,
  body: baseChange,
  answer: z.null(),
  errors: [...refusals, errors.baseModeMapped, kernelErrors.changedMeanwhile],
})

export const updateOwnBase = endpoint({
  method: 'PUT',
  path: '/baseManagement/{id}/own',
  summary: 'Change what the administrators of a base may change of it',
  access: { permission: [may.baseEditOwn, may.baseEdit] },
  params: idParam,
  body: ownBaseForm,
  answer: z.null(),
  errors: [errors.directorUnknown, errors.secretaryUnknown, kernelErrors.changedMeanwhile],
})

export const deleteBases = endpoint({
  method: 'DELETE',
  path: '/baseManagement/{ids}',
  summary: 'Delete bases; one that is used can only be disabled',
  access: { permission: may.baseDelete },
  params: idsParam,
  answer: z.null(),
  errors: [errors.baseUsed],
})

/** The list as a sheet: a row with a known code updates the record, other rows are added. */
export const baseSheet = sheetCalls({
  path: '/baseManagement',
  what: 'bases',
  exporting: may.baseExport,
  importing: may.baseImport,
  filters: managed.omit({ pageNum: true, pageSize: true }),
})
