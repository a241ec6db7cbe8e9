import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { onOff, readVersion } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { organisationErrors as errors, organisationPermissions as may } from '../access.ts'
import { personName } from '../person.contract.ts'
import { capacity, DEPARTMENT_KINDS, leastTrainees, ratio } from './department.contract.ts'

const wholeId = emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER))

const filters = searchQuery.extend({
  unitId: wholeId,
  parentId: wholeId,
  kind: emptyAsAbsent(z.enum(DEPARTMENT_KINDS)),
  status: emptyAsAbsent(z.coerce.number().pipe(onOff)),

  /** 1: departments that accept trainees; 0: those that do not. */
  takes: emptyAsAbsent(z.coerce.number().pipe(onOff)),
})

export type LevelFilters = z.output<typeof filters>

/** By what readers order first-level departments; without it they are in the order of the tree. */
export const firstLevelSorts = [
  'name',
  'unitName',
  'head',
  'secretary',
  'belowCount',
  'capacity',
] as const

/** By what readers order second-level departments; without it they are in the order of the tree. */
export const secondLevelSorts = [
  'name',
  'parentName',
  'unitName',
  'head',
  'secretary',
  'capacity',
  'leastTrainees',
  'ratio',
] as const

const firstFilters = filters.extend({ sort: sortBy(firstLevelSorts) })
const secondFilters = filters.extend({ sort: sortBy(secondLevelSorts) })

const row = {
  id: z.number(),
  code: z.string().nullable(),
  name: z.string(),
  nameEn: z.string().nullable(),
  kind: z.enum(DEPARTMENT_KINDS),
  unitName: z.string(),
  parentId: z.number(),
  head: personName,
  secretary: personName,
  sort: z.number(),
  status: onOff,
  version: z.number(),

  /** What the reader may do: edit capacity delete. */
  actions: z.array(z.string()),
}

const list = {
  method: 'GET',
  access: { permission: [may.departmentList, may.levelList] },
} as const

export const listFirstLevel = endpoint({
  ...list,
  path: '/DeptManagement/firstDept/page',
  summary: 'First-level departments in the reader’s scope, each with the departments below it',
  query: firstFilters,
  answer: pageOf(
    z.object({ ...row, belowCount: z.number(), capacity: z.number(), bases: z.array(z.string()) }),
  ),
})

export const listSecondLevel = endpoint({
  ...list,
  path: '/DeptManagement/secondDept/page',
  summary: 'Second-level departments in the reader’s scope with what they take',
  query: secondFilters,
  answer: pageOf(
    z.object({
      ...row,
      parentName: z.string().nullable(),
      capacity: z.number().nullable(),
      leastTrainees: z.number(),
      ratio: z.number(),
    }),
  ),
})

export const setCapacity = endpoint({
  method: 'PUT',
  path: '/DeptManagement/{id}/capacity',
  summary:
    'How many trainees a second-level department takes (null: none) and needs in a month, and how many a supervisor has; answers the new version',
  access: { permission: [may.capacityEdit, may.departmentEdit] },
  params: idParam,
  body: z.object({
    capacity: capacity.transform((v) => v ?? null),
    leastTrainees,
    ratio,
    version: readVersion,
  }),
  answer: z.object({ version: z.number() }),
  errors: [errors.capacityOnSecondLevel, errors.leastAboveCapacity, kernelErrors.changedMeanwhile],
})

/**
 * First-level departments as a sheet: a row with a known parent and name updates the record, other
 * rows are added.
 */
export const firstLevelSheet = sheetCalls({
  path: '/DeptManagement/firstDept',
  what: 'first-level departments',
  exporting: may.levelExport,
  importing: may.levelImport,
  filters: firstFilters.omit({ pageNum: true, pageSize: true }),
})

/**
 * Second-level departments as a sheet: a row with a known parent and name updates the record, other
 * rows are added.
 */
export const secondLevelSheet = sheetCalls({
  path: '/DeptManagement/secondDept',
  what: 'second-level departments',
  exporting: may.levelExport,
  importing: may.levelImport,
  filters: secondFilters.omit({ pageNum: true, pageSize: true }),
})
