import type { Bind } from '../../../platform/http/bind.ts'

export function arrivalRoutes(_bind: Bind) {}
