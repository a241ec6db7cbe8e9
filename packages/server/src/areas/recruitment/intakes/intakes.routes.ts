import type { Bind } from '../../../platform/http/bind.ts'

export function intakesRoutes(_bind: Bind) {}
