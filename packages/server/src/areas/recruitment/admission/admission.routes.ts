import type { Bind } from '../../../platform/http/bind.ts'

export function admissionRoutes(_bind: Bind) {}
