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
  sortPlace,
} from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { organisationErrors as errors, organisationPermissions as may } from '../access.ts'
import { BASE_MODES, PROFESSIONS } from '../bases/base.contract.ts'

const kinds = { mode: z.enum(BASE_MODES), kind: z.enum(PROFESSIONS) }

/** A major of a base; `nationalId` maps a major of an own base to its national equivalent. */
export const majorForm = z.object({
  baseId: recordId,
  code: requiredText(32),
  name: requiredText(64),
  nameEn: clearableText(120),
  kind: z.enum(PROFESSIONS),
  nationalId: recordId.nullish().transform((v) => v ?? null),
  sort: sortPlace,
  status: onByDefault,
})

export type MajorForm = z.output<typeof majorForm>
const majorChange = majorForm.extend({ version: readVersion })
export type MajorChange = z.output<typeof majorChange>

/** By what readers order the majors; without it they are in the order of the office. */
export const majorSorts = ['name', 'baseName'] as const

const filters = searchQuery.extend({
  sort: sortBy(majorSorts),
  baseId: emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
  mode: emptyAsAbsent(z.enum(BASE_MODES)),
  kind: emptyAsAbsent(z.enum(PROFESSIONS)),
  status: emptyAsAbsent(z.coerce.number().pipe(onOff)),

  /** 1: mapped own majors; 0: unmapped ones. */
  mapped: emptyAsAbsent(z.coerce.number().pipe(onOff)),
})

export type MajorFilters = z.output<typeof filters>

const stored = {
  id: z.number(),
  baseId: z.number(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  kind: z.enum(PROFESSIONS),
  nationalId: z.number().nullable(),
  sort: z.number(),
  status: onOff,
  version: z.number(),
}

export const listMajors = endpoint({
  method: 'GET',
  path: '/majorManagement/page',
  summary:
    'Majors of the bases in the reader’s scope; own ones with the national one they are mapped to, national ones with their own ones',
  access: { permission: may.majorList },
  query: filters,
  answer: pageOf(
    z.object({
      ...stored,
      ...kinds,
      baseName: z.string(),
      national: z
        .object({ id: z.number(), code: z.string(), name: z.string(), baseName: z.string() })
        .nullable(),
      own: z.array(z.string()),

      /** What the reader may do: edit map delete. */
      actions: z.array(z.string()),
    }),
  ),
})

export const getNationalMajorOptions = endpoint({
  method: 'GET',
  path: '/majorManagement/national/options',
  summary: 'Enabled national majors as choices, grouped by base',
  access: { permission: may.majorList },
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: z.array(
    z.object({
      label: z.string(),
      options: z.array(
        z.object({ value: z.number(), label: z.string(), kind: z.enum(PROFESSIONS) }),
      ),
    }),
  ),
})

export const getMajorForm = endpoint({
  method: 'GET',
  path: '/majorManagement/{id}/form',
  summary: 'One major as its form',
  access: { permission: may.majorList },
  params: idParam,
  answer: z.object({ ...stored, mode: z.enum(BASE_MODES) }),
})

const refusals = [errors.majorCodeTaken, errors.majorBaseWrong, errors.majorMappingWrong] as const

export const createMajor = endpoint({
  method: 'POST',
  path: '/majorManagement',
  summary: 'Add a major to a base; answers its id',
  access: { permission: may.majorAdd },
  body: majorForm,
  answer: z.number(),
  once: true,
  errors: refusals,
})

export const updateMajor = endpoint({
  method: 'PUT',
  path: '/majorManagement/{id}',
  summary: 'Change a major; it stays with bases of its kind',
  access: { permission: may.majorEdit },
  params: idParam,
  body: majorChange,
  answer: z.null(),
  errors: [...refusals, kernelErrors.changedMeanwhile],
})

export const mapMajor = endpoint({
  method: 'PUT',
  path: '/majorManagement/{id}/national',
  summary: 'Map an own major to a national one, or (null) to none; answers the new version',
  access: { permission: may.majorEdit },
  params: idParam,
  body: z.object({ nationalId: recordId.nullable(), version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [errors.majorMappingWrong, kernelErrors.changedMeanwhile],
})

export const deleteMajors = endpoint({
  method: 'DELETE',
  path: '/majorManagement/{ids}',
  summary: 'Delete majors; one that is used can only be disabled',
  access: { permission: may.majorDelete },
  params: idsParam,
  answer: z.null(),
  errors: [errors.majorUsed],
})

/**
 * The list as a sheet: a row with a known base and code updates the record, other rows are added.
 */
export const majorSheet = sheetCalls({
  path: '/majorManagement',
  what: 'majors',
  exporting: may.majorExport,
  importing: may.majorImport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
