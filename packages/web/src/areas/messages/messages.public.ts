export { NoticeBell } from './notice-bell.tsx'
export { UndeliveredNote } from './undelivered-note.tsx'
