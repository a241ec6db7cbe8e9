import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, onByDefault, onOff, readVersion } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'

const stored = {
  id: z.number(),
  code: z.string(),
  name: z.string(),

  /** The ministry or province that runs it. */
  department: z.string().nullable(),
  city: z.string().nullable(),
  level: z.string().nullable(),
  remarks: z.string().nullable(),
}

const list = {
  method: 'GET',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  unsorted: 'choices of a form, the best match first',
  query: searchQuery,
  answer: pageOf(z.object(stored)),
} as const

export const listSchools = endpoint({
  ...list,
  path: '/school/list',
  summary: 'Higher schools to choose from',
})

export const signListSchools = endpoint({
  ...list,
  path: '/sign/school/list',
  summary: 'Higher schools (sign-up spelling)',
})

/** A university or college; the level is one of the published list, or free text. */
export const schoolForm = z.object({
  code: requiredText(32),
  name: requiredText(120),
  department: clearableText(60),
  city: clearableText(60),
  level: clearableText(20),
  remarks: clearableText(100),
  status: onByDefault,
})

export type SchoolForm = z.output<typeof schoolForm>
const schoolChange = schoolForm.extend({ version: readVersion })
export type SchoolChange = z.output<typeof schoolChange>

/** By what readers order the schools; without it the order is that of their codes. */
export const schoolSorts = ['name', 'level', 'city', 'department'] as const

const filters = searchQuery.extend({
  sort: sortBy(schoolSorts),
  level: emptyAsAbsent(z.string().max(20)),
  status: emptyAsAbsent(z.coerce.number().pipe(onOff)),
})

export type SchoolFilters = z.output<typeof filters>

const managed = z.object({
  ...stored,
  status: onOff,
  version: z.number(),
  actions: z.array(z.string()),
})

export type SchoolRow = z.output<typeof managed>

export const listManagedSchools = endpoint({
  method: 'GET',
  path: '/api/v1/schools/page',
  summary: 'Higher schools, disabled ones too',
  access: { permission: may.schoolList },
  unscoped: 'settings of the product, no records of people',
  query: filters,
  answer: pageOf(managed),
})

export const getSchoolLevels = endpoint({
  method: 'GET',
  path: '/api/v1/schools/levels',
  summary: 'Levels the schools of the list have, as choices',
  access: { permission: may.schoolList },
  unscoped: 'settings of the product, no records of people',
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
})

export const getSchoolForm = endpoint({
  method: 'GET',
  path: '/api/v1/schools/{id}/form',
  summary: 'One school as its form',
  access: { permission: may.schoolList },
  params: idParam,
  answer: managed,
})

export const createSchool = endpoint({
  method: 'POST',
  path: '/api/v1/schools',
  summary: 'Add a school',
  access: { permission: may.schoolAdd },
  body: schoolForm,
  answer: z.object({ id: z.number() }),
  once: true,
  errors: [settingsErrors.schoolCodeTaken],
})

export const updateSchool = endpoint({
  method: 'PUT',
  path: '/api/v1/schools/{id}',
  summary: 'Change a school, or disable it: it is chosen no more, and old records keep it',
  access: { permission: may.schoolEdit },
  params: idParam,
  body: schoolChange,
  answer: z.null(),
  errors: [settingsErrors.schoolCodeTaken, kernelErrors.changedMeanwhile],
})

/** The list as a sheet: a row with a known code updates the record, other rows are added. */
export const schoolSheet = sheetCalls({
  path: '/api/v1/schools',
  what: 'higher schools',
  exporting: may.schoolExport,
  importing: may.schoolImport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
