import { WAITING_KINDS, type Waiting } from '@residency/contract/areas/dashboard/waiting.public'

/** The home page shows what the areas' own policies let the reader do and nothing else: what counts none is not named at all. */
export const shownWaiting = (all: readonly Waiting[]): Waiting[] =>
  all.filter((one) => one.count > 0).sort((a, b) => WAITING_KINDS.indexOf(a.kind) - WAITING_KINDS.indexOf(b.kind))
