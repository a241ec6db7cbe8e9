import type { Bind } from '../../platform/http/bind.ts'

export function messagesRoutes(_bind: Bind) {}
