import type { ReactNode } from 'react'

/**
 * Replaces components of the library that only add movement to what they hold: the ripple around
 * what was pressed, and the provider of moving tooltips (vite.config.ts).
 */
export default ({ children }: { children: ReactNode }) => children
