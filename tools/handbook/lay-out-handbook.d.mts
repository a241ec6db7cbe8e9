import type { readHandbook } from './read-handbook.mjs'

type Roles = Awaited<ReturnType<typeof readHandbook>>

export function textsOf(roles: Roles): string[]
export function layOutHandbook(roles: Roles, product: { version: string; time: Date }): object
