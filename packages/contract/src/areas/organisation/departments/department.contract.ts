import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import {
  onByDefault,
  onOff,
  readVersion,
  readVersionIfKnown,
  recordId,
  recordOption,
  sortPlace,
  textOfOurs,
} from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { organisationErrors as errors, organisationPermissions as may } from '../access.ts'
import { personOption } from '../person.contract.ts'

/** The kind of a department. */
export const DEPARTMENT_KINDS = ['pharmacy', 'technical', 'clinical', 'office', 'other'] as const

/** 0 the root of a unit, 1 first-level, 2 second-level and below. */
const departmentLevel = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Trainees per month; null: the department accepts none. */
export const capacity = z.number().int().min(0).max(999).nullish()

/** Trainees that it needs in a month; absent: as before. */
export const leastTrainees = z.number().int().min(0).max(999).nullish()

/** Trainees per supervisor, in halves. */
export const ratio = z
  .number()
  .min(0.5)
  .max(20)
  .multipleOf(0.5, 'organisation.ratio.halves')
  .nullish()

/**
 * The published DeptForm (parent 0: a root) with our additions; `version` is the one that was read.
 */
export const departmentForm = z.object({
  parentId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  name: requiredText(64),
  sort: sortPlace,
  status: onByDefault,
  code: textOfOurs(32),
  nameEn: textOfOurs(120),
  kind: z.enum(DEPARTMENT_KINDS).optional(),
  headId: recordId.nullish(),
  secretaryId: recordId.nullish(),
  capacity,
  ratio,
  version: readVersionIfKnown,
})

export type DepartmentForm = z.output<typeof departmentForm>

const filters = z.object({
  keywords: searchText.optional(),
  status: emptyAsAbsent(z.coerce.number().pipe(onOff)),
})

export type DepartmentFilters = z.output<typeof filters>

/** A department of the tree; a leaf has an empty list of children. */
const departmentNode = z.object({
  id: z.number(),
  parentId: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  code: z.string().nullable(),
  kind: z.enum(DEPARTMENT_KINDS),
  level: departmentLevel,
  capacity: z.number().nullable(),
  sort: z.number(),
  status: onOff,
  createTime: z.string(),
  updateTime: z.string(),
  version: z.number(),

  /** false: an ancestor of a search result, not a match itself. */
  isMatch: z.boolean(),

  /** The root of a training unit, changed together with the unit. */
  isUnit: z.boolean(),

  /** What the reader may do here: addBelow edit move delete. */
  actions: z.array(z.string()),
  get children() {
    return z.array(departmentNode)
  },
})

export type DepartmentNode = z.output<typeof departmentNode>

/** One option of a tree; a leaf has no `children`. */
const departmentOption = z.object({
  value: z.number(),
  label: z.string(),
  get children() {
    return z.array(departmentOption).optional()
  },
})

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/v1/dept',
  summary: 'The departments in the reader’s scope as trees; the ancestors of a match are included',
  access: { permission: may.departmentList },
  query: filters,
  answer: z.array(departmentNode),
})

export const getDepartmentOptions = endpoint({
  method: 'GET',
  path: '/api/v1/dept/options',
  summary: 'Enabled departments in the reader’s scope as a tree of choices',
  access: 'signedIn',
  answer: z.array(departmentOption),
})

export const getDepartmentForm = endpoint({
  method: 'GET',
  path: '/api/v1/dept/{id}/form',
  summary: 'One department as its form, with the people it names',
  access: { permission: [may.departmentList, may.departmentEdit] },
  params: idParam,
  answer: z.object({
    id: z.number(),
    name: z.string(),
    parentId: z.number(),
    status: onOff,
    sort: z.number(),
    code: z.string().nullable(),
    nameEn: z.string().nullable(),
    kind: z.enum(DEPARTMENT_KINDS),
    level: departmentLevel,
    headId: z.number().nullable(),
    secretaryId: z.number().nullable(),
    capacity: z.number().nullable(),
    ratio: z.number(),
    isUnit: z.boolean(),
    people: z.array(personOption),
    version: z.number(),
  }),
})

const refusals = [
  errors.departmentNameTaken,
  errors.departmentCodeTaken,
  errors.departmentParentWrong,
  errors.capacityOnSecondLevel,
  errors.headUnknown,
  errors.secretaryUnknown,
] as const

export const createDepartment = endpoint({
  method: 'POST',
  path: '/api/v1/dept',
  summary: 'Add a department; answers its id',
  access: { permission: may.departmentAdd },
  body: departmentForm,
  answer: z.number(),
  once: true,
  errors: refusals,
})

export const updateDepartment = endpoint({
  method: 'PUT',
  path: '/api/v1/dept/{id}',
  summary: 'Change or move a department with everything below it; answers its id',
  access: { permission: may.departmentEdit },
  params: idParam,
  body: departmentForm,
  answer: z.number(),
  errors: [...refusals, errors.departmentOfUnit, kernelErrors.changedMeanwhile],
})

/** Position of a department: its parent, and the sibling it comes before (null: last). */
const departmentPlace = z.object({ parentId: z.number(), beforeId: z.number().nullable() })

export const placeDepartment = endpoint({
  method: 'PUT',
  path: '/api/v1/dept/{id}/place',
  summary:
    'Put a department before another or last below a parent; answers its former place, so that it can be undone',
  access: { permission: may.departmentEdit },
  params: idParam,
  body: z.object({
    parentId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    beforeId: recordId.nullish().transform((v) => v ?? null),
    version: readVersion,
  }),
  answer: departmentPlace,
  errors: [
    errors.departmentParentWrong,
    errors.departmentNameTaken,
    errors.placeWrong,
    errors.departmentOfUnit,
    errors.capacityOnSecondLevel,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteDepartments = endpoint({
  method: 'DELETE',
  path: '/api/v1/dept/{ids}',
  summary: 'Delete departments with everything below them; one that is used can only be disabled',
  access: { permission: may.departmentDelete },
  params: idsParam,
  answer: z.null(),
  errors: [errors.departmentUsed, errors.departmentOfUnit],
})

export const getFirstLevelOptions = endpoint({
  method: 'GET',
  path: '/DeptManagement/firstDept/options',
  summary:
    'Enabled first-level departments (right below a unit) as choices, those of the main hospital first',
  access: 'signedIn',
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: z.array(recordOption),
})

const directory = {
  method: 'GET',
  access: 'signedIn',
  unscoped: 'the directory of the hospital: names only, which every form offers',
  unsorted: 'choices of a form, in the order of the tree',
  query: searchQuery,
  answer: pageOf(
    z.object({
      id: z.number(),
      name: z.string(),
      parentId: z.number(),
      parentName: z.string().nullable(),
      sort: z.number(),
    }),
  ),
} as const

export const listDirectory = endpoint({
  ...directory,
  path: '/DeptManagement/deptList',
  summary: 'The directory of enabled departments, names only',
})

export const signListDirectory = endpoint({
  ...directory,
  path: '/sign/DeptManagement/deptList',
  summary: 'The directory of enabled departments (sign-up spelling)',
})
