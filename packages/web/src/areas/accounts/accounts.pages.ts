import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'system/user/index': () => import('./users/user-list.page.tsx'),
  'system/user/teacher': () => import('./users/teacher-user-list.page.tsx'),
  'system/user/student': () => import('./users/student-user-list.page.tsx'),
  'system/role/index': () => import('./roles/role-list.page.tsx'),
  'system/menu/index': () => import('./menus/menu-list.page.tsx'),
  'system/mini-menu/index': () => import('./menus/mini-menu-list.page.tsx'),
  'system/online/index': () => import('./login/online-list.page.tsx'),
  'system/audit/index': () => import('./audit/audit-list.page.tsx'),
  'system/outbox/index': () => import('./login/outbox-list.page.tsx'),
  'personal/center': () => import('./users/personal-centre.page.tsx'),
}
