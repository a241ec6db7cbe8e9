import type { Face } from '../login/login.rules.ts'

/** The page that the provider of single sign-on sends browsers back to. */
const CALLBACK = '/login/sso'
export const isSsoCallback = (path: string) => path.replace(/\/+$/, '') === CALLBACK

/**
 * People of the hospital have an account at the provider; applicants and partner units have none.
 */
export const offersSso = (face: Face) =>
  face === 'staff' || face === 'teacher' || face === 'student'
