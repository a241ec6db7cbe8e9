export { NoticeBell } from './notices/notice-bell.tsx'
