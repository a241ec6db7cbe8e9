import * as audit from '@residency/contract/areas/accounts/audit/audit.contract'
import * as menu from '@residency/contract/areas/accounts/menus/menu.contract'
import * as mini from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { listRoutes } from '@residency/contract/areas/accounts/menus/route.contract'
import * as role from '@residency/contract/areas/accounts/roles/role.contract'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import type { Binder } from '../../platform/http/bind.ts'
import { listAudit, listAuditActions } from './audit/audit-log.ts'
import { deleteMenu } from './menus/menu-delete.ts'
import { getMenuForm, listMenuOptions, listMenus } from './menus/menu-list.ts'
import { routeLister } from './menus/menu-routes.ts'
import { setMenuVisible } from './menus/menu-visibility.ts'
import { createMenu, updateMenu } from './menus/menu-write.ts'
import { listMiniMenus, listOwnMiniMenus } from './menus/mini-menu-list.ts'
import { createMiniMenu, deleteMiniMenu, updateMiniMenu } from './menus/mini-menu-write.ts'
import { deleteRoles } from './roles/role-delete.ts'
import { getRoleForm, getRoleMenuIds, listRoleOptions, listRoles } from './roles/role-list.ts'
import { setRoleMenus } from './roles/role-menus.ts'
import { setRoleStatus } from './roles/role-status.ts'
import { createRole, updateRole } from './roles/role-write.ts'

/** Endpoints for roles, menus and the audit log. */
export function rightsRoutes(binder: Binder) {
  const bind = binder(accountsWords)

  bind(role.listRoles, listRoles)
  bind(role.listRoleOptions, listRoleOptions)
  bind(role.getRoleForm, getRoleForm)
  bind(role.createRole, createRole)
  bind(role.updateRole, updateRole)
  bind(role.deleteRoles, deleteRoles)
  bind(role.setRoleStatus, setRoleStatus)
  bind(role.getRoleMenuIds, getRoleMenuIds)
  bind(role.setRoleMenus, setRoleMenus)

  bind(listRoutes, routeLister())
  bind(menu.listMenus, listMenus)
  bind(menu.listMenuOptions, listMenuOptions)
  bind(menu.getMenuForm, getMenuForm)
  bind(menu.createMenu, createMenu)
  bind(menu.updateMenu, updateMenu)
  bind(menu.deleteMenu, deleteMenu)
  bind(menu.setMenuVisible, setMenuVisible)

  bind(mini.listMiniMenus, listMiniMenus)
  bind(mini.listOwnMiniMenus, listOwnMiniMenus)
  bind(mini.createMiniMenu, createMiniMenu)
  bind(mini.updateMiniMenu, updateMiniMenu)
  bind(mini.deleteMiniMenu, deleteMiniMenu)

  bind(audit.listAudit, listAudit)
  bind(audit.listAuditActions, listAuditActions)
}
