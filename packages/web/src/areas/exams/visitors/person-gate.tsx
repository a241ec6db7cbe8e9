import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { usePersonToken } from './use-person-session.ts'

/**
 * Shows what needs the session of a person without an account; without one it leads to their login,
 * which says so.
 */
export const PersonGate = ({ children }: { children: ReactNode }) =>
  usePersonToken() === null ? <Navigate to="/employment/login?over=1" replace /> : children
