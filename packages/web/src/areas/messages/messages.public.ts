export { NoticeBell } from './notice-bell.tsx'
export { NotificationPreferences } from './notification-preferences.tsx'
export { UndeliveredNote } from './undelivered-note.tsx'
