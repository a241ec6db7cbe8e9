import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {}
