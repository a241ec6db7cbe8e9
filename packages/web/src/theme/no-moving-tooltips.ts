import type { ReactNode } from 'react'

/** Stands for the library's provider of tooltips that move (vite.config.ts). */
export default ({ children }: { children: ReactNode }) => children
