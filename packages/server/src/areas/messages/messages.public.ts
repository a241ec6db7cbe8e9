export { recallNotices } from './notices/notice.queries.ts'
export { notify } from './notices/notify.ts'
