import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { sortPlaceUpTo, textOfOurs } from '../../../kernel/calls/record.ts'
import { optionalText, requiredText, searchText } from '../../../kernel/text/text.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'

/** Type names on the wire with the numbers in the table (both published). */
export const MENU_TYPES = { MENU: 1, CATALOG: 2, EXTLINK: 3, BUTTON: 4 } as const
export type MenuType = keyof typeof MENU_TYPES
const type = z.enum(['CATALOG', 'MENU', 'BUTTON', 'EXTLINK'])
const bit = z.union([z.literal(0), z.literal(1)])
const flag = bit.nullish().transform((v) => v ?? null)

/** An address inside the product: no scheme, no other host, no spaces. */
export const insidePath = optionalText(200).pipe(
  z
    .string()
    .regex(/^(?!\/\/)(?!\w[\w+.-]*:)[^\s<>"'\\]+$/, 'accounts.path.wrong')
    .nullable(),
)

const isWebAddress = (text: string) => /^https?:\/\/[^\s<>"'\\]+$/i.test(text)

/**
 * The published client's MenuForm; `nameEn` and `version` are ours and keep their values if
 * omitted. Without an English name the Chinese one is shown.
 */
export const menuForm = z
  .object({
    parentId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    name: requiredText(64),
    nameEn: textOfOurs(64),
    type,
    path: optionalText(500),
    component: insidePath,
    perm: optionalText(100).pipe(
      z
        .string()
        .regex(/^[a-z][\w-]*:[a-z][\w-]*:[a-z][\w-]*$/, 'accounts.perm.wrong')
        .nullable(),
    ),
    visible: bit.default(1),
    sort: sortPlaceUpTo(1_000_000),
    icon: optionalText(64).pipe(
      z
        .string()
        .regex(/^[\w:.-]+$/, 'accounts.icon.wrong')
        .nullable(),
    ),
    redirect: insidePath,
    keepAlive: flag,
    alwaysShow: flag,
    version: z.number().int().optional(),
  })
  .superRefine((form, ctx) => {
    const complain = (message: string) => ctx.addIssue({ code: 'custom', path: ['path'], message })
    if (form.type === 'BUTTON') return

    if (form.path === null) complain('kernel.text.required')
    else if (
      form.type === 'EXTLINK' ? !isWebAddress(form.path) : !insidePath.safeParse(form.path).success
    )
      complain('accounts.path.wrong')
  })

export type MenuForm = z.output<typeof menuForm>

/**
 * MenuVO: null stays null, the children of a leaf are []. `nameEn`, `isBuiltIn` and `actions` are
 * ours.
 */
const menuNode = z.object({
  id: z.number(),
  parentId: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  type,
  path: z.string().nullable(),
  component: z.string().nullable(),
  sort: z.number(),
  visible: bit,
  icon: z.string().nullable(),
  redirect: z.string().nullable(),
  perm: z.string().nullable(),
  isBuiltIn: z.boolean(),

  /** What the reader may do to this menu: add (below it) edit hide show delete. */
  actions: z.array(z.string()),
  get children() {
    return z.array(menuNode)
  },
})

export type MenuNode = z.output<typeof menuNode>

/**
 * Option: `children` is left out when empty; `disabled` marks a permission that the reader does not
 * hold and so cannot grant.
 */
const menuOption = z.object({
  value: z.number(),
  label: z.string(),
  disabled: z.literal(true).optional(),
  get children() {
    return z.array(menuOption).optional()
  },
})

export type MenuOption = z.output<typeof menuOption>

export const listMenus = endpoint({
  method: 'GET',
  path: '/api/v1/menus',
  summary:
    'The tree of all menus and buttons; a search answers what it found, each below its nearest found ancestor',
  access: { permission: may.menuList },
  unscoped: 'settings of the product, no records of people',
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(menuNode),
})

export const listMenuOptions = endpoint({
  method: 'GET',
  path: '/api/v1/menus/options',
  summary: 'The tree of all menus and buttons to choose from',
  access: { permission: [may.menuList, may.menuAdd, may.menuEdit, may.roleList, may.roleEdit] },
  unscoped: 'settings of the product, no records of people',
  answer: z.array(menuOption),
})

export const getMenuForm = endpoint({
  method: 'GET',
  path: '/api/v1/menus/{id}/form',
  summary: 'One menu as its form',
  access: { permission: [may.menuList, may.menuEdit] },
  params: idParam,
  answer: z.object({
    id: z.number(),
    parentId: z.number(),
    name: z.string(),
    nameEn: z.string().nullable(),
    type,
    path: z.string().nullable(),
    component: z.string().nullable(),
    perm: z.string().nullable(),
    visible: bit,
    sort: z.number(),
    icon: z.string().nullable(),
    redirect: z.string().nullable(),
    keepAlive: bit.nullable(),
    alwaysShow: bit.nullable(),
    isBuiltIn: z.boolean(),
    version: z.number(),
  }),
})

export const createMenu = endpoint({
  method: 'POST',
  path: '/api/v1/menus',
  summary: 'Create a menu or button; nobody but ROOT sees it until a role has it',
  access: { permission: may.menuAdd },
  body: menuForm,
  once: true,
  answer: z.null(),
  errors: [accountsErrors.menuParentWrong, accountsErrors.permissionNotHeld],
})

export const updateMenu = endpoint({
  method: 'PUT',
  path: '/api/v1/menus/{id}',
  summary: 'Change a menu, or move it with everything below it',
  access: { permission: may.menuEdit },
  params: idParam,
  body: menuForm,
  answer: z.null(),
  errors: [
    accountsErrors.menuParentWrong,
    accountsErrors.menuBuiltInFixed,
    accountsErrors.menuHasChildren,
    accountsErrors.permissionNotHeld,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteMenu = endpoint({
  method: 'DELETE',
  path: '/api/v1/menus/{id}',
  summary: 'Delete a menu with everything below it',
  access: { permission: may.menuDelete },
  params: idParam,
  answer: z.null(),
  errors: [accountsErrors.menuBuiltIn],
})

export const setMenuVisible = endpoint({
  method: 'PATCH',
  path: '/api/v1/menus/{id}',
  summary: 'Show or hide a menu',
  access: { permission: may.menuEdit },
  params: idParam,
  query: z.object({ visible: z.coerce.number().pipe(bit) }),
  answer: z.null(),
})
