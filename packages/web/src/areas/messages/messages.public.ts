import { lazy } from 'react'

export { NoticeBell } from './notice-bell.tsx'
export { UndeliveredNote } from './undelivered-note.tsx'

/** Loaded with the personal centre, not with the bell. */
export const NotificationPreferences = lazy(async () => ({
  default: (await import('./notification-preferences.tsx')).NotificationPreferences,
}))
