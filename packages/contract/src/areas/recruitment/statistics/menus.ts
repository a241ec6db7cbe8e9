import type { MenuSeed } from '../../../kernel/index.ts'

/** Stand below `recruit`, which sign-up declares. */
export const statisticsMenus: readonly MenuSeed[] = []
