import * as audit from '@residency/contract/areas/accounts/audit.contract'
import * as menu from '@residency/contract/areas/accounts/menu.contract'
import * as mini from '@residency/contract/areas/accounts/mini-menu.contract'
import * as role from '@residency/contract/areas/accounts/role.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { listAudit, listAuditActions } from './audit-log.ts'
import { deleteMenu } from './menu-delete.ts'
import { getMenuForm, listMenuOptions, listMenus } from './menu-list.ts'
import { routeLister } from './menu-routes.ts'
import { setMenuVisible } from './menu-visibility.ts'
import { createMenu, updateMenu } from './menu-write.ts'
import { listMiniMenus, listOwnMiniMenus } from './mini-menu-list.ts'
import { createMiniMenu, deleteMiniMenu, updateMiniMenu } from './mini-menu-write.ts'
import { deleteRoles } from './role-delete.ts'
import { getRoleForm, getRoleMenuIds, listRoleOptions, listRoles } from './role-list.ts'
import { setRoleMenus } from './role-menus.ts'
import { setRoleStatus } from './role-status.ts'
import { createRole, updateRole } from './role-write.ts'

/** Roles, menus and the audit log: who may do what, and who did it. */
export function rightsRoutes(bind: Bind) {
  bind(role.listRoles, listRoles)
  bind(role.listRoleOptions, listRoleOptions)
  bind(role.getRoleForm, getRoleForm)
  bind(role.createRole, createRole)
  bind(role.updateRole, updateRole)
  bind(role.deleteRoles, deleteRoles)
  bind(role.setRoleStatus, setRoleStatus)
  bind(role.getRoleMenuIds, getRoleMenuIds)
  bind(role.setRoleMenus, setRoleMenus)

  bind(menu.listRoutes, routeLister())
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
