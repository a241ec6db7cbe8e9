import { lazy } from 'react'

export { NoticeBell } from './notices/notice-bell.tsx'
export { UndeliveredNote } from './deliveries/undelivered-note.tsx'

/** Loaded with the personal centre, not with the bell. */
export const NotificationPreferences = lazy(async () => ({
  default: (await import('./preferences/notification-preferences.tsx')).NotificationPreferences,
}))
