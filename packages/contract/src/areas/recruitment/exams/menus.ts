import type { MenuSeed } from '../../../kernel/index.ts'

/** Stand below `recruit`, which sign-up declares. */
export const examsMenus: readonly MenuSeed[] = []
