import type { ReactNode } from 'react'

/** Replaces the library's ripple around what was pressed (vite.config.ts). */
export default ({ children }: { children: ReactNode }) => children
