import type { ReactNode } from 'react'

/** Replaces the library's provider of moving tooltips (vite.config.ts). */
export default ({ children }: { children: ReactNode }) => children
