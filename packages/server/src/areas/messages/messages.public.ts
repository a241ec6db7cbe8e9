export { recallNotices } from './notice.queries.ts'
export { notify } from './notify.ts'
