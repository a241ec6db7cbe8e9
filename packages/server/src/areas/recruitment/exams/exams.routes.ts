import type { Bind } from '../../../platform/http/bind.ts'

export function examsRoutes(_bind: Bind) {}
