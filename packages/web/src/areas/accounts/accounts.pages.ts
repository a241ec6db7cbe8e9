import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'system/user/index': () => import('./user-list.page.tsx'),
  'system/user/teacher': () => import('./teacher-user-list.page.tsx'),
  'system/user/student': () => import('./student-user-list.page.tsx'),
  'system/role/index': () => import('./role-list.page.tsx'),
  'system/menu/index': () => import('./menu-list.page.tsx'),
  'system/mini-menu/index': () => import('./mini-menu-list.page.tsx'),
  'system/online/index': () => import('./online-list.page.tsx'),
  'system/audit/index': () => import('./audit-list.page.tsx'),
  'system/outbox/index': () => import('./outbox-list.page.tsx'),
  'personal/center': () => import('./personal-centre.page.tsx'),
}
