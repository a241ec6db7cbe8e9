import { z } from 'zod'
import {
  emptyAsAbsent,
  endpoint,
  idParam,
  idsParam,
  kernelErrors,
  pageOf,
  requiredText,
  searchQuery,
  searchText,
} from '../../kernel/index.ts'
import { organisationErrors } from './errors.ts'
import { organisationPermissions as may } from './permissions.ts'

const status = z.union([z.literal(0), z.literal(1)])

/** The published DeptForm; 0 is the parent of a root. `version` is ours: the one that was read, so that a second writer is told. */
export const departmentForm = z.object({
  parentId: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  name: requiredText(64),
  sort: z
    .number()
    .int()
    .min(0)
    .max(99_999)
    .nullish()
    .transform((v) => v ?? 0),
  status: status.nullish().transform((v) => v ?? 1),
  version: z.number().int().optional(),
})
export type DepartmentForm = z.output<typeof departmentForm>

const filters = z.object({ keywords: searchText.optional(), status: emptyAsAbsent(z.coerce.number().pipe(status)) })
export type DepartmentFilters = z.output<typeof filters>

/** A department of the tree; a leaf has an empty list of children. */
export const departmentNode = z.object({
  id: z.number(),
  parentId: z.number(),
  name: z.string(),
  sort: z.number(),
  status,
  createTime: z.string(),
  updateTime: z.string(),
  /** What the reader may do here: addBelow edit delete. */
  actions: z.array(z.string()),
  get children() {
    return z.array(departmentNode)
  },
})
export type DepartmentNode = z.output<typeof departmentNode>

/** One choice of a tree; a leaf has no `children`. */
export const departmentOption = z.object({
  value: z.number(),
  label: z.string(),
  get children() {
    return z.array(departmentOption).optional()
  },
})
export type DepartmentOption = z.output<typeof departmentOption>

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/v1/dept',
  summary: 'The departments in the reader’s scope as trees; what matches a search stands on top where its parent does not match',
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
  summary: 'One department as its form',
  access: { permission: [may.departmentList, may.departmentEdit] },
  params: idParam,
  answer: z.object({
    id: z.number(),
    name: z.string(),
    parentId: z.number(),
    status,
    sort: z.number(),
    version: z.number(),
  }),
})
export const createDepartment = endpoint({
  method: 'POST',
  path: '/api/v1/dept',
  summary: 'Add a department; answers its id',
  access: { permission: may.departmentAdd },
  body: departmentForm,
  answer: z.number(),
  once: true,
  errors: [organisationErrors.departmentNameTaken, organisationErrors.departmentParentWrong],
})
export const updateDepartment = endpoint({
  method: 'PUT',
  path: '/api/v1/dept/{id}',
  summary: 'Change or move a department with everything below it; answers its id',
  access: { permission: may.departmentEdit },
  params: idParam,
  body: departmentForm,
  answer: z.number(),
  errors: [organisationErrors.departmentNameTaken, organisationErrors.departmentParentWrong, kernelErrors.changedMeanwhile],
})
export const deleteDepartments = endpoint({
  method: 'DELETE',
  path: '/api/v1/dept/{ids}',
  summary: 'Delete departments with everything below them; one that is used can only be disabled',
  access: { permission: may.departmentDelete },
  params: idsParam,
  answer: z.null(),
  errors: [kernelErrors.inUse],
})

export const getFirstLevelOptions = endpoint({
  method: 'GET',
  path: '/DeptManagement/firstDept/options',
  summary: 'Enabled first-level departments (right below a hospital) as choices',
  access: 'signedIn',
  answer: z.array(z.object({ value: z.number(), label: z.string() })),
})
const directory = {
  method: 'GET',
  access: 'signedIn',
  query: searchQuery,
  answer: pageOf(z.object({ id: z.number(), name: z.string(), parentId: z.number(), parentName: z.string().nullable(), sort: z.number() })),
} as const
export const listDirectory = endpoint({
  ...directory,
  path: '/DeptManagement/deptList',
  summary: 'The directory of enabled departments, names only',
})
export const listDirectoryInSignUp = endpoint({
  ...directory,
  path: '/sign/DeptManagement/deptList',
  summary: 'The directory of enabled departments (sign-up spelling)',
})
