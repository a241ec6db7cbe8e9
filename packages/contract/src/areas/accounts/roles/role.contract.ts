import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { sortPlaceUpTo } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { accountsErrors, DATA_SCOPES, accountsPermissions as may } from '../access.ts'

const status = z.union([z.literal(0), z.literal(1)])
const dataScope = z.literal(DATA_SCOPES)

/** Role codes are upper case, as the table requires; lower case is converted. */
const roleCode = requiredText(32)
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'accounts.roleCode.wrong'))

/**
 * The published client's RoleForm (`id` in the body is ignored, the path decides); `version` is
 * ours.
 */
export const roleForm = z.object({
  name: requiredText(64),
  code: roleCode,
  sort: sortPlaceUpTo(1_000_000),
  status: status.default(1),
  dataScope: dataScope.default(3),
  version: z.number().int().optional(),
})

export type RoleForm = z.output<typeof roleForm>

/** By what readers order the roles; without it they are in the order of the office. */
export const roleSorts = ['sort', 'createTime', 'updateTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(roleSorts),
  status: emptyAsAbsent(z.coerce.number().pipe(status)),
})
export type RoleFilters = z.output<typeof filters>

const roleRow = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  status,
  sort: z.number(),
  dataScope,
  isBuiltIn: z.boolean(),

  /** `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai. */
  createTime: z.string(),
  updateTime: z.string(),

  /** What the reader may do to this role: edit assignMenus disable enable delete. */
  actions: z.array(z.string()),
})

export type RoleRow = z.output<typeof roleRow>

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/v1/roles/page',
  summary: 'Roles; ROOT is shown to ROOT only',
  access: { permission: may.roleList },
  unscoped: 'settings of the product, no records of people',
  query: filters,
  answer: pageOf(roleRow),
})

export const listRoleOptions = endpoint({
  method: 'GET',
  path: '/api/v1/roles/options',
  summary:
    'Roles that a visible account can hold; `disabled` marks those that the reader may not grant',
  access: { permission: [may.roleList, may.userList, may.userAdd, may.userEdit, may.userImport] },
  unscoped: 'settings of the product, no records of people',
  answer: z.array(
    z.object({
      value: z.number(),
      label: z.string(),
      code: z.string(),
      disabled: z.literal(true).optional(),
    }),
  ),
})

export const getRoleForm = endpoint({
  method: 'GET',
  path: '/api/v1/roles/{id}/form',
  summary: 'One role as its form',
  access: { permission: [may.roleList, may.roleEdit] },
  params: idParam,
  answer: z.object({
    id: z.number(),
    name: z.string(),
    code: z.string(),
    sort: z.number(),
    status,
    dataScope,
    isBuiltIn: z.boolean(),
    version: z.number(),
  }),
})

export const createRole = endpoint({
  method: 'POST',
  path: '/api/v1/roles',
  summary: 'Create a role without rights',
  access: { permission: may.roleAdd },
  body: roleForm,
  once: true,
  answer: z.null(),
  errors: [
    accountsErrors.roleCodeTaken,
    accountsErrors.roleNameTaken,
    accountsErrors.scopeWiderThanHeld,
  ],
})

export const updateRole = endpoint({
  method: 'PUT',
  path: '/api/v1/roles/{id}',
  summary: 'Change a role; its holders have the new rights with their next request',
  access: { permission: may.roleEdit },
  params: idParam,
  body: roleForm,
  answer: z.null(),
  errors: [
    accountsErrors.roleCodeTaken,
    accountsErrors.roleNameTaken,
    accountsErrors.roleBuiltIn,
    accountsErrors.roleHoldsMore,
    accountsErrors.scopeWiderThanHeld,
    accountsErrors.lastRoot,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteRoles = endpoint({
  method: 'DELETE',
  path: '/api/v1/roles/{ids}',
  summary: 'Delete roles that nobody has: all of them or none',
  access: { permission: may.roleDelete },
  params: idsParam,
  answer: z.null(),
  errors: [accountsErrors.roleAssigned, accountsErrors.roleBuiltIn, accountsErrors.roleHoldsMore],
})

export const setRoleStatus = endpoint({
  method: 'PUT',
  path: '/api/v1/roles/{id}/status',
  summary: 'Enable or disable a role',
  access: { permission: may.roleEdit },
  params: idParam,
  query: z.object({ status: z.coerce.number().pipe(status) }),
  answer: z.null(),
  errors: [accountsErrors.roleHoldsMore, accountsErrors.lastRoot],
})

export const getRoleMenuIds = endpoint({
  method: 'GET',
  path: '/api/v1/roles/{id}/menuIds',
  summary: 'Ids of the menus and buttons a role has',
  access: { permission: [may.roleList, may.roleEdit] },
  params: idParam,
  answer: z.array(z.number()),
})

export const setRoleMenus = endpoint({
  method: 'PUT',
  path: '/api/v1/roles/{id}/menus',
  summary: 'Give a role exactly these menus and buttons',
  access: { permission: may.roleEdit },
  params: idParam,
  // our addition to the published client's body: the version of the role that was read, so that a
  // second editor is refused
  query: z.object({ version: z.coerce.number().int().optional() }),
  body: z.array(z.number().int().positive()).max(5000),
  answer: z.null(),
  errors: [
    accountsErrors.menusHoldMore,
    accountsErrors.roleHoldsMore,
    accountsErrors.menuUnknown,
    kernelErrors.changedMeanwhile,
  ],
})
