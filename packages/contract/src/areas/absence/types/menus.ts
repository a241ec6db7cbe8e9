import type { MenuSeed } from '../../../kernel/index.ts'

export const leaveTypeMenus: readonly MenuSeed[] = []
