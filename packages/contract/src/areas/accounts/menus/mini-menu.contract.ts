import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { sortPlaceUpTo } from '../../../kernel/calls/record.ts'
import { optionalText, requiredText } from '../../../kernel/text/text.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'
import { insidePath } from './menu.contract.ts'

const bit = z.union([z.literal(0), z.literal(1)])

/**
 * A menu of the mini-program: its target, and the codes of the roles that see it (ROOT sees all).
 */
export const miniMenuForm = z.object({
  parentId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  name: requiredText(64),
  nameEn: optionalText(64),
  path: insidePath,
  icon: optionalText(200),
  sort: sortPlaceUpTo(1_000_000),
  visible: bit.default(1),
  roleCodes: z
    .array(z.string().max(32))
    .max(100)
    .nullish()
    .transform((codes) => [...new Set(codes ?? [])]),
  version: z.number().int().optional(),
})

export type MiniMenuForm = z.output<typeof miniMenuForm>

const miniMenuNode = z.object({
  id: z.number(),
  parentId: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  path: z.string().nullable(),
  icon: z.string().nullable(),
  sort: z.number(),
  visible: bit,
  roleCodes: z.array(z.string()),
  version: z.number(),

  /** What the reader may do to this menu: add (below it) edit delete. */
  actions: z.array(z.string()),
  get children() {
    return z.array(miniMenuNode)
  },
})

export type MiniMenuNode = z.output<typeof miniMenuNode>

const ownMiniMenu = z.object({
  id: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  path: z.string().nullable(),
  icon: z.string().nullable(),
  get children() {
    return z.array(ownMiniMenu)
  },
})

export type OwnMiniMenu = z.output<typeof ownMiniMenu>

export const listMiniMenus = endpoint({
  method: 'GET',
  path: '/api/v1/miniMenus/page',
  summary:
    'Mini-program menus: a page of top menus, each with what is below it; total counts the top menus',
  access: { permission: may.miniMenuList },
  unscoped: 'settings of the product, no records of people',
  unsorted: 'a tree, arranged by hand',
  query: searchQuery,
  answer: pageOf(miniMenuNode),
})

export const listOwnMiniMenus = endpoint({
  method: 'GET',
  path: '/api/v1/miniMenus/own',
  summary: 'What the reader’s roles see in the mini-program',
  access: 'signedIn',
  answer: z.array(ownMiniMenu),
})

export const createMiniMenu = endpoint({
  method: 'POST',
  path: '/api/v1/miniMenus',
  summary: 'Create a mini-program menu',
  access: { permission: may.miniMenuAdd },
  body: miniMenuForm,
  once: true,
  answer: z.null(),
  errors: [accountsErrors.menuParentWrong, accountsErrors.roleCodeUnknown],
})

export const updateMiniMenu = endpoint({
  method: 'PUT',
  path: '/api/v1/miniMenus/{id}',
  summary: 'Change or move a mini-program menu',
  access: { permission: may.miniMenuEdit },
  params: idParam,
  body: miniMenuForm,
  answer: z.null(),
  errors: [
    accountsErrors.menuParentWrong,
    accountsErrors.roleCodeUnknown,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteMiniMenu = endpoint({
  method: 'DELETE',
  path: '/api/v1/miniMenus/{id}',
  summary: 'Delete a mini-program menu with everything below it',
  access: { permission: may.miniMenuDelete },
  params: idParam,
  answer: z.null(),
})
