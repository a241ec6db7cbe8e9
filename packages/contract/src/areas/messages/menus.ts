import type { MenuSeed } from '../../kernel/index.ts'

export const messagesMenus: readonly MenuSeed[] = []
