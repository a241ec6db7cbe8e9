import type { Bind } from '../../../platform/http/bind.ts'

export function statisticsRoutes(_bind: Bind) {}
