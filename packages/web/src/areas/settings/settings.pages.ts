import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = { 'system/dict/index': () => import('./dictionary.page.tsx') }
