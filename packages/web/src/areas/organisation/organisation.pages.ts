import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = { 'system/dept/index': () => import('./department-list.page.tsx') }
